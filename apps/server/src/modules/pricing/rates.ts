import type { Currency, ExchangeRate } from '@quayside/kernel';

/** One day's rates against the euro: millionths of a unit of the currency per euro. */
export interface DayRates {
  /** ISO date. */
  readonly date: string;
  readonly source: string;
  readonly millionths: Readonly<Partial<Record<Currency, number>>>;
}

/**
 * The rate between two currencies through the euro, in millionths, rounded half up. Null if both are equal.
 * @throws if the day lacks one of the currencies
 */
export function crossRate(day: DayRates, from: Currency, to: Currency): ExchangeRate | null {
  if (from === to) return null;
  const fromPerEuro = perEuro(day, from);
  const toPerEuro = perEuro(day, to);
  const millionths = Number((toPerEuro * 1_000_000n * 2n + fromPerEuro) / (fromPerEuro * 2n));
  return { from, to, millionths, date: day.date, source: day.source };
}

function perEuro(day: DayRates, currency: Currency): bigint {
  if (currency === 'EUR') return 1_000_000n;
  const value = day.millionths[currency];
  if (value === undefined) throw new Error(`The rates of ${day.date} have no ${currency}`);
  return BigInt(value);
}

/** `1136000` → `"1.136"`. */
export function rateText(millionths: number): string {
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
}

/** A day's rates between currencies, each computed once; null if no rate is needed or known. */
export function createRateTable(day: DayRates): (from: Currency, to: Currency) => ExchangeRate | null {
  const known = new Map<string, ExchangeRate | null>();
  return (from, to) => {
    const key = from + to;
    if (!known.has(key)) known.set(key, crossRate(day, from, to));
    return known.get(key) ?? null;
  };
}
