import { siteFacts } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './dashboard-screen.module.css';
import { InventoryPanel } from './inventory-panel.tsx';
import { ListingsPanel } from './listings-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';

/** `banner`: how the import of the catalogue stands. */
export function DashboardScreen({ banner }: { readonly banner: ReactNode }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const { account } = useAccount();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { account: account.username, site: format.country(siteFacts(account.site).country) })}
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
