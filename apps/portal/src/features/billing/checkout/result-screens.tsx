import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { StandIn } from '../../../ui/stand-in.tsx';

export function CheckoutSuccessScreen() {
  const { t } = useTranslation('billing');
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

/** The reasons that have their own sentence. The error's message is the code in capitals, or the provider's text. */
const REASONS = {
  'NOT FOUND': 'NOT_FOUND',
  'OTHER ERROR': 'OTHER_ERROR',
  'TIMED OUT': 'TIMED_OUT',
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  authentication_failed: 'authentication_failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;

const isReason = (text: string): text is keyof typeof REASONS => Object.hasOwn(REASONS, text);

export function CheckoutErrorScreen() {
  const { t } = useTranslation('billing');
  const [query] = useSearchParams();
  const message = query.get('message') ?? '';
  const reason = t(`checkout.reason.${isReason(message) ? REASONS[message] : 'unknown'}`);
  return (
    <StandIn
      title={t('checkout.errorTitle')}
      actions={
        <Button component={Link} to={paths.plans}>
          {t('checkout.tryAgain')}
        </Button>
      }
    >
      <p>{t('checkout.errorText', { reason })}</p>
    </StandIn>
  );
}
