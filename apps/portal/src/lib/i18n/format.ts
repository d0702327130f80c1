import type { WireMoney } from '@quayside/contract';

/** Every currency that Quayside knows has two decimals (kernel: money). */
const MINOR_PER_UNIT = 100;

const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/** The language as the browser's owner writes it: `en` with `en-GB` among the wishes reads 14:03, not 2:03 PM. */
export function regionalLocale(language: string, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().split('-')[0] === language) ?? language;
}

/** A length of time for people, in its one or two largest units: `1 h 20 min`, `45 s`. */
function formatDuration(seconds: number, locale: string): string {
  let left = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const { unit, seconds: size } of UNITS) {
    const n = Math.floor(left / size);
    left -= n * size;
    if (n > 0) parts.push(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n));
    if (parts.length === 2 || (parts.length === 1 && unit === 'second')) break;
  }
  return (
    parts.join(' ') || new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(0)
  );
}

/** Formatters of one locale. Dates are read in the viewer's own time zone. */
export function makeFormat(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short' });
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    locale,
    number: (value: number) => number.format(value),
    percent: (share: number) => percent.format(share),
    money: ({ minor, currency }: WireMoney) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / MINOR_PER_UNIT),
    time: (iso: string) => time.format(new Date(iso)),
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
    date: (iso: string) => date.format(new Date(iso)),
    day: (iso: string) => day.format(new Date(iso)),
    month: (iso: string) => month.format(new Date(iso)),
    /** The clock where it was today, the date with it where it was not. */
    moment: (iso: string, now = new Date()) => {
      const at = new Date(iso);
      return at.toDateString() === now.toDateString() ? time.format(at) : dateTime.format(at);
    },
    /** The same in few letters, for a column: the clock, the day of this year, or the date. */
    shortMoment: (iso: string, now = new Date()) => {
      const at = new Date(iso);
      if (at.toDateString() === now.toDateString()) return time.format(at);
      return at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : date.format(at);
    },
    duration: (seconds: number) => formatDuration(seconds, locale),
    list: (parts: readonly string[]) => list.format(parts),
    country: (code: string) => regions.of(code) ?? code,
    language: (tag: string) => languages.of(tag) ?? tag,
  };
}

export type Format = ReturnType<typeof makeFormat>;
