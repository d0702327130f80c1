import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { chosenPlan } from '../../../lib/chosen-plan.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { StandIn } from '../../../ui/stand-in.tsx';
import { reasonOf } from '../payment-reasons.ts';

export function CheckoutSuccessScreen() {
  const { t } = useTranslation('billing');
  if (!useUser().hasActiveSubscription) {
    return (
      <StandIn
        title={t('checkout.nothingTitle')}
        actions={
          <Button component={Link} to={paths.plans}>
            {t('checkout.toPlans')}
          </Button>
        }
      >
        <p>{t('checkout.nothingText')}</p>
      </StandIn>
    );
  }
  return (
    <StandIn
      title={t('checkout.successTitle')}
      actions={
        <>
          <Button component={Link} to={paths.root}>
            {t('checkout.toStart')}
          </Button>
          <Button component={Link} to={paths.invoices} variant="default">
            {t('checkout.toInvoices')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.successText')}</p>
    </StandIn>
  );
}

export function CheckoutErrorScreen() {
  const { t } = useTranslation('billing');
  const [query] = useSearchParams();
  const reason = t(`checkout.reason.${reasonOf(query.get('message') ?? '')}`);
  const chosen = chosenPlan();
  // Back to paying for the same plan.
  const again = chosen ? paths.checkout('payment', chosen) : paths.plans;
  return (
    <StandIn
      title={t('checkout.errorTitle')}
      actions={
        <Button component={Link} to={again}>
          {t('checkout.tryAgain')}
        </Button>
      }
    >
      <p>{t('checkout.errorText', { reason })}</p>
    </StandIn>
  );
}
