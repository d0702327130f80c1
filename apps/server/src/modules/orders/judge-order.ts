import {
  ALL_LINES,
  type ExternalOrder,
  type ExternalOrderLine,
  NO_DATE,
  type OrderDoubt,
  unnamed,
  wireText,
} from '@quayside/connector-kit';
import { type Money, type Site, siteFacts } from '@quayside/kernel';
import type { KnownOrder, OrderStatus } from './orders.repository.ts';

export interface SoundLine extends ExternalOrderLine {
  readonly quantity: number;
}

/** An order as it is stored: without the parts that cannot be read, or with those that were readable before. */
export interface SoundOrder extends ExternalOrder {
  readonly site: Site;
  readonly status: OrderStatus;
  readonly total: Money;
  /** Those that can be read. */
  readonly lines: readonly SoundLine[];
}

export type PlacedOrder = ExternalOrder & { readonly site: Site };

export interface JudgedOrder {
  readonly order: SoundOrder;
  /** The order as the marketplace sent it, without people who were erased. */
  readonly given: PlacedOrder;
  /** The parts that cannot be read. */
  readonly problems: readonly OrderDoubt[];
  /** Every line can be read, so a line that is missing was taken out. */
  readonly hasAllLines: boolean;
}

/** No marketplace that Quayside knows returns older orders. */
const EARLIEST_MS = Date.parse('2005-01-01T00:00:00Z');
/** Longer than any title, SKU or order number of a marketplace. */
const LONGEST_TEXT = 2_000;
const MOST_QUANTITY = 1_000_000;
/** More problems than a person reads. */
const MOST_PROBLEMS = 20;

/** A raw value, as the kit shows it. */
const shown = (value: unknown): string => wireText(String(value).slice(0, 200)) ?? '';

type Known = Pick<KnownOrder, 'replacedBy' | 'status' | 'orderedAt' | 'totalMinor' | 'currency'>;

/**
 * Checks orders against the rules that all later steps rely on. A part that breaks a rule is named, and does not count;
 * the other parts do.
 */
export function judgeOrders(
  orders: readonly PlacedOrder[],
  known: ReadonlyMap<string, Known>,
  now: Date,
): JudgedOrder[] {
  return orders.map((given) => judgeOrder(given, known.get(given.externalId), now));
}

export function judgeOrder(given: PlacedOrder, known: Known | undefined, now: Date): JudgedOrder {
  const problems = [...(given.doubts ?? [])];
  const note = (code: OrderDoubt['code'], field: string, value: unknown, line: string | null = null) => {
    if (problems.some((one) => one.line === line && one.field === field)) return;
    problems.push({ code, field, line, value: value === null ? null : shown(value) });
  };
  const createdAt = dateOf(given, known, now, note);
  const lines = linesOf(given, note);
  const total = priceOf(given, given.total, 'total', null, note) ?? knownTotal(given, known);
  const order: SoundOrder = {
    ...withoutLongTexts(given, note),
    createdAt,
    status: statusOf(given, known),
    total,
    lines,
  };
  const hasAllLines = lines.length > 0 && problems.every(({ line }) => line === null);
  return { given, order, problems: problems.slice(0, MOST_PROBLEMS), hasAllLines };
}

/** An unpaid order whose lines are in another one now stays ended, also if its marketplace still lists it. */
function statusOf({ status }: PlacedOrder, known: Known | undefined): OrderStatus {
  if (status === null) return known?.status ?? 'pending';
  return status === 'pending' && typeof known?.replacedBy === 'string' ? 'cancelled' : status;
}

type Note = (code: OrderDoubt['code'], field: string, value: unknown, line?: string | null) => void;

function dateOf(given: PlacedOrder, known: Known | undefined, now: Date, note: Note): string {
  if (Date.parse(given.createdAt) >= EARLIEST_MS) return given.createdAt;
  if (!given.doubts?.some(({ code }) => code === 'impossible_date')) {
    note('impossible_date', 'createdAt', given.createdAt === NO_DATE ? null : given.createdAt);
  }
  if (known) return known.orderedAt.toISOString();
  return Date.parse(given.modifiedAt) >= EARLIEST_MS ? given.modifiedAt : now.toISOString();
}

