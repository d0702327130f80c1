import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { Freshness } from '../../ui/freshness.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './dashboard-screen.module.css';
import { InventoryPanel } from './inventory-panel.tsx';
import { ListingsPanel } from './listings-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { useShops } from './use-dashboards.ts';

/** `banner`: how the import of the catalogue stands. */
export function DashboardScreen({ banner }: { readonly banner: ReactNode }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const { scope, account } = useAccount();
  const { shops, freshness } = useShops().data ?? { shops: [], freshness: null };
  const lead =
    scope === 'all'
      ? t('leadAll', { count: shops.length, accounts: format.list(shops.map(({ username }) => username)) })
      : t('lead', { account: account.username, site: format.site(account.site) });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={scope === 'all' && shops.length === 0 ? null : lead}
        actions={
          freshness ? (
            <p className={classes.fresh}>
              {t('fresh.catalogue')} <Freshness at={freshness.catalogueAt} />
              <br />
              {t('fresh.orders')} <Freshness at={freshness.ordersAt} every={freshness.ordersEverySeconds} />
            </p>
          ) : null
        }
      />
      {banner}
      <div className={classes.grid}>
        <InventoryPanel />
        <SalesPanel />
        <ListingsPanel />
      </div>
    </>
  );
}
