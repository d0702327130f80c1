import { useTranslation } from 'react-i18next';
import classes from './run-screen.module.css';
import type { RunStep } from './run-summary.ts';

const ORDER: readonly RunStep[] = ['prepare', 'review', 'carry', 'done'];

export function RunSteps({ current }: { readonly current: RunStep }) {
  const { t } = useTranslation('publishing');
  const reached = ORDER.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t('run.steps')}>
      {ORDER.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-reached={index <= reached}>
          {t(`run.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
