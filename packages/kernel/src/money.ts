/**
 * Money is an integer of minor units with an ISO 4217 currency. Decimal strings exist only at the boundaries: in a
 * marketplace's JSON, and in what people read or type.
 */
export type Currency = 'EUR' | 'GBP' | 'USD' | 'AUD' | 'CAD';

export const CURRENCIES: readonly Currency[] = ['EUR', 'GBP', 'USD', 'AUD', 'CAD'];

/** The currencies that a seller's books may use (specification, section 9). */
export const SUPPORTED_CURRENCIES: readonly Currency[] = ['EUR', 'USD', 'GBP'];

export interface Money {
  /** Whole minor units (cents, pence): a safe integer. */
  readonly minor: number;
  readonly currency: Currency;
}

/** Digits after the decimal point; all currencies above have two (ISO 4217). */
const FRACTION_DIGITS = 2;

/** The currencies of ISO 4217 whose minor unit is not a hundredth. */
const OTHER_DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * Digits after the decimal point for any ISO 4217 currency, including those in which Quayside does not trade: 2 for
 * EUR, 0 for JPY.
 */
export function minorDigits(currency: string): number {
  const other = Object.entries(OTHER_DIGITS).find(([, codes]) => codes.split(' ').includes(currency));
  return other ? Number(other[0]) : FRACTION_DIGITS;
}

export function isCurrency(value: string): value is Currency {
  return (CURRENCIES as readonly string[]).includes(value);
}

export function isCurrencySupported(value: string): boolean {
  return (SUPPORTED_CURRENCIES as readonly string[]).includes(value);
}

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`);
  return { minor, currency };
}

/** `{ minor: 4990, currency: 'EUR' }` → `"49.90"`, the decimal form that marketplaces use in JSON. */
export function toDecimal(amount: Money): string {
  const sign = amount.minor < 0 ? '-' : '';
  const digits = String(Math.abs(amount.minor)).padStart(FRACTION_DIGITS + 1, '0');
  return `${sign}${digits.slice(0, -FRACTION_DIGITS)}.${digits.slice(-FRACTION_DIGITS)}`;
}

/**
 * Parses a machine-written decimal such as `"49.9"` exactly, without floating point. Undefined for anything else: more than two decimals
 * that are not zero, exponents, separators, blanks inside.
 */
export function fromDecimal(text: string, currency: Currency): Money | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,8}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const kept = fraction.slice(0, FRACTION_DIGITS).padEnd(FRACTION_DIGITS, '0');
  if (/[1-9]/.test(fraction.slice(FRACTION_DIGITS))) return undefined;
  const minor = Number(whole + kept);
  return money(sign ? 0 - minor : minor, currency);
}

/** `Intl` formatting for people, e.g. `49,90 €` in German. */
export function formatMoney(amount: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(amount.minor / 100);
}
