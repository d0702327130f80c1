import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { CATEGORY_LIMITS, type LackingItem } from '@quayside/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './categories.module.css';
import { changedSpecifics, fillEmpty, keyOf, type LackingDraft, sharedSpecifics } from './lacking-draft.ts';
import { pathText } from './path-text.ts';
import { useGiveSpecifics, useLacking } from './use-categories.ts';

/** The items that sites do not take for want of specifics, with a field for each. */
export function LackingPanel() {
  const { t } = useTranslation(['categories', 'app']);
  const at = useAccount();
  const lacking = useLacking();
  const give = useGiveSpecifics();
  const [draft, setDraft] = useState<LackingDraft>({});
  const list = lacking.data?.pages.flatMap((page) => page.list) ?? [];
  const changed = changedSpecifics(draft, list).slice(0, CATEGORY_LIMITS.specifics);
  const save = () =>
    give.mutate(
      { specifics: changed },
      {
        onSuccess: ({ changed: count }) => {
          setDraft({});
          showToast('specificsGiven', { count });
        },
        onError: (error) => toastFailure(error),
      },
    );
  return (
    <Panel title={t('categories:lacking.title')} flush>
      {lacking.isPending ? <Skeleton height={120} /> : null}
      {lacking.isError ? <ErrorState error={lacking.error} onRetry={() => lacking.refetch()} /> : null}
      {lacking.isSuccess && list.length === 0 ? (
        <EmptyState title={t('categories:lacking.empty')}>{t('categories:lacking.emptyText')}</EmptyState>
      ) : null}
      {list.length > 0 ? (
        <>
          <FillBar list={list} onFill={(place, value) => setDraft(fillEmpty(draft, list, place, value))} />
          <LackingTable list={list} draft={draft} onType={(key, value) => setDraft({ ...draft, [key]: value })} />
          <div className={classes.bar}>
            <ChangeButton
              loading={give.isPending}
              blockedBecause={changed.length === 0 ? t('categories:lacking.nothing') : undefined}
              onClick={save}
            >
              {t('categories:lacking.save')}
            </ChangeButton>
            {lacking.hasNextPage ? (
              <Button variant="default" loading={lacking.isFetchingNextPage} onClick={() => lacking.fetchNextPage()}>
                {t('categories:more')}
              </Button>
            ) : null}
            <span className={classes.line}>
              {t('categories:lacking.then')} <Link to={paths.products(at)}>{t('categories:lacking.products')}</Link>
            </span>
          </div>
        </>
      ) : null}
    </Panel>
  );
}

interface FillBarProps {
  readonly list: readonly LackingItem[];
  readonly onFill: (place: { readonly site: string; readonly name: string }, value: string) => void;
}

/** Fills one specific in for every item that lacks it. */
function FillBar({ list, onFill }: FillBarProps) {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const shared = sharedSpecifics(list);
  const [picked, setPicked] = useState(0);
  const [value, setValue] = useState('');
  const place = shared[picked] ?? shared[0];
  if (!place) return null;
  const offered = list
    .find(({ site }) => site === place.site)
    ?.specifics.find(({ name }) => name === place.name)?.allowedValues;
  return (
    <div className={classes.bar}>
      <NativeSelect
        label={t('lacking.fill.which')}
        value={String(picked)}
        data={shared.map(({ site, name, n }, index) => ({
          value: String(index),
          label: t('lacking.fill.option', { name, site: format.site(site), n: format.number(n) }),
        }))}
        onChange={(event) => {
          setPicked(Number(event.currentTarget.value));
          setValue('');
        }}
      />
      <ValueField
        label={t('lacking.fill.value')}
        offered={offered ?? []}
        isOnly={false}
        value={value}
        onType={setValue}
      />
      <ChangeButton
        variant="default"
        blockedBecause={value.trim() === '' ? t('lacking.fill.noValue') : undefined}
        onClick={() => onFill(place, value.trim())}
      >
        {t('lacking.fill.do')}
      </ChangeButton>
    </div>
  );
}

interface LackingTableProps {
  readonly list: readonly LackingItem[];
  readonly draft: LackingDraft;
  readonly onType: (key: string, value: string) => void;
}

function LackingTable({ list, draft, onType }: LackingTableProps) {
  const { t } = useTranslation('categories');
  const at = useAccount();
  return (
    <PlainTable
      label={t('lacking.title')}
      isStacking
      rows={list}
      rowKey={({ itemId, site }) => `${itemId}/${site}`}
      columns={[
        {
          key: 'item',
          title: t('lacking.item'),
          cell: ({ itemId, sku, title }) => (
            <>
              <Link to={paths.item(at, itemId)}>{title}</Link>
              <span className={classes.line}>{sku}</span>
            </>
          ),
        },
        {
          key: 'site',
          title: t('mapping.there'),
          cell: ({ site, category }) => (
            <>
              <SitePlate site={site} /> {pathText(category?.path ?? [])}
            </>
          ),
        },
        {
          key: 'specifics',
          title: t('lacking.specifics'),
          cell: (item) => (
            <div className={classes.fields}>
              {item.specifics.map(({ name, allowedValues, isSelectionOnly, values }) => (
                <ValueField
                  key={name}
                  label={name}
                  offered={allowedValues}
                  isOnly={isSelectionOnly}
                  value={draft[keyOf(item, name)] ?? values[0] ?? ''}
                  onType={(value) => onType(keyOf(item, name), value)}
                />
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}

interface ValueFieldProps {
  readonly label: string;
  readonly offered: readonly string[];
  /** The site takes no other value. */
  readonly isOnly: boolean;
  readonly value: string;
  readonly onType: (value: string) => void;
}

function ValueField({ label, offered, isOnly, value, onType }: ValueFieldProps) {
  const listId = useId();
  if (isOnly && offered.length > 0) {
    const known = value === '' || offered.includes(value) ? offered : [value, ...offered];
    return (
      <NativeSelect
        label={label}
        value={value}
        data={[{ value: '', label: '—' }, ...known]}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    );
  }
  return (
    <>
      <TextInput
        label={label}
        maxLength={CATEGORY_LIMITS.specificValue}
        list={offered.length > 0 ? listId : undefined}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {offered.length > 0 ? (
        <datalist id={listId}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
