import { lastPublishedDay, targetDaysBetween } from './target-days.ts';

/**
 * How old a rate may be, in days on which newer rates were published. From `stale` on the seller is warned. From `tooOld` on no price that
 * depends on the rate is sent, and listings keep theirs.
 */
export const RATE_AGE_LIMITS = { stale: 3, tooOld: 10 } as const;

export type RateAge = 'fresh' | 'stale' | 'too_old';

/** @param checked the day of the newest rates that confirm this one, ISO date */
export function rateAge(checked: string, now: Date): RateAge {
  const missed = targetDaysBetween(checked, lastPublishedDay(now));
  if (missed >= RATE_AGE_LIMITS.tooOld) return 'too_old';
  return missed >= RATE_AGE_LIMITS.stale ? 'stale' : 'fresh';
}

/** A rate that moves further than this from one day's to the next is refused as an error: 20 %. */
const RATE_JUMP_BASIS_POINTS = 2_000;

/** Why a published rate is not used: it is not above zero, it is missing, or it is too far from the one before. */
export type RateRefusal = 'not_positive' | 'missing' | 'jumped';

/** @param published in millionths; undefined if the day's rates lack the currency, null if its figure is not a number above zero */
export function judgeRate(published: number | null | undefined, before: number | undefined): RateRefusal | null {
  if (published === undefined) return 'missing';
  if (published === null || published <= 0) return 'not_positive';
  if (before !== undefined && Math.abs(published - before) * 10_000 > before * RATE_JUMP_BASIS_POINTS) return 'jumped';
  return null;
}

/**
 * A rate that jumped is a real one if the bank publishes about the same on so many days in a row. A wrong figure is
 * corrected on the next day.
 */
export const DAYS_OF_A_REAL_JUMP = 3;
