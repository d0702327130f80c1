import { Skeleton } from '@mantine/core';
import type { PaymentDetails } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './billing.module.css';
import { type ChosenMethod, MethodChoice } from './method-choice.tsx';
import { usePaymentDetails, useQuote, useSavePaymentMethod } from './use-billing.ts';

/** The provider and its methods do not depend on the plan. */
const ANY_PLAN = { plan: 'starter', interval: 'monthly' } as const;

export function PaymentMethodScreen() {
  const { t } = useTranslation('billing');
  const { hasActiveSubscription } = useUser();
  const details = usePaymentDetails();
  const quote = useQuote(ANY_PLAN);
  const save = useSavePaymentMethod();
  const [method, setMethod] = useState<ChosenMethod | null>(null);
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
            {hasActiveSubscription && quote.data.provider === 'test' ? (
              <Panel>
                <div className={classes.stack}>
                  <MethodChoice quote={quote.data} value={method} onChange={setMethod} />
                  {save.isError ? <Notice tone="bad">{save.error.message}</Notice> : null}
                  {save.isSuccess ? <Notice tone="ok">{t('card.saved')}</Notice> : null}
                  <div>
                    <ChangeButton
                      duty="billing"
                      needs="edit-payment-method-enabled"
                      loading={save.isPending}
                      blockedBecause={method ? undefined : t('checkout.method')}
                      onClick={() => method && save.mutate(method)}
                    >
                      {t('card.save')}
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

function Current({ details }: { readonly details: PaymentDetails }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { credit_card_details: card, direct_debit_details: debit, paypal_details: paypal } = details;
  const text = card
    ? t('card.expires', { label: card.label, date: format.date(`${card.expires}-15`) })
    : (debit ?? paypal)?.label;
  return <Panel title={t('card.current')}>{text ?? t('card.none')}</Panel>;
}
