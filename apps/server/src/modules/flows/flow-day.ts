import { MINUTE_MS, type Site, siteFacts } from '@quayside/kernel';
import { createLocalClock } from '@quayside/kernel/repricing';

const MINUTES_OF_DAY = 1_440;

/** The calendar day of an instant where the account sells from, as an ISO date. */
export function dayAt(home: Site, at: Date): string {
  return createLocalClock(siteFacts(home).timeZone)(at.getTime()).day;
}

/**
 * When the next day begins there. If the clocks change on the day, it is an hour early or late: whoever wakes early finds the same day and
 * waits again.
 */
export function nextDay(home: Site, at: Date): Date {
  const { minute } = createLocalClock(siteFacts(home).timeZone)(at.getTime());
  return new Date(Math.ceil((at.getTime() + (MINUTES_OF_DAY - minute) * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);
}
