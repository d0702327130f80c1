import type { BillingInterval } from './plans.data.ts';

const MONTHS: Readonly<Record<BillingInterval, number>> = { monthly: 1, yearly: 12 };

/**
 * The same day and time some months later, in UTC. If the month lacks the day, its last day is used: 31 January plus
 * one month is 28 or 29 February, and plus two months is 31 March.
 */
export function addMonths(instant: Date, months: number): Date {
  const result = new Date(instant);
  const day = result.getUTCDate();
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(day, lastDay));
  return result;
}

/** The end of the billing period that begins at `start`: the first multiple of the interval after the anchor that is later. */
export function periodEnd(anchor: Date, interval: BillingInterval, start: Date): Date {
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, count * MONTHS[interval]);
    if (end > start) return end;
  }
}
