import type { ChangeView, Product, ProductFilter, ShippingProfileView } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './shipping.module.css';
import { useItemSearch } from './use-item-search.ts';
import { type ItemChoice, usePrepareAssignment } from './use-shipping.ts';

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
  /** Shows what would change. */
  readonly onPrepared: (change: ChangeView) => void;
  readonly onClose: () => void;
}

/** Finds items of a platform, and prepares assigning this profile to one, several or all of the results. */
export function AddItemsDialog({ profile, platform, onPrepared, onClose }: AddItemsDialogProps) {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const [query, setQuery] = useState('');
  const [filterName, setFilterName] = useState<FilterName>('all');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const filter: ProductFilter = { ...FILTERS[filterName], ...(query ? { query } : {}) };
  const found = useItemSearch(platform, filter);
  const rows = found.data?.pages.flatMap((page) => page.list) ?? [];
  const count = found.data?.pages[0]?.count ?? null;
  const prepare = usePrepareAssignment();
  const assign = (selection: ItemChoice) =>
    prepare.mutate({ ...selection, profileId: profile.id }, { onSuccess: onPrepared });
  return (
    <Dialog
      title={t('add.title', { name: profile.profile.name })}
      placement="side"
      width={680}
      onClose={onClose}
      footer={
        <>
          {rows.length > 0 ? (
            <ChangeButton
              isInDialog
              variant="default"
              loading={prepare.isPending && chosen.size === 0}
              onClick={() => assign({ platform, filter })}
            >
              {count === null ? t('add.allFound') : t('add.all', { count })}
            </ChangeButton>
          ) : null}
          <ChangeButton
            isInDialog
            loading={prepare.isPending && chosen.size > 0}
            disabled={chosen.size === 0}
            onClick={() => assign({ platform, itemIds: [...chosen] })}
          >
            {t('add.chosen', { count: chosen.size })}
          </ChangeButton>
        </>
      }
    >
      <div>
        <p className={classes.soft}>{t('add.lead')}</p>
        <Toolbar>
          <SearchField label={t('add.search')} isFocusedFirst maxLength={200} value={query} onSearch={setQuery} />
          <Choice
            label={t('add.filter.label')}
            value={filterName}
            onChange={(value) => setFilterName(FILTER_NAMES.find((name) => name === value) ?? 'all')}
            options={FILTER_NAMES.map((value) => ({ value, label: t(`add.filter.${value}`) }))}
          />
        </Toolbar>
        <ListBody list={found} isEmpty={rows.length === 0} empty={<EmptyState title={t('add.nothing')} />}>
          <FoundItems rows={rows} chosen={chosen} onToggle={(id) => setChosen(toggled(chosen, id))} />
          <ListFoot list={found} />
        </ListBody>
        <p className={classes.soft} role="status">
          {count === null ? '' : t('add.found', { n: format.number(count) })}
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
