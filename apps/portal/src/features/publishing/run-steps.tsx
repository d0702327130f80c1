import type { RunView } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './run-screen.module.css';
import { shownState, stepOf, stepsOf } from './run-summary.ts';

/** The steps of a run. The last step of a finished run shows its result. */
export function RunSteps({ run }: { readonly run: RunView }) {
  const { t } = useTranslation('publishing');
  const steps = stepsOf(run);
  const current = stepOf(run.state);
  const reached = steps.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t('run.steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-reached={index <= reached}>
          {step === 'done' && current === 'done' ? t(`state.${shownState(run)}`) : t(`run.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
