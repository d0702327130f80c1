import type { Checkout } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  PaymentFailedError,
  PaymentTimeoutError,
  POLL_ATTEMPTS,
  POLL_INTERVAL_MS,
  pollCheckout,
} from './poll-checkout.ts';

const checkout = (given: Partial<Checkout> = {}): Checkout => ({
  id: 'chk_1',
  status: 'pending',
  payment_method_type: 'CREDIT_CARD',
  redirect_url: null,
  error_code: null,
  plan: 'starter',
  interval: 'monthly',
  ...given,
});

/** Returns these answers in turn; the last one is repeated. */
function poll(answers: readonly (Checkout | Error)[]) {
  const waits: number[] = [];
  let n = 0;
  const result = pollCheckout({
    read: async () => {
      const answer = answers[Math.min(n, answers.length - 1)];
      n += 1;
      if (answer instanceof Error) throw answer;
      return answer as Checkout;
    },
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  return { result, waits, reads: () => n };
}

describe('polling a checkout', () => {
  it('ends with the first answer that is not pending', async () => {
    const { result, waits } = poll([checkout(), checkout(), checkout({ status: 'success' })]);
    expect((await result).status).toBe('success');
    expect(waits).toEqual([5_000, 5_000]);
  });

  it('ignores the case of the status', async () => {
    const shouting = { ...checkout(), status: 'PENDING' } as unknown as Checkout;
    const { result, reads } = poll([shouting, checkout({ status: 'success' })]);
    await result;
    expect(reads()).toBe(2);
  });

  it('times out after six attempts, five seconds apart', async () => {
    const { result, waits, reads } = poll([checkout()]);
    await expect(result).rejects.toThrow(new PaymentTimeoutError());
    expect(reads()).toBe(POLL_ATTEMPTS);
    expect(waits).toEqual(Array(5).fill(POLL_INTERVAL_MS));
    await expect(result).rejects.toThrow('TIMED OUT');
  });

  it('fails with the server’s code', async () => {
    const { result } = poll([checkout({ status: 'failure', error_code: 'card_declined' })]);
    await expect(result).rejects.toThrow(new PaymentFailedError('card_declined'));
  });

  it.each([
    [404, 'NOT FOUND'],
    [403, 'OTHER ERROR'],
    [400, 'OTHER ERROR'],
  ])('fails at once on %i with %s', async (status, message) => {
    const { result, reads } = poll([new ApiError(status, {})]);
    await expect(result).rejects.toThrow(new PaymentFailedError(message));
    expect(reads()).toBe(1);
  });

  it.each([500, 503, 0])('continues after %i', async (status) => {
    const { result } = poll([new ApiError(status, {}), new ApiError(status, {}), checkout({ status: 'success' })]);
    expect((await result).status).toBe('success');
  });

  it('times out if the server never recovers', async () => {
    await expect(poll([new ApiError(502, {})]).result).rejects.toThrow(PaymentTimeoutError);
  });
});
