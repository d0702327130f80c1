import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/redirect.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StandIn } from '../../ui/stand-in.tsx';
import { useAnswerPayment, useOpenCheckout } from './use-billing.ts';

/** Stands in for a bank's page: approves or rejects a payment of the built-in test provider. */
export function SecondFactorScreen() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const answer = useAnswerPayment(query.get('payment') ?? '');
  const checkoutId = query.get('checkout_id');
  const checkout = useOpenCheckout(checkoutId);
  const send = (approved: boolean) =>
    answer.mutate(approved, {
      onSuccess: () => navigate(checkoutId ? paths.checkoutPending('CREDIT_CARD', checkoutId) : paths.plans),
    });
  // The payment was answered before, here or in another tab; a reload continues to the result.
  if (checkoutId !== null && checkout.data?.redirect_url === null) {
    return <Redirect to={paths.checkoutPending('CREDIT_CARD', checkoutId)} />;
  }
  return (
    <StandIn
      title={t('factor.title')}
      actions={
        <>
          <ChangeButton duty="billing" loading={answer.isPending} onClick={() => send(true)}>
            {t('factor.approve')}
          </ChangeButton>
          <ChangeButton duty="billing" variant="default" loading={answer.isPending} onClick={() => send(false)}>
            {t('factor.reject')}
          </ChangeButton>
        </>
      }
    >
      <p>{t('factor.text')}</p>
      {answer.isError ? <Notice tone="bad">{t('factor.gone')}</Notice> : null}
    </StandIn>
  );
}
