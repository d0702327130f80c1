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
  /** The marketplace ships the order from its own stock. It does not lower the seller's stock, and the seller does not ship it. */
  readonly isFulfilledByMarketplace?: true;
  /** ISO time at which the marketplace cancels the order. Present while the seller has to accept or decline it. */
  readonly answerBy?: string;
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
  /** What the order shows of its refunds now. Opaque to the caller, who stores it before the first `give`. */
  read(session: AccountSession, orderId: string): Promise<string>;
  /** Gives the refund unless the order shows it already. @param before what `read` returned before the first attempt */
  give(session: AccountSession, refund: OrderRefund, before: string): Promise<void>;
}
