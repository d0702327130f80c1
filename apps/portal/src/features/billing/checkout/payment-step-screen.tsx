import { Skeleton } from '@mantine/core';
import type { CheckoutQuote, PlanChoiceInput } from '@quayside/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { placeOf } from '../../../lib/failures/failure.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../billing.module.css';
import { type ChosenMethod, MethodChoice } from '../method-choice.tsx';
import { useCheckout, useQuote } from '../use-billing.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { purchaseKey } from './purchase-key.ts';

export function PaymentStepScreen() {
  return <CheckoutFrame step="payment">{(choice) => <PaymentStep choice={choice} />}</CheckoutFrame>;
}

function PaymentStep({ choice }: { readonly choice: PlanChoiceInput }) {
  const { t } = useTranslation('billing');
  const quote = useQuote(choice);
  if (quote.isPending) return <Skeleton height={320} />;
  if (quote.isError) return <ErrorState error={quote.error} onRetry={() => quote.refetch()} />;
  if (quote.data.provider === null) return <Notice tone="warn">{t('checkout.off')}</Notice>;
  return (
    <div className={classes.stack}>
      <OrderSummary choice={choice} quote={quote.data} />
      <Pay choice={choice} quote={quote.data} onStale={() => quote.refetch()} />
    </div>
  );
}

function Pay(props: { readonly choice: PlanChoiceInput; readonly quote: CheckoutQuote; readonly onStale: () => void }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const { choice, quote } = props;
  const [method, setMethod] = useState<ChosenMethod | null>(null);
  const pay = () => {
    if (!method) return;
    const terms = { ...choice, payment_method_type: method.type, payment_method: method.ref, total: quote.total };
    checkout.mutate(
      { ...terms, idempotency_key: purchaseKey(terms) },
      {
        onSuccess: ({ id, payment_method_type }) => navigate(paths.checkoutPending(payment_method_type, id)),
        onError: props.onStale,
      },
    );
  };
  return (
    <Panel title={t('checkout.method')}>
      <div className={classes.stack}>
        <MethodChoice quote={quote} value={method} onChange={setMethod} />
        {checkout.isError && placeOf(checkout.error, 'payment').kind !== 'silent' ? (
          <Notice tone="bad">{checkout.error.message}</Notice>
        ) : null}
        <div>
          <ChangeButton
            duty="billing"
            size="md"
            loading={checkout.isPending}
            blockedBecause={method ? undefined : t('checkout.method')}
            onClick={pay}
          >
            {t('checkout.pay', { price: format.money({ minor: quote.total, currency: quote.currency }) })}
          </ChangeButton>
        </div>
      </div>
    </Panel>
  );
}
