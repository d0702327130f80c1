import { DAY_MS } from '../durations.ts';

/** What happens after a renewal's payment failed, counted in days from the end of the paid period. */
export interface DunningStep {
  readonly day: number;
  /** `retry`: the payment is tried again. `end`: the subscription ends, and listings are no longer updated. */
  readonly action: 'retry' | 'end';
}

/** The days between the end of the paid period and the end of an unpaid subscription. */
export const GRACE_DAYS = 14;
const LAST: DunningStep = { day: GRACE_DAYS, action: 'end' };

/** Three more attempts within the grace period. */
export const DUNNING: readonly DunningStep[] = [
  { day: 3, action: 'retry' },
  { day: 6, action: 'retry' },
  { day: 10, action: 'retry' },
  LAST,
];

/** @param step 0 after the first failed attempt */
export function dunningAt(
  periodEnd: Date,
  step: number,
): { readonly at: Date; readonly action: DunningStep['action'] } {
  const { day, action } = DUNNING[step] ?? LAST;
  return { at: new Date(periodEnd.getTime() + day * DAY_MS), action };
}

/**
 * The step that follows all due ones, so that a single attempt replaces all that were missed.
 * @param step the next step as far as is known
 * @returns `step` itself if it is not due yet
 */
export function dunningStepAt(periodEnd: Date, step: number, now: Date): number {
  let next = step;
  while (dunningAt(periodEnd, next).action === 'retry' && dunningAt(periodEnd, next).at <= now) next += 1;
  return next;
}
