import type { ReactNode } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Freshness } from '../../ui/freshness.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './dashboard-screen.module.css';
import { InventoryPanel } from './inventory-panel.tsx';
import { ListingsPanel } from './listings-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { TodoPanel } from './todo-panel.tsx';
import { useShopFreshness } from './use-dashboards.ts';

/** `banner`: the state of the catalogue import. */
export function DashboardScreen({ banner }: { readonly banner: ReactNode }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const { scope, account } = useAccount();
  const { accounts } = useUser();
  const { data: freshness, isPending } = useShopFreshness();
  const lead =
    scope === 'all'
      ? t('leadAll', { count: accounts.length, accounts: format.list(accounts.map(({ username }) => username)) })
      : t('lead', { account: account.username, site: format.site(account.site) });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={lead}
        actions={
          freshness || isPending ? (
            <p className={classes.fresh}>
              {t('fresh.catalogue')} <Freshness at={freshness?.catalogueAt} isPending={isPending} />
              <br />
              {t('fresh.orders')}{' '}
              <Freshness at={freshness?.ordersAt} every={freshness?.ordersEverySeconds ?? null} isPending={isPending} />
            </p>
          ) : null
        }
      />
      {banner}
      <TodoPanel />
      <div className={classes.grid}>
        <InventoryPanel />
        <SalesPanel />
        <ListingsPanel />
      </div>
    </>
  );
}
