import type { Onboarding } from '@quayside/contract';
import { type OnboardingStep, STEP_SETS } from '@quayside/kernel';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './channel-screen.module.css';
import type { OnboardingActions } from './use-onboarding.ts';

interface StepRailProps {
  readonly onboarding: Onboarding;
  readonly actions: OnboardingActions;
}

/** All steps in order; completed ones can be opened again. */
export function StepRail({ onboarding, actions }: StepRailProps) {
  const { t } = useTranslation('onboarding');
  const questions: readonly OnboardingStep[] = ['Connect', ...STEP_SETS[onboarding.kind]];
  // A seller who must choose a plan sees that step from the beginning.
  const steps = onboarding.step.count > questions.length ? [...questions, 'Checkout' as const] : questions;
  const go = (step: OnboardingStep) => {
    // The error of one step's answer is not shown at another step.
    actions.answer.reset();
    actions.goTo.mutate(step, { onError: (error) => toastFailure(error) });
  };
  return (
    <nav aria-label={t('rail')}>
      <ol className={classes.rail}>
        {steps.map((step) => {
          const isNow = step === onboarding.step.type;
          const isReachable = onboarding.reachable.includes(step);
          return (
            <li
              key={step}
              className={classes.stop}
              data-state={isNow ? 'now' : isReachable ? 'done' : 'ahead'}
              aria-current={isNow ? 'step' : undefined}
            >
              {isReachable && !isNow ? (
                <button
                  type="button"
                  className={classes.back}
                  disabled={actions.goTo.isPending}
                  onClick={() => go(step)}
                >
                  {t(`steps.${step}.name`)}
                </button>
              ) : (
                t(`steps.${step}.name`)
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
