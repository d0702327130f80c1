import type { CancelReason, Money, RefundReason, Site } from '@quayside/kernel';
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

export interface ExternalOrder {
  readonly externalId: string;
  /** The site of the purchase. */
  readonly site: Site;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly status: 'pending' | 'paid' | 'cancelled' | 'shipped';
  readonly total: Money;
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
  /** Why the order cannot be fully parsed. The readable parts are filled in. */
  readonly problem?: 'foreign_currency' | 'unreadable' | undefined;
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
  stated: {
    readonly [Part in Exclude<keyof BuyerContact, 'lines'>]?: string | undefined;
  } & { readonly lines: readonly (string | undefined)[] },
): BuyerContact | undefined {
  const { email = null, phone = null, city = null, region = null, postalCode = null, note = null } = stated;
  const lines = stated.lines.flatMap((line) => line || []);
  const isNothing = lines.length === 0 && [email, phone, city, region, postalCode, note].every((part) => !part);
  return isNothing ? undefined : { email, phone, lines, city, region, postalCode, note };
}

/**
 * Parses each order separately: one that cannot be parsed is returned as unreadable, and does not stop the others.
 * @param least the known parts of an unreadable order; undefined if not even its number is known
 */
export function readOrders<Wire>(
  orders: readonly Wire[],
  read: (order: Wire) => ExternalOrder | undefined,
  least: (order: Wire) => Pick<ExternalOrder, 'externalId' | 'site' | 'createdAt' | 'modifiedAt' | 'total'> | undefined,
): ExternalOrder[] {
  return orders.flatMap((order) => {
    try {
      return datedOf(read(order)) ?? [];
    } catch {
      const known = least(order);
      if (!known) return [];
      const nobody = { buyerUsername: null, shipToName: null, shipToCountry: null, lines: [] };
      return datedOf({ ...known, ...nobody, status: 'pending', problem: 'unreadable' }) ?? [];
    }
  });
}

const NO_DATE = new Date(0).toISOString();

/** Replaces an invalid date by one that no order has, so that cursors can be calculated. */
function datedOf(order: ExternalOrder | undefined): ExternalOrder | undefined {
  if (!order) return undefined;
  const isDate = (text: string) => !Number.isNaN(Date.parse(text));
  const createdAt = isDate(order.createdAt) ? order.createdAt : NO_DATE;
  return { ...order, createdAt, modifiedAt: isDate(order.modifiedAt) ? order.modifiedAt : createdAt };
}

/** A seller's decision on an order that the marketplace keeps on hold. */
export interface OrderAnswer {
  readonly orderId: string;
  readonly isAccepted: boolean;
}

export interface ExternalOrderLine {
  readonly externalId: string;
  /** The marketplace SKU, which identifies the unit; null if the marketplace sent none. */
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly total: Money;
  /** The line is fully shipped while other lines of its order are not. */
  readonly isShipped?: true;
}

export interface Shipment {
  readonly orderId: string;
  readonly site: Site;
  /** Quayside's number of the shipment within its order, from 1. It identifies the shipment when a send is repeated. */
  readonly number: number;
  /** The marketplace's carrier code, e.g. `DHL`. */
  readonly carrierCode: string;
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
