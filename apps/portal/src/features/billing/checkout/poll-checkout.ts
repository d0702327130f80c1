import type { Checkout } from '@quayside/contract';
import { isApiError } from '../../../lib/api/api-error.ts';

/** Specification, section 9: 6 attempts, 5000 ms apart. */
export const POLL_ATTEMPTS = 6;
export const POLL_INTERVAL_MS = 5_000;

/** The payment failed; the message is the provider's code, or `NOT FOUND` or `OTHER ERROR` (specification, section 8). */
export class PaymentFailedError extends Error {
  override readonly name = 'PaymentFailedError';
}

/** The payment was still pending after the last attempt. */
export class PaymentTimeoutError extends Error {
  override readonly name = 'PaymentTimeoutError';

  constructor() {
    super('TIMED OUT');
  }
}

interface Polling {
  readonly read: () => Promise<Checkout>;
  readonly wait: (ms: number) => Promise<void>;
  /** Called with each answer, so that the screen can show a confirmation that the bank requires. */
  readonly onAnswer?: (checkout: Checkout) => void;
}

/**
 * Polls a checkout's status until it is decided. A server error or a missing answer uses up an attempt.
 * @throws PaymentFailedError, PaymentTimeoutError
 */
export async function pollCheckout({ read, wait, onAnswer }: Polling): Promise<Checkout> {
  for (let attempt = 1; ; attempt += 1) {
    const checkout = await readOnce(read);
    if (checkout) {
      onAnswer?.(checkout);
      const status = checkout.status.toLowerCase();
      if (status === 'failure') throw new PaymentFailedError(checkout.error_code ?? 'OTHER ERROR');
      if (status !== 'pending') return checkout;
    }
    if (attempt === POLL_ATTEMPTS) throw new PaymentTimeoutError();
    await wait(POLL_INTERVAL_MS);
  }
}

/** @returns undefined for an error that a retry may cure */
async function readOnce(read: () => Promise<Checkout>): Promise<Checkout | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.isTransient) return undefined;
    throw new PaymentFailedError(error.status === 404 ? 'NOT FOUND' : 'OTHER ERROR', { cause: error });
  }
}
