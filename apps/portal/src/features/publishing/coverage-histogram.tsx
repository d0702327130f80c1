import type { RunCount } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './run-screen.module.css';
import { COVERAGE_STEPS, coverageHistogram } from './run-summary.ts';

interface CoverageHistogramProps {
  readonly counts: readonly RunCount[];
  readonly threshold: number;
}

/** A histogram of the drafts' coverage: one bar per ten per cent, passing ones in the accent colour. Screen readers get the figures. */
export function CoverageHistogram({ counts, threshold }: CoverageHistogramProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const bars = coverageHistogram(counts);
  const top = Math.max(1, ...bars);
  const figures = COVERAGE_STEPS.map((step, index) =>
    t('app:labelled', { label: format.percent(step / 100), value: format.number(bars[index] ?? 0) }),
  );
  const name = t('app:labelled', { label: t('publishing:consent.coverageTable'), value: format.values(figures) });
  return (
    <div role="img" aria-label={name} className={classes.histogram}>
      {COVERAGE_STEPS.map((step, index) => (
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
