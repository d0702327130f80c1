import type { ChangeRow, ChangeRowState, ChangeView, ShownValue } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './changes.module.css';
import { ROW_STATES, TONES } from './row-states.ts';
import { useChangeRows } from './use-changes.ts';

/** Every row of a change, to be searched and filtered. */
export function ChangeRows({ change }: { readonly change: ChangeView }) {
  const { t } = useTranslation(['changes', 'app']);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ChangeRowState | undefined>();
  const { counts } = change;
  const filled = ROW_STATES.filter((state) => counts[state] > 0);
  // Rows leave a state while they are carried out; then all are shown.
  const state = filled.find((one) => one === chosen);
  const filter = { ...(state ? { state } : {}), ...(search ? { query: search } : {}) };
  const rows = useChangeRows(change.changeId, filter, JSON.stringify(counts));
  const list = rows.data?.pages.flatMap((page) => page.list) ?? [];
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const isFiltered = state !== undefined || search !== '';
  const counted = (label: string, n: number) => t('app:labelled', { label, value: format.number(n) });
  return (
    <div>
      <Toolbar>
        <Choice
          label={t('changes:show.label')}
          value={state ?? 'all'}
          onChange={(value) => setChosen(ROW_STATES.find((one) => one === value))}
          options={[
            { value: 'all', label: counted(t('changes:show.all'), all) },
            ...filled.map((one) => ({ value: one, label: counted(t(`changes:state.${one}`), counts[one]) })),
          ]}
        />
        <SearchField label={t('changes:search')} value={search} onSearch={setSearch} />
      </Toolbar>
      <ListBody
        list={rows}
        isEmpty={list.length === 0}
        isComing={change.state === 'preparing'}
        empty={
          <EmptyState title={t(isFiltered ? 'changes:emptyFilter.title' : 'changes:empty.title')}>
            {t(isFiltered ? 'changes:emptyFilter.text' : 'changes:empty.text')}
          </EmptyState>
        }
      >
        <RowTable rows={list} />
        <ListFoot list={rows} />
      </ListBody>
    </div>
  );
}

function RowTable({ rows }: { readonly rows: readonly ChangeRow[] }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  return (
    <PlainTable
      label={t('rows')}
      rows={rows}
      rowKey={({ position }) => position}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          cell: ({ label, sku }) => (
            <>
              {label}
              {sku ? <div className={classes.soft}>{sku}</div> : null}
            </>
          ),
        },
        ...(rows.some(({ site }) => site !== null)
          ? [{ key: 'site', title: t('column.site'), cell: ({ site }: ChangeRow) => (site ? format.site(site) : '') }]
          : []),
        { key: 'before', title: t('column.before'), cell: ({ before, site }) => <Value value={before} site={site} /> },
        { key: 'after', title: t('column.after'), cell: ({ after, site }) => <Value value={after} site={site} /> },
        {
          key: 'state',
          title: t('column.state'),
          cell: ({ state, reason, listings }) => (
            <>
              <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
              {reason ? <div className={classes.soft}>{t(`reason.${reason}`)}</div> : null}
              {reason && listings !== null ? (
                <div className={classes.soft}>{t('listings', { count: listings, n: format.number(listings) })}</div>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}

function Value({ value, site }: { readonly value: ShownValue; readonly site: ChangeRow['site'] }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  if (value === null) return <span className={classes.soft}>{t('none')}</span>;
  if (typeof value === 'string') return <span lang={site ? siteFacts(site).language : undefined}>{value}</span>;
  if (typeof value === 'number') return format.number(value);
  if ('adRate' in value) return <AdValue value={value} />;
  if ('price' in value) {
    const { price, marginShare } = value;
    return (
      <>
        {format.money(price)}
        <div className={classes.soft}>
          {marginShare === null ? t('marginUnknown') : t('margin', { share: format.percent(marginShare / 10_000) })}
        </div>
      </>
    );
  }
  if (!('word' in value)) return format.money(value);
  return (
    <>
      {t(`word.${value.word}`)}
      {value.text ? <div className={classes.text}>{value.text}</div> : null}
    </>
  );
}

/** The ad of a listing: its rate, what a sale through it costs, and what the sale earns then. */
function AdValue({ value }: { readonly value: Extract<ShownValue, { adRate: unknown }> }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { adRate, cost, margin, isExcluded, cap } = value;
  const amountOf = (amount: typeof cost) => (amount ? format.money(amount) : t('ad.unknown'));
  return (
    <>
      {adRate === null ? t(isExcluded ? 'ad.excluded' : 'ad.none') : format.percent(adRate / 10_000)}
      {adRate === null ? null : (
        <>
          <div className={classes.soft}>{t('ad.cost', { amount: amountOf(cost) })}</div>
          <div className={classes.soft}>{t('ad.margin', { amount: amountOf(margin) })}</div>
        </>
      )}
      {cap ? <div className={classes.soft}>{t('ad.cap', { cap })}</div> : null}
    </>
  );
}
