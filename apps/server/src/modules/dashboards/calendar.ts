/* Calendar days as ISO dates, `2026-11-21`. They have no time of day, so time zones cannot shift them. */

/** The last `count` days up to and including `day`, oldest first. */
export function daysUpTo(day: string, count: number): string[] {
  const [year, month, date] = partsOf(day);
  return Array.from({ length: count }, (_, index) => isoDay(year, month, date - (count - 1 - index)));
}

/** The Mondays of the last `count` weeks up to and including the week of `day`, oldest first. */
export function weeksUpTo(day: string, count: number): string[] {
  const [year, month, date] = partsOf(day);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => isoDay(year, month, date - sinceMonday - 7 * (count - 1 - index)));
}

/** The first days of the last `count` months up to and including the month of `day`, oldest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year, month] = partsOf(day);
  return Array.from({ length: count }, (_, index) => isoDay(year, month - (count - 1 - index), 1));
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

/** Months and days out of range roll over into the next or previous month or year. */
function isoDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
