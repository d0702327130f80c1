import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { Stat, Stats } from '../../ui/stat.tsx';
import { useInventory, useOversold } from './use-dashboards.ts';

/** Names and links show at once; the figures fill in later. */
export function InventoryPanel() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const { inventory, ...report } = useInventory();
  const oversold = useOversold();
  const oversoldCount = oversold.data?.count ?? oversold.data?.sales.length ?? 0;
  const hasMore = oversold.data?.count === null;
  const figure = (n: number | undefined) =>
    n === undefined ? <Pending>{format.number(100)}</Pending> : format.number(n);
  return (
    <Panel
      title={t('inventory')}
      aside={report.isError ? null : <Freshness at={inventory?.countedAt} isPending={report.isPending} />}
    >
      {report.isError ? (
        <ErrorState error={report.error} onRetry={() => report.refetch()} />
      ) : (
        <Stats>
          <Stat
            name={t('items')}
            value={figure(inventory?.items)}
            note={<Freshness at={inventory?.asOf} isPending={report.isPending} />}
          />
          <Stat name={t('units')} value={figure(inventory?.units)} />
          <Stat
            name={<Link to={paths.products(at, 'out-of-stock')}>{t('outOfStock')}</Link>}
            value={figure(inventory?.outOfStock)}
          />
          <Stat
            name={<Link to={paths.products(at, 'blocked')}>{t('blocked')}</Link>}
            value={figure(inventory?.blocked)}
          />
          {oversold.isEnabled && !oversold.isError ? (
            <Stat
              name={<Link to={`${paths.orders(at)}?stock=oversold`}>{t('oversold')}</Link>}
              value={oversold.isPending ? figure(undefined) : `${format.number(oversoldCount)}${hasMore ? '+' : ''}`}
              tone={oversoldCount > 0 ? 'bad' : 'ok'}
              note={
                <>
                  {oversold.isPending ? (
                    <Pending>{t('oversoldNone')}</Pending>
                  ) : (
                    t(oversoldCount > 0 ? 'oversoldSome' : 'oversoldNone')
                  )}{' '}
                  · <Freshness at={oversold.data?.checkedAt} isPending={oversold.isPending} />
                </>
              }
            />
          ) : null}
        </Stats>
      )}
    </Panel>
  );
}
