const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone, ISO date. The `sv-SE` locale formats dates as ISO does. */
export function dayIn(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
