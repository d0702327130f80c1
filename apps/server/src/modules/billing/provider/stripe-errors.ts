import Stripe from 'stripe';
import { ProviderUnavailable } from './payment-provider.ts';

/** Request timeout, the same key in progress, and too many requests. */
const SILENT_STATUSES: readonly number[] = [408, 409, 429];

/**
 * Whether nothing is known about what Stripe did: it did not respond, failed, is still at it, or knows the key from another request. Every
 * other error is its word that it did not do it.
 */
function isSilence(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { statusCode } = error;
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeIdempotencyError)
    return true;
  return statusCode === undefined || statusCode < 400 || statusCode >= 500 || SILENT_STATUSES.includes(statusCode);
}

export interface Refusal {
  /** Stripe's reason, such as `card_declined` or `resource_missing`. */
  readonly code: string;
  /** The parameter that Stripe objects to. */
  readonly param: string | null;
  /** The payment that was refused, if Stripe recorded one. */
  readonly paymentRef: string | null;
  /** Our own keys were rejected, whatever was asked. */
  readonly isOfKeys: boolean;
}

/** @returns what Stripe refused; undefined if the error is no refusal */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Stripe.errors.StripeError) || isSilence(error)) return undefined;
  const intent = error.payment_intent;
  return {
    code:
      error.decline_code ||
      error.code ||
      (error instanceof Stripe.errors.StripeCardError ? 'card_declined' : 'refused'),
    param: error.param ?? null,
    paymentRef: intent !== null && typeof intent === 'object' ? intent.id : null,
    isOfKeys: error.statusCode === 401 || error.statusCode === 403,
  };
}

/** @returns undefined if Stripe refuses because of what was asked for */
export async function unlessRefused<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal && !refusal.isOfKeys) return undefined;
    throw error;
  }
}

/** @throws ProviderUnavailable if the call may have succeeded, or could not be made */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new ProviderUnavailable(error.message, { cause: error }) : error;
  }
}
