import { Button } from '@mantine/core';
import type { Onboarding } from '@quayside/contract';
import { PLANS } from '@quayside/kernel';
import { Link } from 'react-router';
import { chosenPlan } from '../../../lib/chosen-plan.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../channel-screen.module.css';
import type { OnboardingActions } from '../use-onboarding.ts';

interface CheckoutStepProps {
  readonly onboarding: Onboarding;
  readonly actions: OnboardingActions;
}

/** Offers a plan, or the trial for now. Shows a failed payment first. */
export function CheckoutStep({ onboarding, actions }: CheckoutStepProps) {
  const { t } = useTranslation('onboarding');
  const { settleCheckout } = actions;
  const chosen = chosenPlan();
  return (
    <div className={classes.step}>
      {onboarding.isSubscriptionFailed ? (
        <Notice tone="bad" title={t('steps.Checkout.failedTitle')}>
          {t('steps.Checkout.failed')}
        </Notice>
      ) : null}
      {settleCheckout.isError ? <Notice tone="bad">{settleCheckout.error.message}</Notice> : null}
      <div className={classes.foot}>
        {chosen ? (
          <Button component={Link} to={paths.checkout('billing', chosen)} size="md">
            {t('steps.Checkout.chosen', { plan: PLANS[chosen.plan].title })}
          </Button>
        ) : null}
        <ChangeButton
          duty="accounts"
          size="md"
          variant={chosen ? 'default' : 'filled'}
          loading={settleCheckout.isPending}
          onClick={() => settleCheckout.mutate('later')}
        >
          {t('steps.Checkout.later')}
        </ChangeButton>
        <Button component={Link} to={paths.plans} size="md" variant="default">
          {t('steps.Checkout.plans')}
        </Button>
      </div>
    </div>
  );
}
