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
  /** How the buyer is reached, without the name; absent where the marketplace tells nothing of it. */
  readonly contact?: BuyerContact | undefined;
  /** The parts of the total that the marketplace names. */
  readonly amounts?: OrderAmounts;
  /** ISO time until which the seller has to ship it. */
  readonly shipBy?: string | undefined;
  readonly paidAt?: string | undefined;
  readonly deliveredAt?: string | undefined;
  /** Why the order cannot be read as it is. What could be read of it is filled in. */
  readonly problem?: 'foreign_currency' | 'unreadable' | undefined;
  /** The marketplace ships the order from its own stock. It does not lower the seller's stock, and the seller does not ship it. */
  readonly isFulfilledByMarketplace?: true;
  /** ISO time at which the marketplace cancels the order. Present while the seller has to accept or decline it. */
  readonly answerBy?: string;
}

export interface BuyerContact {
  readonly email: string | null;
  readonly phone: string | null;
  /** Street lines, in the order in which they are written. */
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

/** A contact of what the marketplace told; undefined if that is nothing. */
export function contactOf(
  told: {
    readonly [Part in Exclude<keyof BuyerContact, 'lines'>]?: string | undefined;
  } & { readonly lines: readonly (string | undefined)[] },
): BuyerContact | undefined {
  const { email = null, phone = null, city = null, region = null, postalCode = null, note = null } = told;
  const lines = told.lines.flatMap((line) => line || []);
  const isNothing = lines.length === 0 && [email, phone, city, region, postalCode, note].every((part) => !part);
  return isNothing ? undefined : { email, phone, lines, city, region, postalCode, note };
}

/**
 * Reads each order by itself: one that cannot be read is given as unreadable, and stops no other.
 * @param least what is known of an order that cannot be read; undefined if not even its number is
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

/** A date that is none becomes one that no order has, so that cursors can be counted with it. */
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

/** Money that a seller gives back. */
export interface OrderRefund {
  readonly orderId: string;
  readonly site: Site;
  readonly reason: RefundReason;
  /** The sum of the lines, if lines are named. */
  readonly amount: Money;
  /** The parts of single lines, in minor units; empty for a refund of the order as a whole. */
  readonly lines: readonly { readonly externalId: string; readonly minor: number }[];
}

/**
 * Refunds. No marketplace recognizes a repeated one, so what an order shows before the first attempt is kept, and every attempt compares
 * it with what the order shows then.
 */
export interface RefundChannel {
  /** The present state of the order's refunds. Opaque to the caller, who stores it before the first `give`. */
  read(session: AccountSession, orderId: string): Promise<string>;
  /** Gives the refund unless the order shows it already. @param before what `read` returned before the first attempt */
  give(session: AccountSession, refund: OrderRefund, before: string): Promise<void>;
}
