import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AssignmentInput, Product, ProductFilter, ShippingProfileView } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useItemSearch } from './use-item-search.ts';

const TYPING_MS = 250;

/** The filters of the product list that help to find items for a profile. */
const FILTERS = {
  all: {},
  noShipping: { eligibility: 'noShipping' },
  listedAbroad: { status: 'listedAbroad' },
  notListed: { status: 'notListed' },
} as const satisfies Record<string, ProductFilter>;
type FilterName = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

interface AddItemsDialogProps {
  readonly profile: ShippingProfileView;
  readonly platform: Platform;
  readonly onClose: () => void;
}

/** Finds items of a platform, and assigns this profile to one, several or all of the results. */
export function AddItemsDialog({ profile, platform, onClose }: AddItemsDialogProps) {
  const { t } = useTranslation(['shipping', 'app']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [filterName, setFilterName] = useState<FilterName>('all');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const filter: ProductFilter = { ...FILTERS[filterName], ...(query ? { query } : {}) };
  const found = useItemSearch(platform, filter);
  const rows = found.data?.pages.flatMap((page) => page.list) ?? [];
  const count = found.data?.pages[0]?.count ?? null;
  const consent = useConsent({
    onDone: ({ items }) => {
      showToast('shippingProfileAssigned', { count: items, profile: profile.profile.name });
      onClose();
    },
  });
  const assign = (selection: AssignmentInput) => consent.ask({ change: 'assign', profileId: profile.id, selection });
  if (consent.question) return <TouchDialog {...consent.question} />;
  return (
    <Dialog
      title={t('shipping:add.title', { name: profile.profile.name })}
      placement="side"
      width={680}
      onClose={onClose}
      footer={
        <>
          {rows.length > 0 ? (
            <ChangeButton
              isInDialog
              variant="default"
              loading={consent.isPending && chosen.size === 0}
              onClick={() => assign({ platform, filter })}
            >
              {count === null ? t('shipping:add.allFound') : t('shipping:add.all', { count })}
            </ChangeButton>
          ) : null}
          <ChangeButton
            isInDialog
            loading={consent.isPending && chosen.size > 0}
            disabled={chosen.size === 0}
            onClick={() => assign({ platform, itemIds: [...chosen] })}
          >
            {t('shipping:add.chosen', { count: chosen.size })}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p className={classes.soft}>{t('shipping:add.lead')}</p>
        <div className={classes.bar}>
          <TextInput
            type="search"
            data-autofocus
            className={classes.grow ?? ''}
            aria-label={t('shipping:add.search')}
            placeholder={t('shipping:add.search')}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Choice
            label={t('shipping:add.filter.label')}
            value={filterName}
            onChange={(value) => setFilterName(FILTER_NAMES.find((name) => name === value) ?? 'all')}
            options={FILTER_NAMES.map((value) => ({ value, label: t(`shipping:add.filter.${value}`) }))}
          />
        </div>
        {found.isPending ? <Skeleton height={240} /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : null}
        {found.isSuccess && rows.length === 0 ? <EmptyState title={t('shipping:add.nothing')} /> : null}
        {rows.length > 0 ? (
          <FoundItems rows={rows} chosen={chosen} onToggle={(id) => setChosen(toggled(chosen, id))} />
        ) : null}
        {found.hasNextPage ? (
          <div>
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
              {t('app:more')}
            </Button>
          </div>
        ) : null}
        <p className={classes.soft} role="status">
          {count === null ? '' : t('shipping:add.found', { n: format.number(count) })}
        </p>
      </div>
    </Dialog>
  );
}

function FoundItems(props: {
  readonly rows: readonly Product[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}) {
  const { t } = useTranslation('shipping');
  return (
    <PlainTable
      label={t('add.results')}
      rows={props.rows}
      rowKey={({ id }) => id}
      isStacking
      columns={[
        {
          key: 'title',
          title: t('column.item'),
          cell: ({ id, title }) => (
            <label className={classes.check}>
              <input type="checkbox" checked={props.chosen.has(id)} onChange={() => props.onToggle(id)} />
              <span>{title}</span>
            </label>
          ),
        },
        { key: 'sku', title: t('column.sku'), cell: ({ sku }) => sku },
        {
          key: 'profile',
          title: t('column.profile'),
          cell: ({ shipping_profile }) =>
            shipping_profile === null ? <span className={classes.soft}>{t('add.none')}</span> : shipping_profile,
        },
      ]}
    />
  );
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
