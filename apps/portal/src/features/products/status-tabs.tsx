import { Link, type To } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TAB_NAMES, type Tab, totalOf } from './product-view.ts';
import classes from './products-screen.module.css';
import { useProductTotals } from './use-products.ts';

/** The status tabs with stored totals. They are links, because each has an address. */
export function StatusTabs(props: { readonly active: Tab; readonly addressOf: (tab: Tab) => To }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const totals = useProductTotals().data?.totals;
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {TAB_NAMES.map((tab) => {
        const total = totalOf(tab, totals);
        return (
          <Link key={tab} to={props.addressOf(tab)} aria-current={tab === props.active ? 'page' : undefined}>
            {t(`tab.${tab}`)}
            <span className={classes.total}>{total === null ? '' : format.number(total)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
