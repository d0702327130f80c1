import type { Platform } from '@quayside/kernel';
import { ODDITIES, type Oddity, WIRE_NAMES } from '../order-oddities.data.ts';
import type { WireOrder } from '../setup/editing-proxy.ts';

/** How an order is listed at one time: as it is with nothing, not at all, or several times. */
export type Frame = (order: WireOrder, platform: Platform) => WireOrder | readonly WireOrder[] | undefined;

/** What a marketplace tells of an order from one time to the next, and what is right in the end. */
export interface Story {
  readonly name: string;
  /** The last one stays. */
  readonly frames: readonly Frame[];
  /** The pieces that the order takes in the end, of those that were bought. */
  readonly takes: (bought: number) => number;
  /** The code of the named problem in the end. */
  readonly problem: string | null;
  readonly not?: readonly Platform[];
  /** Least pieces to buy. */
  readonly least?: number;
}

const asIs: Frame = (order) => order;
const all = (bought: number): number => bought;
const none = (): number => 0;

/** Changes a part of the order, or of its first line. */
export function withOddity(order: WireOrder, platform: Platform, { part, value }: Pick<Oddity, 'part' | 'value'>): WireOrder {
  const names = WIRE_NAMES[platform];
  const changed = structuredClone(order);
  const [of, ofLine] = part.split('.') as [keyof typeof names, keyof typeof names.line | undefined];
  const path = ofLine ? `${names.lines}.0.${names.line[ofLine]}` : String(names[of]);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, key) => (at as WireOrder | undefined)?.[key], changed) as WireOrder;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return changed;
}

const odd =
  (part: Oddity['part'], value: unknown): Frame =>
  (order, platform) =>
    withOddity(order, platform, { part, value });
const lines =
  (edit: (line: WireOrder, platform: Platform) => WireOrder | readonly WireOrder[]): Frame =>
  (order, platform) => {
    const name = WIRE_NAMES[platform].lines;
    return { ...order, [name]: (order[name] as WireOrder[]).flatMap((line) => edit(line, platform)) };
  };
const pieces = (quantity: number): Frame => odd('line.quantity', quantity);
const CANCELLED: Readonly<Record<Platform, object>> = {
  ebay: { cancelStatus: { cancelState: 'CANCELED' } },
  amazon: { fulfillment: { fulfillmentStatus: 'CANCELLED' } },
  cdiscount: { status: 'Cancelled' },
};
const SHIPPED: Readonly<Record<Platform, object>> = {
  ebay: { orderFulfillmentStatus: 'FULFILLED' },
  amazon: { fulfillment: { fulfillmentStatus: 'SHIPPED' } },
  cdiscount: { status: 'Shipped' },
};
const cancelled: Frame = (order, platform) => ({ ...order, ...CANCELLED[platform] });
const shipped: Frame = (order, platform) => ({ ...order, ...SHIPPED[platform] });
const at =
  (ms: number): Frame =>
  (order, platform) => {
    const { modified } = WIRE_NAMES[platform];
    return { ...order, [modified]: new Date(Date.parse(String(order[modified])) + ms).toISOString() };
  };
const both =
  (one: Frame, other: Frame): Frame =>
  (order, platform) =>
    other(one(order, platform) as WireOrder, platform);
const HOUR_MS = 3_600_000;
const UNKNOWN = { sku: 'NOBODY-SELLS-IT', legacyItemId: '1', product: { sellerSku: 'NOBODY-SELLS-IT' }, offer: { sellerProductId: 'NOBODY-SELLS-IT' } };
const ELSEWHERE = { listingMarketplaceId: 'EBAY_DE', purchaseMarketplaceId: 'EBAY_FR' };