/** An amount that can be stored, in the currency of the site; null for another. */
function priceOf(given: PlacedOrder, amount: Money | null, field: string, line: string | null, note: Note) {
  if (!amount) return null;
  if (amount.currency !== siteFacts(given.site).currency) {
    note('foreign_currency', field, `${amount.minor / 100} ${amount.currency}`, line);
    return null;
  }
  if (amount.minor >= 0) return amount;
  note('negative_amount', field, amount.minor / 100, line);
  return null;
}

function knownTotal({ site }: PlacedOrder, known: Known | undefined): Money {
  const { currency } = siteFacts(site);
  return { minor: known?.currency === currency ? known.totalMinor : 0, currency };
}

/** The lines with a quantity, each once. */
function linesOf(given: PlacedOrder, note: Note): SoundLine[] {
  const doubts = given.doubts ?? [];
  const isNamed = doubts.some(({ code, line }) => code === 'no_lines' || line === ALL_LINES);
  if (given.lines.length === 0 && !isNamed) note('no_lines', 'lines', null);
  const found = new Map<string, SoundLine>();
  for (const [index, line] of given.lines.entries()) {
    const { quantity } = line;
    const externalId = line.externalId === '' ? unnamed(index + 1) : line.externalId.slice(0, LONGEST_TEXT);
    const isRight = Number.isSafeInteger(quantity) && Number(quantity) >= (line.isCancelled ? 0 : 1);
    if (quantity === null || !isRight || quantity > MOST_QUANTITY) {
      note('bad_quantity', 'quantity', quantity, line.externalId);
      continue;
    }
    const before = found.get(externalId);
    if (before) note('duplicate_lines', 'id', externalId, externalId);
    const isSame = before?.sku === line.sku && before?.listingId === line.listingId;
    const total = priceOf(given, line.total, 'total', line.externalId, note);
    const sound = { ...shortened(line, note), quantity, total };
    // The same goods twice under one id are one line that was sent twice; other goods were sold too.
    if (!before) found.set(externalId, { ...sound, externalId });
    else if (!isSame) found.set(unnamed(index + 1), { ...sound, externalId: unnamed(index + 1) });
    else if (quantity > before.quantity) found.set(externalId, { ...sound, externalId });
  }
  return [...found.values()];
}

function shortened(line: ExternalOrderLine, note: Note): ExternalOrderLine {
  const cut = <T extends string | null>(field: string, text: T) => {
    if ((text?.length ?? 0) <= LONGEST_TEXT) return text;
    note('text_too_long', field, text, line.externalId);
    return text?.slice(0, LONGEST_TEXT) as T;
  };
  return {
    ...line,
    sku: cut('sku', line.sku),
    listingId: cut('listingId', line.listingId),
    title: cut('title', line.title),
  };
}

/** What is said of buyers is not repeated in a problem, which is stored unencrypted. */
function withoutLongTexts(given: PlacedOrder, note: Note): PlacedOrder {
  const isLong = (text: string | null | undefined) => (text?.length ?? 0) > LONGEST_TEXT;
  const cut = (text: string | null) => text?.slice(0, LONGEST_TEXT) ?? null;
  const { externalId, buyerUsername, shipToName, shipToCountry, contact } = given;
  const { lines = [], ...parts } = contact ?? {};
  const isContactLong = [...lines, ...Object.values(parts)].some(isLong);
  if (isContactLong || [externalId, buyerUsername, shipToName, shipToCountry].some(isLong)) {
    note('text_too_long', 'buyer', null);
  }
  return {
    ...given,
    externalId: externalId.slice(0, LONGEST_TEXT),
    buyerUsername: cut(buyerUsername),
    shipToName: cut(shipToName),
    shipToCountry: cut(shipToCountry),
    ...(isContactLong ? { contact: undefined } : {}),
  };
}
