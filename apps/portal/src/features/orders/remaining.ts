import type { Order } from '@quayside/contract';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export interface Remaining {
  /** Whole days, hours or minutes, whichever is the largest non-zero unit. */
  readonly seconds: number;
  readonly isLate: boolean;
  /** Whether the deadline is within a day. */
  readonly isSoon: boolean;
}

/** The time until an order must be shipped, or by how much it is overdue; null if there is nothing to ship. */
export function remainingOf({ status, shipBy }: Pick<Order, 'status' | 'shipBy'>, now: Date): Remaining | null {
  if (status !== 'paid' || shipBy === null) return null;
  const left = (Date.parse(shipBy) - now.getTime()) / 1_000;
  const length = Math.abs(left);
  const unit = length >= DAY ? DAY : length >= HOUR ? HOUR : MINUTE;
  return { seconds: Math.max(unit, Math.floor(length / unit) * unit), isLate: left < 0, isSoon: left < DAY };
}
