import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { InvoiceDetailsForm } from '../invoice-details-form.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

export function BillingStepScreen() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  return (
    <CheckoutFrame step="billing">
      {(choice) => (
        <InvoiceDetailsForm
          action={t('checkout.toPayment')}
          onSaved={() => navigate(paths.checkout('payment', choice))}
        />
      )}
    </CheckoutFrame>
  );
}
