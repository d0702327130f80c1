import type { WireMoney } from '@quayside/contract';
import { destinationName, minorDigits, type Site, siteFacts } from '@quayside/kernel';
import { nameOfPlace } from './places.ts';

const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/**
 * The locale of a language as the browser's user writes it: `en` with `en-GB` among the accepted languages gives 14:03, not 2:03 PM. A tag
 * with another script is skipped: `zh-TW` dates do not fit the simplified characters of `zh`.
 */
export function regionalLocale(language: string, accepted: readonly string[]): string {
  const [first = ''] = accepted;
  if (hasOneScript(language) && isOfRegion(first, language)) return first;
  const wanted = new Intl.Locale(language).maximize();
  return (
    accepted.find((tag) => {
      const locale = likelyLocale(tag);
      return locale?.language === wanted.language && locale.script === wanted.script;
    }) ?? language
  );
}

/** Chinese has two scripts, and the region decides which one applies. For the other languages the tag alone decides. */
const hasOneScript = (language: string) => language !== 'zh';

/**
 * Whether a tag is a language with a region and nothing else, such as `en-GB`. Avoids `Intl.Locale.maximize`, whose
 * tables load slowly.
 */
const isOfRegion = (tag: string, language: string) => tag.startsWith(`${language}-`) && /^[a-z]{2}-[A-Z]{2}$/.test(tag);

/** `zh-TW` → `zh-Hant-TW`; undefined for an invalid tag, such as the `C` of a browser without a locale. */
function likelyLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** Formats a duration in its one or two largest units: `1 hour 20 minutes`, `45 seconds`. */
function formatDuration(seconds: number, locale: string): string {
  const written = (n: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  let left = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const { unit, seconds: size } of UNITS) {
    const n = Math.floor(left / size);
    left -= n * size;
    if (n > 0) parts.push(written(n, unit));
    if (parts.length === 2 || (parts.length === 1 && unit === 'second')) break;
  }
  if (parts.length === 0) parts.push(written(0, 'second'));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}

/** The separator of list items: a comma and a space, or 、 in Chinese. */
function separatorOf(locale: string): string {
  const parts = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).formatToParts(['a', 'b', 'c']);
  return parts.find(({ type }) => type === 'literal')?.value ?? ', ';
}

/** Creates a formatter on first use and keeps it, because creating one takes milliseconds and a table would need hundreds. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function buildFormat(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(locale, options));
  const number = lazily(() => new Intl.NumberFormat(locale));
  const rate = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }));
  const percent = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const time = dates({ hour: '2-digit', minute: '2-digit' });
  const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short' });
  const date = dates({ dateStyle: 'medium' });
  const dayOfYear = dates({ day: 'numeric', month: 'short' });
  // Calendar days have no time zone.
  const day = dates({ weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const fullDay = dates({ dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = dates({ month: 'short', timeZone: 'UTC' });
  const change = lazily(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  );
  const list = lazily(() => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }));
  const separator = lazily(() => separatorOf(locale));
  const languages = lazily(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const currencies = new Map<string, Intl.NumberFormat>();
  const currency = (code: string) => {
    const known = currencies.get(code) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    currencies.set(code, known);
    return known;
  };
  const isToday = (at: Date, now: Date) => at.toDateString() === now.toDateString();
  return {
    locale,
    number: (value: number) => number().format(value),
    /** An exchange rate such as `1.16523` with up to six decimals. */
    rate: (value: string) => rate().format(Number(value)),
    percent: (share: number) => percent().format(share),
    /** A change as a share with its sign: `+12%`. */
    change: (share: number) => change().format(share),
    money: (sum: WireMoney) => currency(sum.currency).format(sum.minor / 10 ** minorDigits(sum.currency)),
    dateTime: (iso: string) => dateTime().format(new Date(iso)),
    date: (iso: string) => date().format(new Date(iso)),
    day: (iso: string) => day().format(new Date(iso)),
    /** A calendar day with its year. */
    fullDay: (iso: string) => fullDay().format(new Date(iso)),
    /** An ISO day without its year. */
    shortDay: (iso: string) => shortDay().format(new Date(iso)),
    month: (iso: string) => month().format(new Date(iso)),
    /** The time for today, otherwise the date and the time. */
    moment: (iso: string, now = new Date()) => {
      const at = new Date(iso);
      return (isToday(at, now) ? time() : dateTime()).format(at);
    },
    /** The short form for table columns: the time, the day of this year, or the date. */
    shortMoment: (iso: string, now = new Date()) => {
      const at = new Date(iso);
      if (isToday(at, now)) return time().format(at);
      return (at.getFullYear() === now.getFullYear() ? dayOfYear() : date()).format(at);
    },
    duration: (seconds: number) => formatDuration(seconds, locale),
    /** A sentence's list: `a, b and c`. */
    list: (parts: readonly string[]) => list().format(parts),
    /** Values side by side: `a, b, c`. */
    values: (parts: readonly string[]) => parts.join(separator()),
    /** The same names as on the server; they are in the room `places`, which the frame loads. */
    country: (code: string) => nameOfPlace(locale, 'countries', code),
    /** The display name of a site: its country, or the marketplace if it is no country's storefront. */
    site: (site: Site) => {
      const nameOf = (country: string) => nameOfPlace(locale, 'countries', country);
      return destinationName(site, nameOf) ?? nameOf(siteFacts(site).country);
    },
    /** Europe, North America, Worldwide. */
    region: (code: string) => nameOfPlace(locale, 'regions', code),
    language: (tag: string) => languages().of(tag) ?? tag,
  };
}

export type Format = ReturnType<typeof buildFormat>;

const formats = new Map<string, Format>();

/** The shared formatters of a locale. Dates are in the viewer's time zone. */
export function formatFor(locale: string): Format {
  const known = formats.get(locale) ?? buildFormat(locale);
  formats.set(locale, known);
  return known;
}
