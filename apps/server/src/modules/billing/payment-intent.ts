import type { BillingInterval, PlanId } from '@quayside/kernel';
import type { InvoiceAmounts } from '../invoices/index.ts';

/**
 * Why a payment is made. `checkout`: a new subscription. `change`: a larger plan within a current period. `renewal`:
 * the next period of a subscription, whose invoice has already been issued.
 */
export type PaymentPurpose = 'checkout' | 'change' | 'renewal';

/** The plan and the period that a payment buys. Times are ISO 8601. */
export interface PaymentIntent {
  readonly plan: PlanId;
  readonly interval: BillingInterval;
  readonly anchor: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** The net price of the period, from which a later credit is calculated. */
  readonly periodNet: number;
  readonly discountPercent: number;
  readonly discountUntil: string | null;
  /** The amounts that the seller was shown. */
  readonly amounts: InvoiceAmounts;
  /** The open invoice that a renewal pays. */
  readonly invoiceId: number | null;
  /** The login that requested the payment; null for a renewal. */
  readonly loginId: number | null;
}
