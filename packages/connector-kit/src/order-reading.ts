import { type Currency, fromDecimal, isCurrency, type Money } from '@quayside/kernel';

/** What is wrong with a part of an order that cannot be read. */
export const ORDER_DOUBTS = [
  'no_lines',
  'duplicate_lines',
  'bad_quantity',
  'negative_amount',
  'foreign_currency',
  'impossible_date',
  'text_too_long',
  'unknown_status',
  'unknown_site',
  'unreadable',
] as const;

/** A part of an order that cannot be read. The other parts count. */
export interface OrderDoubt {
  readonly code: (typeof ORDER_DOUBTS)[number];
  /** The marketplace's id of the line; `ALL_LINES` if it is not known; null for the order itself. */
  readonly line: string | null;
  /** The marketplace's name of the field. */
  readonly field: string;
  /** What the marketplace sent, as JSON; null if it sent nothing. */
  readonly value: string | null;
}

/** In the place of a line's id: the lines as a whole, or one whose id is not known. */
export const ALL_LINES = '';

/** Larger quantities are mistakes. */
const MOST_QUANTITY = 1_000_000;
/** A raw value is shown to people, so it is cut. */
const LONGEST_VALUE = 200;
/** Digits that a JSON number of whole currency units carries beyond its noise. */
const NUMBER_DIGITS = 6;

const WHOLE = /^\d{1,9}(?:\.0+)?$/;

/** Text without characters that no text column stores; undefined for anything but a text or a number. */
export function wireText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll('\u0000', '');
  return text.trim() === '' ? undefined : text;
}

/** A date with its time; undefined for anything else. */
export function instantOf(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** The objects of a list; nothing for anything but a list. */
export function objectsOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** A decimal, written as a text or as a number; undefined for anything else, also for parts of a cent. */
export function decimalOf(value: unknown, currency: Currency): Money | undefined {
  if (typeof value === 'number') return fromDecimal(value.toFixed(NUMBER_DIGITS), currency);
  return typeof value === 'string' ? fromDecimal(value, currency) : undefined;
}

/** Reads the parts of one order and notes those that cannot be read. */
export class OrderReading {
  readonly doubts: OrderDoubt[] = [];

  doubt(code: OrderDoubt['code'], field: string, value: unknown, line: string | null = null): null {
    this.doubts.push({ code, field, line, value: rawOf(value) });
    return null;
  }

  /** The lines that are objects; a list that is none, and a line that is none, are noted. */
  lines<T>(field: string, value: readonly T[] | null | undefined): readonly T[] {
    if (!Array.isArray(value)) {
      this.doubt(value === undefined || value === null ? 'no_lines' : 'unreadable', field, value, ALL_LINES);
      return [];
    }
    const found = objectsOf(value as readonly T[]);
    for (const one of value)
      if (typeof one !== 'object' || one === null) this.doubt('unreadable', field, one, ALL_LINES);
    return found;
  }

  /** A whole number from 1; null if it is none. */
  quantity(field: string, value: unknown, line: string): number | null {
    const isWhole = typeof value === 'number' || (typeof value === 'string' && WHOLE.test(value.trim()));
    const quantity = isWhole ? Number(value) : Number.NaN;
    const isRight = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= MOST_QUANTITY;
    return isRight ? quantity : this.doubt('bad_quantity', field, value, line);
  }

  /**
   * An amount of at least zero; null if it is none.
   * @param expected the currency of the site; undefined if the site is unknown
   */
  money(
    field: string,
    stated: { readonly amount: unknown; readonly currency: unknown },
    expected: Currency | undefined,
    line: string | null = null,
  ): Money | null {
    const { amount, currency } = stated;
    const isNothing = amount === undefined || amount === null;
    const raw = isNothing
      ? null
      : currency === undefined
        ? amount
        : `${wireText(amount)} ${wireText(currency) ?? ''}`.trim();
    if (typeof currency === 'string' && (!isCurrency(currency) || (expected !== undefined && currency !== expected))) {
      return this.doubt('foreign_currency', field, raw ?? currency, line);
    }
    const known = typeof currency === 'string' && isCurrency(currency) ? currency : undefined;
    const money = known === undefined ? undefined : decimalOf(amount, known);
    if (!money) return this.doubt('unreadable', field, raw, line);
    return money.minor < 0 ? this.doubt('negative_amount', field, raw, line) : money;
  }
}

function rawOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.replaceAll('\u0000', '').slice(0, LONGEST_VALUE);
}
