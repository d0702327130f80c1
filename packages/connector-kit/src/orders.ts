import type { CancelReason, Money, RefundReason, Site } from '@quayside/kernel';
import { ConnectorError } from './errors.ts';
import { ALL_LINES, type OrderDoubt, OrderReading, objectsOf, wireId, wireText } from './order-reading.ts';
import type { AccountSession } from './runtime.ts';

export interface OrderPage {
  readonly orders: readonly ExternalOrder[];
  /** The cursor of the next call, also if there are no more pages now. It is never in the marketplace's future. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  /**
   * Present if the cursor's time was in the marketplace's future, which would have skipped orders: that time, and the time from which
   * orders are read instead.
   */
  readonly setBack?: { readonly from: string; readonly to: string };
}

/** An order, as far as it can be read. A part that cannot be read is null and named in `doubts`. */
export interface ExternalOrder {
  readonly externalId: string;
  /** The site of the listing; null if the marketplace names one that Quayside does not know. */
  readonly site: Site | null;
  /** `NO_DATE` if it cannot be read. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly status: 'pending' | 'paid' | 'cancelled' | 'shipped' | null;
  readonly total: Money | null;
  readonly buyerUsername: string | null;
  readonly shipToName: string | null;
  readonly shipToCountry: string | null;
  readonly lines: readonly ExternalOrderLine[];
  /** The buyer's contact details without the name; absent if the marketplace provides none. */
  readonly contact?: BuyerContact | undefined;
  /** The parts of the total, if the marketplace states them. */
  readonly amounts?: OrderAmounts;
  /** ISO time until which the seller has to ship it. */
  readonly shipBy?: string | undefined;
  readonly paidAt?: string | undefined;
  readonly deliveredAt?: string | undefined;
  /** It was paid back before it was shipped, and not cancelled: its pieces are not for sale unless the seller says so. */
  readonly isRefunded?: true;
  /** The parts that cannot be read. */
  readonly doubts?: readonly OrderDoubt[];
  /** The marketplace ships the order from its own stock. It does not lower the seller's stock, and the seller does not ship it. */
  readonly isFulfilledByMarketplace?: true;
  /** ISO time at which the marketplace cancels the order. Present while the seller has to accept or decline it. */
  readonly answerBy?: string;
}

export interface BuyerContact {
  readonly email: string | null;
  readonly phone: string | null;
  /** Street lines, in their usual order. */
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** The buyer's message to the seller. */
  readonly note: string | null;
}

export interface OrderAmounts {
  readonly items?: Money | undefined;
  readonly shipping?: Money | undefined;
  readonly tax?: Money | undefined;
  /** The marketplace's commission. */
  readonly fee?: Money | undefined;
}

/** The contact details that the marketplace provides; undefined if there are none. */
export function contactOf(
  stated: { readonly [Part in Exclude<keyof BuyerContact, 'lines'>]?: unknown } & {
    readonly lines: readonly unknown[];
  },
): BuyerContact | undefined {
  const part = (name: Exclude<keyof BuyerContact, 'lines'>) => wireText(stated[name]) ?? null;
  const contact: BuyerContact = {
    email: part('email'),
    phone: part('phone'),
    lines: stated.lines.flatMap((line) => wireText(line) ?? []),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    note: part('note'),
  };
  return Object.values(contact).every((one) => one === null || one.length === 0) ? undefined : contact;
}

/**
 * Reads each order separately: one that has a form that nobody foresaw is returned as unreadable, and does not stop the
 * others. One without a number gets one from its first line; one without that either cannot be known again, and is left
 * out. Of an order that is listed more than once, the latest state counts.
 * @returns the orders in the sequence of their last changes
 * @param idsOf the marketplace's fields for the number of the order and the ids of its lines
 */
export function readOrders<Wire>(
  orders: readonly Wire[],
  read: (order: Wire, reading: OrderReading) => Omit<ExternalOrder, 'externalId' | 'doubts'>,
  idsOf: (order: Wire) => { readonly field: string; readonly id: unknown; readonly lineIds: readonly unknown[] },
): ExternalOrder[] {
  const found = objectsOf(orders).flatMap((order): ExternalOrder[] => {
    const { field, id, lineIds } = idsOf(order);
    const [firstLine] = lineIds.flatMap((one) => wireId(one) ?? []);
    const externalId = wireId(id) ?? (firstLine === undefined ? undefined : unnamed(firstLine));
    if (externalId === undefined) return [];
    const reading = new OrderReading();
    if (isUnnamed(externalId)) reading.doubt('unreadable', field, id);
    else if (externalId !== wireText(id)) reading.doubt('text_too_long', field, id);
    try {
      return [{ ...read(order, reading), externalId, ...doubtsOf(reading) }];
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
      return [{ ...NOTHING_READ, externalId, doubts: [...reading.doubts, UNFORESEEN] }];
    }
  });
  const byChange = found.sort((one, other) => Date.parse(one.modifiedAt) - Date.parse(other.modifiedAt));
  return [...new Map(byChange.map((order) => [order.externalId, order])).values()];
}

