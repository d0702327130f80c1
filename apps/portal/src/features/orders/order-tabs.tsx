import type { To } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ListTabs } from '../../ui/list/list-tabs.tsx';
import { TAB_NAMES, type Tab, totalOf } from './orders-view.ts';
import { useOrderTotals } from './use-orders.ts';

/** The tabs for open tasks and for the states of orders, each with its number. */
export function OrderTabs(props: { readonly active: Tab; readonly addressOf: (tab: Tab) => To }) {
  const { t } = useTranslation('orders');
  const totals = useOrderTotals().data?.totals;
  const totalIn = (tab: Tab) => (totals ? totalOf(tab, totals) : null);
  const tabs = TAB_NAMES.map((name) => ({ name, title: t(`tab.${name}`), total: totalIn(name) }));
  return <ListTabs label={t('tabs')} tabs={tabs} {...props} />;
}
