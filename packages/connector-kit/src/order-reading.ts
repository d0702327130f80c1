import { createHash } from 'node:crypto';
import { type Currency, fromDecimal, isCurrency, type Money, money, type ORDER_DOUBTS } from '@quayside/kernel';
import type { ExternalOrderLine } from './orders.ts';

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
/** Halves of a character that stand alone. No database stores them. */
const HALVES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text without characters that no text column stores, cut to a length. */
const storable = (text: string, longest = Number.POSITIVE_INFINITY): string =>
  text.replaceAll('\u0000', '').slice(0, longest).replace(HALVES, '\uFFFD');

/** Text without characters that no text column stores; undefined for anything but a text or a number. */
export function wireText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = storable(value);
  return text.trim() === '' ? undefined : text;
}

/** Longer than any number of an order or a line, and short enough for an index. */
const LONGEST_ID = 200;
const HASH_DIGITS = 32;

/** A text that identifies something. A longer one is cut, and ends with its hash. */
export function wireId(value: unknown): string | undefined {
  const text = wireText(value);
  if (text === undefined || text.length <= LONGEST_ID) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
  return `${storable(text, LONGEST_ID - HASH_DIGITS)}${hash}`;
}

/** A day with its time, as marketplaces write it; one without a time zone is in UTC. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** No marketplace counts further. */
const LATEST_MS = Date.parse('3000-01-01T00:00:00Z');

/** `Date` takes the 30th of February for one of March. @param day `YYYY-MM-DD` */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** A date with its time, in UTC; undefined for anything else, also for a day that no calendar has. */
export function instantOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const found = INSTANT.exec(text);
  const [, day = '', zone] = found ?? [];
  if (!found || !isDay(day)) return undefined;
  const isLocal = zone === undefined && text.length > 'YYYY-MM-DD'.length;
  const ms = Date.parse((isLocal ? `${text}Z` : text).replace(',', '.'));
  return ms >= 0 && ms < LATEST_MS ? new Date(ms).toISOString() : undefined;
}

/** The code of a currency in any case; undefined for anything but a text. */
export function currencyCode(value: unknown): string | undefined {
  return wireText(typeof value === 'string' ? value.trim().toUpperCase() : undefined);
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

  /** A line's id; empty, and noted, if there is none. */
  lineId(field: string, value: unknown): string {
    const id = wireId(value);
    if (id === undefined) this.doubt('unreadable', field, value, ALL_LINES);
    else if (id !== wireText(value)) this.doubt('text_too_long', field, value, id);
    return id ?? ALL_LINES;
  }

  /** The price of some pieces; null if one of both cannot be read, or the product is no amount. */
  priceOf(field: string, unit: Money | null, quantity: number | null, line: string): Money | null {
    if (unit === null || quantity === null) return null;
    const minor = unit.minor * quantity;
    return Number.isSafeInteger(minor) ? money(minor, unit.currency) : this.doubt('unreadable', field, minor, line);
  }

  /**
   * The total of an order. One that is stated but cannot be read is not replaced by the sum of the lines.
   * @param stated null if the marketplace states none
   * @param more minor units beside the lines, e.g. for shipping
   */
  total(
    field: string,
    stated: { readonly amount: unknown; readonly currency: unknown } | null,
    expected: Currency | undefined,
    lines: readonly ExternalOrderLine[],
    more = 0,
  ): Money | null {
    const goods = lines.flatMap(({ total }) => total ?? []);
    const [first] = goods;
    if (stated !== null || !first || goods.length < lines.length) {
      return this.money(field, stated ?? { amount: undefined, currency: undefined }, expected);
    }
    const minor = goods.reduce((sum, one) => sum + one.minor, more);
    return Number.isSafeInteger(minor) ? money(minor, first.currency) : this.doubt('unreadable', field, minor);
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
    const { amount } = stated;
    const currency = currencyCode(stated.currency) ?? stated.currency;
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
  return storable(text, LONGEST_VALUE);
}
