import { Button, Skeleton } from '@mantine/core';
import { platformOfSite, type Site } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { useInventory } from './use-dashboards.ts';

export function ListingsPanel() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const { inventory, ...report } = useInventory();
  const rows = inventory?.bySite.filter(({ listed, queued, failed }) => listed + queued + failed > 0) ?? [];
  const link = (site: Site, tab: string | undefined, n: number) => {
    // Items that the account sells for other accounts appear in the list of all accounts, because they belong to the
    // others.
    const place = platformOfSite(site) === at.platform ? { scope: 'all' as const, account: at.account } : at;
    return <Link to={`${paths.products(place, tab)}?site=${site}`}>{format.number(n)}</Link>;
  };
  return (
    <Panel
      title={t('listings')}
      aside={report.isError ? null : <Freshness at={inventory?.countedAt} isPending={report.isPending} />}
      flush={rows.length > 0}
    >
      {report.isPending ? <Skeleton height={160} /> : null}
      {report.isError ? <ErrorState error={report.error} onRetry={() => report.refetch()} /> : null}
      {inventory && rows.length === 0 ? (
        <EmptyState
          title={t('noListings.title')}
          action={
            <Button component={Link} to={paths.products(at)}>
              {t('noListings.action')}
            </Button>
          }
        >
          {t('noListings.text')}
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <PlainTable
          label={t('listings')}
          rows={rows}
          rowKey={(row) => row.site}
          columns={[
            {
              key: 'site',
              title: t('site'),
              cell: (row) => (
                <>
                  <SitePlate site={row.site} tone="ok" /> {format.site(row.site)}
                </>
              ),
            },
            { key: 'listed', title: t('listed'), isNumber: true, cell: (row) => link(row.site, undefined, row.listed) },
            { key: 'queued', title: t('queued'), isNumber: true, cell: (row) => format.number(row.queued) },
            {
              key: 'failed',
              title: t('failed'),
              isNumber: true,
              cell: (row) => (row.failed > 0 ? link(row.site, 'failed', row.failed) : format.number(0)),
            },
          ]}
        />
      ) : null}
    </Panel>
  );
}
