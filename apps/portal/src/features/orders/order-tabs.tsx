import { Link, type To } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './orders-screen.module.css';
import { TAB_NAMES, type Tab } from './orders-view.ts';

/** The tabs for open tasks and for the states of orders. They are links, because each has an address. */
export function OrderTabs(props: { readonly active: Tab; readonly addressOf: (tab: Tab) => To }) {
  const { t } = useTranslation('orders');
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {TAB_NAMES.map((tab) => (
        <Link key={tab} to={props.addressOf(tab)} aria-current={tab === props.active ? 'page' : undefined}>
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
