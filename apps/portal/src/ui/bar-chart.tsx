import { useTranslation } from 'react-i18next';
import classes from './bar-chart.module.css';

export interface Bar {
  readonly key: string;
  /** Beneath the bar. */
  readonly label: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

/** Bars over one baseline. A picture for the eyes; give the same figures as a table beside it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const { t } = useTranslation('app');
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classes.chart} aria-hidden="true">
      {bars.map((bar) => (
        <div key={bar.key} className={classes.column} title={t('labelled', { label: bar.label, value: bar.text })}>
          <span className={classes.plot}>
            <span className={classes.value}>{bar.value > 0 ? bar.text : ''}</span>
            <span className={classes.bar} style={{ '--share': bar.value / top }} data-empty={bar.value === 0} />
          </span>
          <span className={classes.label}>{bar.label}</span>
        </div>
      ))}
    </div>
  );
}
