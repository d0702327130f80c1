import { Skeleton } from '@mantine/core';
import { PAYMENT_METHOD_TYPES, type PaymentDetails } from '@quayside/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './billing.module.css';
import { type ChosenMethod, MethodChoice } from './method-choice.tsx';
import { useOpenMethodPage, usePaymentDetails, useQuote, useSavePaymentMethod } from './use-billing.ts';

/** The provider and its methods do not depend on the plan. */
const ANY_PLAN = { plan: 'starter', interval: 'monthly' } as const;

export function PaymentMethodScreen() {
  const { t } = useTranslation('billing');
  const { hasActiveSubscription } = useUser();
  const details = usePaymentDetails();
  const quote = useQuote(ANY_PLAN);
  const save = useSavePaymentMethod();
  const [method, setMethod] = useState<ChosenMethod | null>(null);
  const page = useOpenMethodPage();
  const isAtProvider = quote.data !== undefined && quote.data.provider !== 'test';
  const problem = save.error ?? page.error;
  const change = () => {
    if (!method) return;
    if (isAtProvider) page.mutate(method.type);
    else save.mutate(method);
  };
  useReturnFromProvider(save.mutate);
  const failed = details.error ?? quote.error;
  return (
    <>
      <PageHeader title={t('card.title')} lead={t('card.lead')} />
      <div className={classes.stack}>
        {failed ? (
          <ErrorState error={failed} onRetry={() => Promise.all([details.refetch(), quote.refetch()])} />
        ) : null}
        {details.data && quote.data ? (
          <>
            <Current details={details.data} />
            {hasActiveSubscription && quote.data.provider !== null ? (
              <Panel>
                <div className={classes.stack}>
                  <MethodChoice quote={quote.data} value={method} onChange={setMethod} />
                  {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
                  {save.isSuccess ? <Notice tone="ok">{t('card.saved')}</Notice> : null}
                  <div>
                    <ChangeButton
                      duty="billing"
                      needs="edit-payment-method-enabled"
                      loading={save.isPending || page.isPending}
                      blockedBecause={method ? undefined : t('checkout.method')}
                      onClick={change}
                    >
                      {t(isAtProvider ? 'card.toProvider' : 'card.save')}
                    </ChangeButton>
                  </div>
                </div>
              </Panel>
            ) : null}
          </>
        ) : failed ? null : (
          <Skeleton height={280} />
        )}
      </div>
    </>
  );
}

/** Saves the method that was chosen on the provider's page, once, when that page leads back here. */
function useReturnFromProvider(save: (method: ChosenMethod) => void) {
  const [query, setQuery] = useSearchParams();
  const ref = query.get('session');
  const type = PAYMENT_METHOD_TYPES.find((one) => one === query.get('type'));
  useEffect(() => {
    if (ref === null || type === undefined) return;
    save({ type, ref });
    setQuery({}, { replace: true });
  }, [ref, type, save, setQuery]);
}

function Current({ details }: { readonly details: PaymentDetails }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { credit_card_details: card, direct_debit_details: debit, paypal_details: paypal } = details;
  const text = card
    ? t('card.expires', { label: card.label, date: format.date(`${card.expires}-15`) })
    : (debit ?? paypal)?.label;
  return <Panel title={t('card.current')}>{text ?? t('card.none')}</Panel>;
}
