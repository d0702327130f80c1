import { Button, NativeSelect, Radio, Skeleton } from '@mantine/core';
import type { CategoryChoice } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import classes from './categories.module.css';
import { marketplaceOf } from './marketplace-of.ts';
import { pathText } from './path-text.ts';
import { useChoose, useSuggestions } from './use-categories.ts';

/** The pause in typing after which the marketplace is asked. */
const ASKING_MS = 400;

interface ChooseDialogProps {
  /** The sites to choose from; the first one is picked. */
  readonly sites: readonly [Site, ...Site[]];
  /** The first words to search by. */
  readonly words: string;
  readonly target: Pick<CategoryChoice, 'homeCategoryId'> | Pick<CategoryChoice, 'selection'>;
  /** The seller has chosen before, and may go back to the suggestion. */
  readonly isChosen: boolean;
  /** The category or the items that the choice applies to. */
  readonly lead: string;
  readonly onClose: () => void;
}

/** Finds a category of a site by words, and chooses it for a category at home or for items. */
export function ChooseDialog({ sites, words, target, isChosen, lead, onClose }: ChooseDialogProps) {
  const { t } = useTranslation(['categories', 'app']);
  const format = useFormat();
  const [site, setSite] = useState<Site>(sites[0]);
  const marketplace = marketplaceOf(site);
  const [search, setSearch] = useState(words);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = useSuggestions(site, search);
  const choose = useChoose(({ items }, { categoryId }) => {
    showToast(categoryId === null ? 'categoryFreed' : 'categoryChosen', { count: items });
    onClose();
  });
  const list = found.data?.categories ?? [];
  const chosen = list.find(({ id }) => id === chosenId);
  const save = (category: { readonly id: string; readonly path: readonly string[] } | null) =>
    choose.ask({ site, categoryId: category?.id ?? null, path: category?.path ?? [], ...target });
  if (choose.question) return <CountedDialog question={choose.question} />;
  return (
    <Dialog
      title={t('categories:choose.title')}
      width={620}
      onClose={onClose}
      footer={
        <>
          {isChosen ? (
            <ChangeButton isInDialog variant="subtle" disabled={choose.isPending} onClick={() => save(null)}>
              {t('categories:choose.free', { marketplace })}
            </ChangeButton>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <ChangeButton
            isInDialog
            loading={choose.isPending}
            blockedBecause={chosen ? undefined : t('categories:choose.pick')}
            onClick={() => chosen && save(chosen)}
          >
            {t('categories:choose.save')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p>{lead}</p>
        {sites.length > 1 ? (
          <NativeSelect
            label={t('categories:site')}
            value={site}
            data={sites.map((one) => ({ value: one, label: format.site(one) }))}
            onChange={(event) => {
              setSite(event.currentTarget.value as Site);
              setChosenId(null);
            }}
          />
        ) : null}
        <SearchField
          label={t('categories:choose.search')}
          isLabelShown
          description={t('categories:choose.hint', { site: format.site(site) })}
          isFocusedFirst
          maxLength={200}
          delayMs={ASKING_MS}
          value={search}
          onSearch={setSearch}
        />
        {found.isLoading ? <Skeleton height={120} /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : null}
        {found.isSuccess && list.length === 0 ? (
          <p role="status">{t('categories:choose.none', { marketplace })}</p>
        ) : null}
        {list.length > 0 ? (
          <Radio.Group label={t('categories:choose.results')} value={chosenId ?? ''} onChange={setChosenId}>
            <div className={classes.results}>
              {list.map(({ id, path }) => (
                <Radio key={id} value={id} label={pathText(path)} description={id} />
              ))}
            </div>
          </Radio.Group>
        ) : null}
        <p className={classes.line}>{t('categories:choose.live')}</p>
      </div>
    </Dialog>
  );
}
