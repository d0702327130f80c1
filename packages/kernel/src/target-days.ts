/**
 * The days on which the European Central Bank publishes reference rates: the working days of TARGET, its payment system. Days are ISO dates,
 * which are compared as text.
 */

const DAY_MS = 86_400_000;
/** About 16:00 in Frankfurt. In UTC that is an hour earlier in summer, so the later one of the year is taken, with a margin. */
const PUBLISHED_MINUTE_UTC = 15 * 60 + 30;

const toIso = (day: Date): string => day.toISOString().slice(0, 10);
const fromIso = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Easter Sunday of a year in the Gregorian calendar (the computus of Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const k = c % 4;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

/** Weekends, New Year, Good Friday, Easter Monday, 1 May, Christmas and 26 December are none. */
export function isTargetDay(day: string): boolean {
  const date = fromIso(day);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return false;
  const easter = easterSunday(date.getUTCFullYear()).getTime();
  return ![easter - 2 * DAY_MS, easter + DAY_MS].includes(date.getTime());
}

/** How many of those days are after `from`, up to and including `to`; 0 if `to` is not later. */
export function targetDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = fromIso(from).getTime() + DAY_MS; toIso(new Date(day)) <= to; day += DAY_MS) {
    if (isTargetDay(toIso(new Date(day)))) count += 1;
  }
  return count;
}

/** The newest day whose rates have been published by now. */
export function lastPublishedDay(now: Date): string {
  const isOut = now.getUTCHours() * 60 + now.getUTCMinutes() >= PUBLISHED_MINUTE_UTC;
  let day = new Date(now.getTime() - (isOut ? 0 : DAY_MS));
  while (!isTargetDay(toIso(day))) day = new Date(day.getTime() - DAY_MS);
  return toIso(day);
}
