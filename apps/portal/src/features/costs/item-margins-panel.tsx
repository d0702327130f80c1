import { Button, Skeleton } from '@mantine/core';
import type { AccountEntry, ItemMargin } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { placeOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './costs.module.css';
import { ItemCosts } from './item-costs.tsx';
import { useItemMargins } from './use-costs.ts';
import { toneOf, WorkedSum } from './worked-sum.tsx';

/** What a piece costs, and what a sale of it earns on each site. */
export function ItemMarginsPanel({ itemId, currency }: { readonly itemId: number; readonly currency: string }) {
  const { t } = useTranslation('costs');
  return (
    <Panel title={t('item.title')}>
      <div className={classes.stack}>
        <ItemCosts itemId={itemId} currency={currency} />
        <Margins itemId={itemId} />
      </div>
    </Panel>
  );
}

function Margins({ itemId }: { readonly itemId: number }) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const margins = useItemMargins(itemId);
  const [shown, setShown] = useState<ItemMargin | null>(null);
  if (margins.isPending) return <Skeleton height={160} />;
  if (margins.isError) return <ErrorState error={margins.error} onRetry={() => margins.refetch()} />;
  const { list } = margins.data;
  return (
    <>
      <PlainTable
        label={t('item.margins')}
        rows={list}
        rowKey={({ accountId, site }) => `${accountId} ${site}`}
        columns={[
          {
            key: 'site',
            title: t('column.site'),
            cell: ({ site }) => (
              <>
                <SitePlate site={site} /> {format.site(site)}
              </>
            ),
          },
          { key: 'price', title: t('column.price'), isNumber: true, cell: ({ price }) => format.money(price) },
          {
            key: 'margin',
            title: t('margin'),
            isNumber: true,
            cell: ({ margin, marginShare }) => (
              <span data-tone={toneOf(margin)}>
                {margin === null ? t('unknown') : format.money(margin)}
                {marginShare === null ? '' : ` (${format.percent(marginShare / 10_000)})`}
              </span>
            ),
          },
          {
            key: 'even',
            title: t('column.breakEven'),
            isNumber: true,
            cell: ({ breakEven, lacks }) => {
              if (breakEven !== null) return format.money(breakEven);
              return lacks.length > 0 ? t('unknown') : t('noBreakEven');
            },
          },
          {
            key: 'sum',
            title: t('column.sum'),
            isTitleHidden: true,
            cell: (margin) => (
              <Button
                size="xs"
                variant="default"
                aria-label={t('sumOf', { site: format.site(margin.site) })}
                onClick={() => setShown(margin)}
              >
                {t('column.sum')}
              </Button>
            ),
          },
        ]}
      />
      {shown ? <SumDialog margin={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** Of an account and a site: where what is lacking can be stated. */
function SumDialog({ margin, onClose }: { readonly margin: ItemMargin; readonly onClose: () => void }) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const at = useAccount();
  const { accounts } = useUser();
  const account: AccountEntry | undefined = accounts.find(({ id }) => id === margin.accountId);
  const costsAt = account ? paths.costs(placeOf(account.id, accounts, at), margin.site) : null;
  const shipping = account?.platform === 'ebay' ? paths.shippingManager({ account }) : null;
  return (
    <Dialog title={t('sumOf', { site: format.site(margin.site) })} width={620} onClose={onClose}>
      <div className={classes.stack}>
        <WorkedSum
          label={t('sumOf', { site: format.site(margin.site) })}
          {...margin}
          renderHelp={(lack) => {
            if (lack === 'unit_cost' || lack === 'exchange_rate') return null;
            const to = lack === 'shipping_cost' ? shipping : costsAt;
            return to ? <Link to={to}>{t(`todo.${lack}`)}</Link> : null;
          }}
        />
        <p className={classes.soft}>{t('sumNote')}</p>
      </div>
    </Dialog>
  );
}
