import type { PlanChoiceInput } from '@quayside/contract';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import classes from '../billing.module.css';
import { InvoiceDetailsForm } from '../invoice-details-form.tsx';
import { useQuote } from '../use-billing.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';

export function BillingStepScreen() {
  return <CheckoutFrame step="billing">{(choice) => <BillingStep choice={choice} />}</CheckoutFrame>;
}

/** The VAT in the summary follows the stored details; the payment step shows it for the ones that are saved here. */
function BillingStep({ choice }: { readonly choice: PlanChoiceInput }) {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const quote = useQuote(choice);
  return (
    <div className={classes.stack}>
      {quote.data ? <OrderSummary choice={choice} quote={quote.data} /> : null}
      <InvoiceDetailsForm
        action={t('checkout.toPayment')}
        onSaved={() => navigate(paths.checkout('payment', choice))}
      />
    </div>
  );
}
