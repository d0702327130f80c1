import type { Money, Site } from '@quayside/kernel';

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
