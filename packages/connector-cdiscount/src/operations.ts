import type { OperationLimit } from '@quayside/connector-kit';

/**
 * Octopia publishes one rate: 500 tokens an hour. Others measured that it accepts about 25 packages an hour before it reports a used-up
 * quota. The other rates are polite values; a 429 slows them down, see `back-off.ts`.
 */
const HOUR_S = 3_600;

/**
 * A full bucket plus an hour's refill stay below the limit, whenever the hour begins. Both kinds of packages share a bucket, because it is
 * unknown whether Octopia counts them together.
 */
const limit = (operation: string, ratePerSecond: number, burst: number): OperationLimit => ({
  operation,
  ratePerSecond,
  burst,
  quota: null,
  windowSeconds: HOUR_S,
});

export const TOKENS = 'cdiscount.token';
export const PACKAGES = 'cdiscount.packages';
export const ORDERS = 'cdiscount.orders';
export const CALLS = 'cdiscount.calls';

export type Bucket = typeof PACKAGES | typeof ORDERS | typeof CALLS;

export const CDISCOUNT_OPERATION_LIMITS: readonly OperationLimit[] = [
  limit(TOKENS, 440 / HOUR_S, 50),
  limit(PACKAGES, 20 / HOUR_S, 5),
  { ...limit(ORDERS, 0.5, 10), isOwnPace: true },
  { ...limit(CALLS, 20, 40), isOwnPace: true },
];

/** Time until the bucket of a rejected call has a token again. */
export function refillMs(operation: string): number {
  const known = CDISCOUNT_OPERATION_LIMITS.find((one) => one.operation === operation);
  return Math.ceil(1000 / (known?.ratePerSecond ?? 1));
}
