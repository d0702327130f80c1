import { Button } from '@mantine/core';
import { AD_VIEWS, type AdView, MOST_ITEMS, type PromotedItem, type PromotionOverview } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { ListTabs } from '../../ui/list/list-tabs.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { CapDialog } from './cap-dialog.tsx';
import { ExclusionFileDialog } from './exclusion-file-dialog.tsx';
import { useRateText } from './market-text.ts';
import type { Done } from './promotion-alerts.tsx';
import classes from './promotions.module.css';
import { usePrepareItems, usePromotedItems } from './use-promotions.ts';

const TABS = ['all', ...AD_VIEWS] as const;

interface ItemListProps {
  readonly overview: PromotionOverview;
  readonly onPrepared: (changeId: number, done: Done) => void;
}

/** The live listings of a market with their ads. The address names the market, the part and the search: `?site=DE&view=failed`. */
export function ItemList({ overview, onPrepared }: ItemListProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<'file' | 'cap' | null>(null);
  const prepare = usePrepareItems();
  const market = overview.markets.find(({ site }) => site === address.get('site')) ?? overview.markets[0];
  const view = AD_VIEWS.find((one) => one === address.get('view'));
  const query = address.get('q') ?? '';
  const site: Site = market?.site ?? 'UK';
  const items = usePromotedItems({ site, ...(view ? { view } : {}), ...(query ? { query } : {}) });
  const list = items.data?.pages.flatMap((page) => page.list) ?? [];
  const given = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const set = (name: string, value: string) => {
    setChosen(new Set());
    setAddress(given(name, value), { replace: true });
  };
  if (!market) return null;
  const totalOf = (tab: AdView | 'all') => (tab === 'all' ? market.listings : market[tab]);
  const itemIds = list.flatMap(({ itemId }) => (chosen.has(itemId) ? [itemId] : [])).slice(0, MOST_ITEMS);
  const exclude = (isExcluded: boolean) =>
    prepare.mutate(
      { sites: [site], of: { kind: 'items', itemIds }, set: { kind: 'excluded', isExcluded } },
      { onSuccess: ({ changeId }) => onPrepared(changeId, isExcluded ? 'excluded' : 'included') },
    );
  const includeAll = () =>
    prepare.mutate(
      { sites: [site], of: { kind: 'excluded' }, set: { kind: 'excluded', isExcluded: false } },
      { onSuccess: ({ changeId }) => onPrepared(changeId, 'included') },
    );
  const none = itemIds.length === 0 ? t('list.noneChosen') : undefined;
  return (
    <Panel
      title={t('list.title')}
      flush
      aside={
        <Button variant="default" size="xs" onClick={() => setOpen('file')}>
          {t('file.open')}
        </Button>
      }
    >
      <Toolbar isInset>
        <SearchField label={t('list.search')} value={query} onSearch={(words) => set('q', words)} />
        <Choice
          label={t('column.site')}
          value={site}
          options={overview.markets.map((one) => ({ value: one.site, label: format.site(one.site) }))}
          onChange={(value) => set('site', value)}
        />
        <ChangeButton
          size="xs"
          variant="default"
          blockedBecause={none}
          loading={prepare.isPending}
          onClick={() => exclude(true)}
        >
          {t('list.exclude')}
        </ChangeButton>
        <ChangeButton
          size="xs"
          variant="default"
          blockedBecause={none}
          loading={prepare.isPending}
          onClick={() => exclude(false)}
        >
          {t('list.include')}
        </ChangeButton>
        <ChangeButton size="xs" variant="default" blockedBecause={none} onClick={() => setOpen('cap')}>
          {t('list.cap')}
        </ChangeButton>
        {market.excluded > 0 ? (
          <ChangeButton size="xs" variant="default" loading={prepare.isPending} onClick={includeAll}>
            {t('list.includeAll', { n: format.number(market.excluded) })}
          </ChangeButton>
        ) : null}
      </Toolbar>
      <ListTabs
        label={t('list.parts')}
        active={view ?? 'all'}
        tabs={TABS.map((name) => ({ name, title: t(`view.${name}`), total: totalOf(name) }))}
        addressOf={(tab) => ({ search: `?${given('view', tab === 'all' ? '' : tab)}` })}
      />
      <ListBody
        list={items}
        isEmpty={list.length === 0}
        empty={
          <EmptyState title={t(view || query ? 'list.noMatch' : 'list.none')}>
            {t(view || query ? 'list.noMatchText' : 'list.noneText')}
          </EmptyState>
        }
      >
        <ItemTable list={list} chosen={chosen} onChoose={setChosen} />
        <ListFoot list={items} />
      </ListBody>
      {open === 'file' ? (
        <ExclusionFileDialog
          site={site}
          onPrepared={(changeId) => {
            setOpen(null);
            onPrepared(changeId, 'excludedByFile');
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'cap' ? (
        <CapDialog
          site={site}
          itemIds={itemIds}
          onPrepared={(changeId) => {
            setOpen(null);
            onPrepared(changeId, 'capped');
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Panel>
  );
}

function ItemTable(props: {
  readonly list: readonly PromotedItem[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}) {
  const { list, chosen, onChoose } = props;
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const at = useAccount();
  const rateOf = useRateText();
  const toggle = (itemId: number) => {
    const next = new Set(chosen);
    if (!next.delete(itemId)) next.add(itemId);
    onChoose(next);
  };
  const areAll = list.length > 0 && list.every(({ itemId }) => chosen.has(itemId));
  return (
    <PlainTable
      label={t('list.title')}
      rows={list}
      rowKey={({ itemId }) => itemId}
      columns={[
        {
          key: 'choose',
          title: (
            <input
              type="checkbox"
              aria-label={t('list.chooseAll')}
              checked={areAll}
              onChange={() => onChoose(areAll ? new Set() : new Set(list.map(({ itemId }) => itemId)))}
            />
          ),
          cell: ({ itemId, title }) => (
            <input
              type="checkbox"
              aria-label={t('list.choose', { title })}
              checked={chosen.has(itemId)}
              onChange={() => toggle(itemId)}
            />
          ),
        },
        {
          key: 'item',
          title: t('column.item'),
          cell: ({ itemId, title, sku }) => (
            <>
              <Link to={paths.item(at, itemId)}>{title}</Link> <small className={classes.soft}>{sku}</small>
            </>
          ),
        },
        {
          key: 'total',
          title: t('column.total'),
          isNumber: true,
          cell: ({ total, price }) =>
            total ? format.money(total) : price ? t('list.totalUnknown', { price: format.money(price) }) : t('unknown'),
        },
        {
          key: 'suggested',
          title: t('column.suggested'),
          isNumber: true,
          cell: ({ suggested }) => (suggested === null ? t('none') : rateOf(suggested)),
        },
        {
          key: 'rate',
          title: t('column.rate'),
          isNumber: true,
          cell: ({ rate, wanted }) => (
            <>
              {rate === null ? t('none') : rateOf(rate)}
              {wanted !== rate ? (
                <div className={classes.soft}>
                  {t('list.wanted', { rate: wanted === null ? t('none') : rateOf(wanted) })}
                </div>
              ) : null}
            </>
          ),
        },
        {
          key: 'cost',
          title: t('column.cost'),
          isNumber: true,
          cell: ({ cost, wanted, isTaxAdded }) =>
            wanted === null
              ? t('none')
              : cost === null
                ? t('unknown')
                : `${isTaxAdded ? '≥ ' : ''}${format.money(cost)}`,
        },
        { key: 'say', title: t('column.say'), cell: (item) => <Said item={item} /> },
      ]}
    />
  );
}

function Said({ item }: { readonly item: PromotedItem }) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const rateOf = useRateText();
  const { cap, lack, state, message, isExcluded, price } = item;
  return (
    <div className={classes.words}>
      {isExcluded ? <div>{t('lack.excluded')}</div> : null}
      {lack !== null && lack !== 'excluded' ? <div>{t(`lack.${lack}`)}</div> : null}
      {cap ? (
        <div>
          {t('list.capOf', {
            most:
              cap.in === 'percent'
                ? rateOf(cap.basisPoints)
                : format.money({ minor: cap.minor, currency: price?.currency ?? 'EUR' }),
          })}
        </div>
      ) : null}
      {state === 'due' ? <div>{t('list.waiting')}</div> : null}
      {state === 'failed' ? (
        <div>
          {t('list.failed')} <span lang="en">{message}</span>
        </div>
      ) : null}
    </div>
  );
}
