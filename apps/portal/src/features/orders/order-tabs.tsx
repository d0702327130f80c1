import { Link, type To } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './orders-screen.module.css';
import { TAB_NAMES, type Tab, totalOf } from './orders-view.ts';
import { useOrderTotals } from './use-orders.ts';

/** The tabs for open tasks and for the states of orders, each with its number. They are links, because each has an address. */
export function OrderTabs(props: { readonly active: Tab; readonly addressOf: (tab: Tab) => To }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const totals = useOrderTotals().data?.totals;
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {TAB_NAMES.map((tab) => (
        <Link key={tab} to={props.addressOf(tab)} aria-current={tab === props.active ? 'page' : undefined}>
          {t(`tab.${tab}`)}
          <span className={classes.total}>{totals ? format.number(totalOf(tab, totals)) : ''}</span>
        </Link>
      ))}
    </nav>
  );
}
