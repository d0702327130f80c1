import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Stat, Stats } from '../../ui/stat.tsx';
import { useInventory, useOversold } from './use-dashboards.ts';

export function InventoryPanel() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const { inventory, ...report } = useInventory();
  const oversold = useOversold();
  const oversoldCount = oversold.data?.count ?? oversold.data?.sales.length ?? 0;
  const hasMore = oversold.data?.count === null;
  return (
    <Panel title={t('inventory')} aside={inventory ? <Freshness at={inventory.countedAt} /> : null}>
      {report.isPending ? <Skeleton height={64} /> : null}
      {report.isError ? <ErrorState error={report.error} onRetry={() => report.refetch()} /> : null}
      {inventory ? (
        <Stats>
          <Stat name={t('items')} value={format.number(inventory.items)} note={<Freshness at={inventory.asOf} />} />
          <Stat name={t('units')} value={format.number(inventory.units)} />
          <Stat
            name={<Link to={paths.products(at, 'out-of-stock')}>{t('outOfStock')}</Link>}
            value={format.number(inventory.outOfStock)}
          />
          <Stat
            name={<Link to={paths.products(at, 'blocked')}>{t('blocked')}</Link>}
            value={format.number(inventory.blocked)}
          />
          {oversold.data ? (
            <Stat
              name={<Link to={`${paths.orders(at)}?stock=oversold`}>{t('oversold')}</Link>}
              value={`${format.number(oversoldCount)}${hasMore ? '+' : ''}`}
              tone={oversoldCount > 0 ? 'bad' : 'ok'}
              note={
                <>
                  {t(oversoldCount > 0 ? 'oversoldSome' : 'oversoldNone')} · <Freshness at={oversold.data.checkedAt} />
                </>
              }
            />
          ) : null}
        </Stats>
      ) : null}
    </Panel>
  );
}
