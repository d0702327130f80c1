import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './bar-chart.module.css';

export interface Bar {
  readonly key: string;
  /** The text below the bar. */
  readonly label: string;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
}

/** A bar chart for sighted users; show the same figures in an adjacent table. */
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
