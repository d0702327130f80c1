import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './dashboard-screen.module.css';

const FIGURES = [
  'ordersCount',
  'unitsSold',
  'gross',
  'refunds',
  'net',
  'abroad',
  'abroadMargin',
  'day',
  'beforePeriod',
  'currency',
] as const;

/** What each figure of the sales counts. */
export function SalesMeanings() {
  const { t } = useTranslation('dashboards');
  return (
    <details className={classes.meanings}>
      <summary>{t('meanings')}</summary>
      <dl>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd>{t(`meaning.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
