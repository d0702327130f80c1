import { Button } from '@mantine/core';
import type { Onboarding } from '@quayside/contract';
import { Link } from 'react-router';
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
  return (
    <div className={classes.step}>
      {onboarding.isSubscriptionFailed ? (
        <Notice tone="bad" title={t('steps.Checkout.failedTitle')}>
          {t('steps.Checkout.failed')}
        </Notice>
      ) : null}
      {settleCheckout.isError ? <Notice tone="bad">{settleCheckout.error.message}</Notice> : null}
      <div className={classes.foot}>
        <ChangeButton
          duty="accounts"
          size="md"
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
