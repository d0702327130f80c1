import type { RunCount } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './run-screen.module.css';
import { CONFIDENCE_STEPS, confidenceHistogram } from './run-summary.ts';

interface ConfidenceHistogramProps {
  readonly counts: readonly RunCount[];
  readonly threshold: number;
}

/**
 * A histogram of the drafts' confidence: one bar per ten per cent, with passing drafts in the accent colour. Screen
 * readers get the numbers.
 */
export function ConfidenceHistogram({ counts, threshold }: ConfidenceHistogramProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const bars = confidenceHistogram(counts);
  const top = Math.max(1, ...bars);
  const figures = CONFIDENCE_STEPS.map((step, index) =>
    t('app:labelled', { label: format.percent(step / 100), value: format.number(bars[index] ?? 0) }),
  );
  const name = t('app:labelled', { label: t('publishing:consent.confidenceTable'), value: format.values(figures) });
  return (
    <div role="img" aria-label={name} className={classes.histogram}>
      {CONFIDENCE_STEPS.map((step, index) => (
        <span
          key={step}
          title={figures[index]}
          data-passes={step >= threshold}
          style={{ height: `${((bars[index] ?? 0) * 100) / top}%` }}
        />
      ))}
    </div>
  );
}
