import type { ExternalOrder } from '@quayside/connector-kit';
import type { OrderProblem } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';

export interface JudgedOrder {
  /** The order as it is stored. */
  readonly order: ExternalOrder;
  /** The order as the marketplace sent it, without people who were erased. */
  readonly given: ExternalOrder;
  /** The rule that it breaks; null if it breaks none. */
  readonly problem: OrderProblem | null;
}

/** No marketplace that Quayside knows returns older orders. */
const EARLIEST_MS = Date.parse('2005-01-01T00:00:00Z');
/** Longer than any title, SKU or order number of a marketplace. */
const LONGEST_TEXT = 2_000;
const MOST_QUANTITY = 1_000_000;

/** Checks orders against the rules that all later steps rely on. */
export function judgeOrders(orders: readonly ExternalOrder[], now: Date): JudgedOrder[] {
  return orders.map((given) => {
    const problem = problemOf(given);
    return { given, problem, order: problem ? asideOf(given, now) : given };
  });
}

export function problemOf(order: ExternalOrder): OrderProblem | null {
  const { lines, total } = order;
  if (order.problem) return order.problem;
  if (Date.parse(order.createdAt) < EARLIEST_MS) return 'impossible_date';
  if (lines.length === 0) return 'no_lines';
  if (new Set(lines.map(({ externalId }) => externalId)).size < lines.length) return 'duplicate_lines';
  if (lines.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1 || quantity > MOST_QUANTITY)) {
    return 'bad_quantity';
  }
  if ([total, ...lines.map((line) => line.total)].some(({ minor }) => minor < 0)) return 'negative_amount';
  if ([total, ...lines.map((line) => line.total)].some(({ currency }) => !isOfSite(order, currency))) {
    return 'foreign_currency';
  }
  if (textsOf(order).some((text) => text.length > LONGEST_TEXT)) return 'text_too_long';
  return null;
}

function isOfSite({ site }: ExternalOrder, currency: string): boolean {
  return siteFacts(site).currency === currency;
}

function textsOf({ externalId, lines, buyerUsername, shipToName, contact }: ExternalOrder): string[] {
  const { email, phone, city, region, postalCode, note } = contact ?? {};
  const ofLines = lines.flatMap((line) => [line.externalId, line.sku, line.listingId, line.title]);
  const ofBuyer = [buyerUsername, shipToName, email, phone, city, region, postalCode, note, ...(contact?.lines ?? [])];
  return [externalId, ...ofLines, ...ofBuyer].flatMap((text) => text ?? []);
}

/**
 * The part of an order that can be shown although it breaks a rule: no lines, no negative amount, and a possible time.
 */
function asideOf(order: ExternalOrder, now: Date): ExternalOrder {
  const isPossible = Date.parse(order.createdAt) >= EARLIEST_MS;
  const { minor, currency } = order.total;
  const isOwn = isOfSite(order, currency) && minor >= 0;
  return {
    ...order,
    externalId: order.externalId.slice(0, LONGEST_TEXT),
    createdAt: isPossible ? order.createdAt : now.toISOString(),
    total: isOwn ? order.total : { minor: 0, currency: siteFacts(order.site).currency },
    buyerUsername: cut(order.buyerUsername),
    shipToName: cut(order.shipToName),
    shipToCountry: cut(order.shipToCountry),
    contact: undefined,
    amounts: undefined,
    lines: [],
  };
}

const cut = (text: string | null): string | null => text?.slice(0, LONGEST_TEXT) ?? null;