const CHANGES: readonly Story[] = [
  { name: 'nothing odd', frames: [asIs], takes: all, problem: null },
  { name: 'a lower quantity', frames: [asIs, pieces(1)], takes: () => 1, problem: null, least: 2 },
  { name: 'a higher quantity', frames: [asIs, pieces(4)], takes: () => 4, problem: null },
  { name: 'a quantity that goes up and down', frames: [pieces(5), pieces(1), asIs], takes: all, problem: null },
  { name: 'a cancellation', frames: [asIs, cancelled], takes: none, problem: null },
  { name: 'a cancellation that is taken back', frames: [cancelled, asIs], takes: all, problem: null },
  { name: 'a cancellation before it was ever read', frames: [cancelled], takes: none, problem: null },
  { name: 'a cancellation after it was shipped', frames: [shipped, cancelled], takes: all, problem: null },
  { name: 'a shipment that is taken back', frames: [shipped, asIs], takes: all, problem: null },
  { name: 'a vanished order', frames: [asIs, () => undefined], takes: all, problem: null },
  { name: 'an order that comes late', frames: [() => undefined, asIs], takes: all, problem: null },
  { name: 'an order that comes and goes', frames: [asIs, () => undefined, asIs], takes: all, problem: null },
  { name: 'an order listed twice', frames: [(order) => [order, order]], takes: all, problem: null },
  { name: 'an order listed in two states, the late one first', frames: [(order, platform) => [both(pieces(1), at(9))(order, platform) as WireOrder, order]], takes: () => 1, problem: null },
  { name: 'an older state after a newer one', frames: [asIs, both(pieces(1), at(-HOUR_MS))], takes: all, problem: null, least: 2 },
  { name: 'a clock that goes ahead', frames: [at(30 * HOUR_MS), asIs], takes: all, problem: null },
  { name: 'a line that loses its id', frames: [asIs, odd('line.id', undefined)], takes: all, problem: 'unreadable' },
  { name: 'a line that gets its id later', frames: [odd('line.id', undefined), asIs], takes: all, problem: null },
  { name: 'a line listed twice', frames: [lines((line) => [line, line])], takes: all, problem: 'duplicate_lines' },
  { name: 'a line listed twice for a time', frames: [lines((line) => [line, line]), asIs], takes: all, problem: null },
  { name: 'an order that loses its number', frames: [asIs, odd('id', undefined), asIs], takes: all, problem: null },
  { name: 'an order that gets its number later', frames: [odd('id', undefined), asIs], takes: all, problem: null },
  { name: 'a sku that nobody sells', frames: [lines((line) => ({ ...line, ...UNKNOWN }))], takes: none, problem: 'unknown_item' },
  { name: 'an empty line list after a full one', frames: [asIs, odd('lines', [])], takes: all, problem: 'no_lines' },
  { name: 'a full refund without shipment', frames: [asIs, (order) => ({ ...order, orderPaymentStatus: 'FULLY_REFUNDED' })], takes: all, problem: null, not: ['amazon', 'cdiscount'] },
  { name: 'a full refund, then a cancellation', frames: [(order) => ({ ...order, orderPaymentStatus: 'FULLY_REFUNDED' }), cancelled], takes: none, problem: null, not: ['amazon', 'cdiscount'] },
  { name: 'a full refund of what was sent in part', frames: [(order) => ({ ...order, orderPaymentStatus: 'FULLY_REFUNDED', orderFulfillmentStatus: 'IN_PROGRESS' })], takes: all, problem: null, not: ['amazon', 'cdiscount'] },
  { name: 'a partial refund by the marketplace', frames: [asIs, (order) => ({ ...order, orderPaymentStatus: 'PARTIALLY_REFUNDED' })], takes: all, problem: null, not: ['amazon', 'cdiscount'] },
  { name: 'a failed payment', frames: [(order) => ({ ...order, orderPaymentStatus: 'FAILED' }), asIs], takes: all, problem: null, not: ['amazon', 'cdiscount'] },
  { name: 'a purchase at another site', frames: [lines((line) => ({ ...line, purchaseMarketplaceId: 'EBAY_US' }))], takes: all, problem: null, not: ['amazon', 'cdiscount'] },
  { name: 'a listing of another site in pounds', frames: [lines((line) => ({ ...line, ...ELSEWHERE }))], takes: all, problem: 'foreign_currency', not: ['amazon', 'cdiscount'] },
  { name: 'an item cancelled in full', frames: [asIs, lines((line) => ({ ...line, quantityOrdered: 0, cancellation: { cancellationExecution: { cancelledBy: 'AMAZON' } } }))], takes: none, problem: null, not: ['ebay', 'cdiscount'] },
  { name: 'an item of zero pieces that nobody cancelled', frames: [asIs, pieces(0)], takes: none, problem: 'bad_quantity', not: ['ebay', 'cdiscount'] },
  { name: 'goods in Amazon’s own store', frames: [asIs, (order) => ({ ...order, fulfillment: { ...(order.fulfillment as object), fulfilledBy: 'AMAZON' } })], takes: none, problem: null, not: ['ebay', 'cdiscount'] },
  { name: 'no buyer, no recipient, no programs', frames: [(order) => ({ ...order, buyer: undefined, recipient: undefined, programs: null })], takes: all, problem: null },
  { name: 'a cancelled line, then a shipment of the rest', frames: [asIs, lines((line) => ({ ...line, status: 'Cancelled' })), both(lines((line) => ({ ...line, status: 'Cancelled' })), shipped)], takes: none, problem: null, not: ['ebay', 'amazon'] },
  { name: 'an address of a language without letters', frames: [(order) => ({ ...order, buyerCheckoutNotes: '\u200F\u202Eשלום 😀\uD83D', note: '\uD83D' })], takes: all, problem: null },
];

/** Each oddity for a time, and for good. */
const ODD: readonly Story[] = ODDITIES.flatMap((oddity): Story[] => {
  const { name, code, isStockUnknown, pieces: said, not = [] } = oddity;
  const forGood = said === undefined ? all : () => said;
  const frame: Frame = (order, platform) => withOddity(order, platform, oddity);
  return [
    { name: `${name}, for a time`, frames: [frame, asIs], takes: all, problem: null, not },
    { name: `${name}, later`, frames: [asIs, frame, asIs], takes: all, problem: null, not },
    { name: `${name}, for good`, frames: [frame], takes: isStockUnknown ? none : forGood, problem: code, not },
  ];
});

export const STORIES: readonly Story[] = [...CHANGES, ...ODD];
