import { Link, type To } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isNarrowed, type OrdersView } from './orders-view.ts';

/** Says why the list is empty, and links to the next step. */
export function NoOrders({ view, all }: { readonly view: OrdersView; readonly all: To }) {
  const { t } = useTranslation('orders');
  if (isNarrowed(view)) {
    return (
      <EmptyState title={t('emptySearch.title')} action={<Link to={all}>{t('emptySearch.all')}</Link>}>
        {t('emptySearch.text')}
      </EmptyState>
    );
  }
  if (view.tab === 'oversold') {
    return <EmptyState title={t('emptyOversold.title')}>{t('emptyOversold.text')}</EmptyState>;
  }
  if (view.tab !== 'all') {
    return (
      <EmptyState title={t('emptyTab.title')} action={<Link to={all}>{t('emptySearch.all')}</Link>}>
        {t('emptyTab.text')}
      </EmptyState>
    );
  }
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}
