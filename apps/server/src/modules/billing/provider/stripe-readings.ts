import type { PaymentMethodType } from '@quayside/contract';
import type Stripe from 'stripe';
import type { DescribedMethod, ProviderRefund } from './payment-provider.ts';

/** Stripe's names for the ways to pay. */
export const TYPES: Readonly<Record<PaymentMethodType, 'card' | 'sepa_debit' | 'paypal'>> = {
  CREDIT_CARD: 'card',
  DIRECT_DEBIT: 'sepa_debit',
  PAYPAL: 'paypal',
};

export function fromRefund({ id, status, failure_reason: reason }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { ref: id, status, errorCode: null };
  if (status === 'failed' || status === 'canceled') return { ref: id, status: 'failed', errorCode: reason ?? status };
  return { ref: id, status: 'pending', errorCode: null };
}

export function described(methodType: PaymentMethodType, method: Stripe.PaymentMethod): DescribedMethod | undefined {
  if (method.type !== TYPES[methodType]) return undefined;
  if (method.card) {
    const { brand, last4, exp_month: month, exp_year: year } = method.card;
    const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
    // The last day of the month: day 0 of the next one.
    return { label: `${name} •••• ${last4}`, expiresOn: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
  }
  if (method.sepa_debit) return { label: `SEPA •••• ${method.sepa_debit.last4 ?? ''}`, expiresOn: null };
  return { label: `PayPal ${method.paypal?.payer_email ?? ''}`.trim(), expiresOn: null };
}
