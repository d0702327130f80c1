import type { To } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ListTabs } from '../../ui/list/list-tabs.tsx';
import { TAB_NAMES, type Tab, totalOf } from './product-view.ts';
import { useProductTotals } from './use-products.ts';

/** The status tabs with stored totals. */
export function StatusTabs(props: { readonly active: Tab; readonly addressOf: (tab: Tab) => To }) {
  const { t } = useTranslation('products');
  const totals = useProductTotals().data?.totals;
  const tabs = TAB_NAMES.map((name) => ({ name, title: t(`tab.${name}`), total: totalOf(name, totals) }));
  return <ListTabs label={t('tabs')} tabs={tabs} {...props} />;
}
