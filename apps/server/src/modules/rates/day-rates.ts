import type { Currency, ExchangeRate } from '@quayside/kernel';

/** Rates against the euro: millionths of a unit of the currency per euro. */
export interface DayRates {
  /** ISO date. */
  readonly date: string;
  readonly source: string;
  readonly millionths: Readonly<Partial<Record<Currency, number>>>;
  /** Currencies of which the day has no rate that can be believed: theirs is of an earlier day. */
  readonly older?: ReadonlyMap<Currency, { readonly date: string; readonly source: string }>;
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
  // The older of the two rates says how old the result is.
  const [oldest] = [from, to]
    .map((currency) => day.older?.get(currency) ?? day)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const { date, source } = oldest ?? day;
  return { from, to, millionths, date, source };
}

function perEuro(day: DayRates, currency: Currency): bigint {
  if (currency === 'EUR') return 1_000_000n;
  const value = day.millionths[currency];
  if (value === undefined) throw new Error(`The rates of ${day.date} have no ${currency}`);
  return BigInt(value);
}

/** Whether a day has what the rate between two currencies needs. */
export function hasBoth({ millionths }: Pick<DayRates, 'millionths'>, from: Currency, to: Currency): boolean {
  return [from, to].every((currency) => currency === 'EUR' || millionths[currency] !== undefined);
}

/** `1136000` → `"1.136"`. */
export function rateText(millionths: number): string {
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
}

/** The rates between currencies by their pair; null if no rate is needed. */
export function createRateTable(rates: readonly ExchangeRate[]): (from: Currency, to: Currency) => ExchangeRate | null {
  const known = new Map(rates.map((rate) => [rate.from + rate.to, rate]));
  return (from, to) => {
    if (from === to) return null;
    const rate = known.get(from + to);
    if (!rate) throw new Error(`No exchange rate from ${from} to ${to} is in force`);
    return rate;
  };
}
