/**
 * Formats a day such as `2026-11-21`. It is not a point in time: parsed as one, it would be the day before in half of
 * the world.
 */
export function writeDay(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}