/**
 * One order by its number; null if the marketplace shows none.
 * @param ask calls the marketplace
 */
export async function readOneOrder<Wire>(
  externalId: string,
  ask: () => Promise<Wire | undefined>,
  read: Parameters<typeof readOrders<Wire>>[1],
  idsOf: Parameters<typeof readOrders<Wire>>[2],
): Promise<ExternalOrder | null> {
  try {
    const order = await ask();
    const found = order === undefined ? [] : readOrders([order], read, idsOf);
    return found.find((one) => one.externalId === externalId) ?? null;
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'not-found') return null;
    throw error;
  }
}

const doubtsOf = ({ doubts }: OrderReading): Pick<ExternalOrder, 'doubts'> => (doubts.length === 0 ? {} : { doubts });

/** The time of an order whose date cannot be read: one that no order has, so that cursors can be calculated. */
export const NO_DATE = new Date(0).toISOString();

const UNFORESEEN: OrderDoubt = { code: 'unreadable', line: ALL_LINES, field: '', value: null };
const NOTHING_READ: Omit<ExternalOrder, 'externalId'> = {
  site: null,
  createdAt: NO_DATE,
  modifiedAt: NO_DATE,
  status: null,
  total: null,
  buyerUsername: null,
  shipToName: null,
  shipToCountry: null,
  lines: [],
};

/** No marketplace's number begins with it. */
const UNNAMED = '?';
/** Stands for a number that the marketplace did not send. */
export const unnamed = (what: number | string): string => `${UNNAMED}${what}`;
export const isUnnamed = (externalId: string): boolean => externalId.startsWith(UNNAMED);

/** A seller's decision on an order that the marketplace keeps on hold. */
export interface OrderAnswer {
  readonly orderId: string;
  readonly isAccepted: boolean;
}

export interface ExternalOrderLine {
  /** Empty if the marketplace sent none. */
  readonly externalId: string;
  /** The marketplace SKU, which identifies the unit; null if the marketplace sent none. */
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  /** Null if it cannot be read. */
  readonly quantity: number | null;
  /** Null if it cannot be read. */
  readonly total: Money | null;
  /** How many pieces are shipped, if the marketplace tells it for single lines. */
  readonly shipped?: number;
  /** The marketplace has cancelled the line, while other lines of its order may be open. */
  readonly isCancelled?: true;
}

export interface Shipment {
  readonly orderId: string;
  readonly site: Site;
  /** Quayside's number of the shipment within its order, from 1. It identifies the shipment when a send is repeated. */
  readonly number: number;
  /** The carrier's name as people write it, such as `Royal Mail`; the connector knows the marketplace's code. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** ISO time at which the carrier received the shipment. */
  readonly shippedAt: string;
  readonly lines: readonly { readonly externalId: string; readonly quantity: number }[];
}

/** An order that its seller cancels before it is shipped. */
export interface OrderCancellation {
  readonly orderId: string;
  readonly site: Site;
  readonly reason: CancelReason;
  /** The lines to cancel, by the marketplace's own ids; null for the whole order. */
  readonly lineIds: readonly string[] | null;
}

/** A refund by the seller. */
export interface OrderRefund {
  readonly orderId: string;
  readonly site: Site;
  readonly reason: RefundReason;
  /** The sum of the lines, if there are any. */
  readonly amount: Money;
  /** The parts of single lines, in minor units; empty for a refund of the whole order. */
  readonly lines: readonly { readonly externalId: string; readonly minor: number }[];
}

/**
 * Refunds. No marketplace recognizes a repeated one, so the refunds that an order shows before the first attempt are
 * stored, and every attempt compares them with the current ones. The caller finishes one change of an order before it
 * begins the next.
 */
export interface RefundChannel {
  /** The current state of the order's refunds. Opaque to the caller, who stores it before the first `give`. */
  read(session: AccountSession, orderId: string): Promise<string>;
  /**
   * Makes the refund unless the order already shows it.
   * @param before what `read` returned before the first attempt
   */
  give(session: AccountSession, refund: OrderRefund, before: string): Promise<void>;
}
