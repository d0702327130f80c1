/*
 * The parts of Stripe's objects that Quayside uses. Times are seconds since 1970, and amounts are in the smallest unit
 * of the currency.
 */

export type Metadata = Readonly<Record<string, string>>;

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Metadata;
  readonly livemode: false;
  readonly deleted?: true;
}

export type MethodType = 'card' | 'sepa_debit' | 'paypal';

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly created: number;
  readonly type: MethodType;
  readonly customer: string | null;
  readonly livemode: false;
  /** It was detached, or used once without a customer: nothing can be paid with it again. It is not part of Stripe's API. */
  readonly isSpent?: true;
  readonly card?: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly sepa_debit?: { readonly last4: string; readonly bank_code: string; readonly country: string };
  readonly paypal?: { readonly payer_email: string };
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface IntentError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly created: number;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly client_secret: string;
  readonly next_action: null | {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { readonly url: string; readonly return_url: string | null };
  };
  readonly last_payment_error: IntentError | null;
  readonly cancellation_reason: string | null;
  readonly metadata: Metadata;
  readonly livemode: false;
}

export interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly expires_at: number;
  readonly mode: 'payment' | 'setup';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly amount_total: number | null;
  readonly currency: string | null;
  readonly customer: string | null;
  readonly payment_intent: string | null;
  readonly setup_intent: string | null;
  readonly payment_method_types: readonly MethodType[];
  /** The outcome that the payment will have. It is not part of Stripe's API. */
  readonly hidden: { readonly metadata: Metadata; readonly keepsMethod: boolean };
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string | null;
  readonly client_reference_id: string | null;
  readonly metadata: Metadata;
  readonly livemode: false;
}

export interface SetupIntent {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly created: number;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly livemode: false;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly metadata: Metadata;
  readonly status: 'pending' | 'succeeded';
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created: number;
  readonly type: string;
  readonly api_version: string;
  readonly data: { readonly object: unknown };
  readonly livemode: false;
}

export type StripeObject =
  | Customer
  | PaymentMethod
  | PaymentIntent
  | CheckoutSession
  | SetupIntent
  | Refund
  | StripeEvent;
