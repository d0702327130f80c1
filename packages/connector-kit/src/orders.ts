import type { Money, Site } from '@quayside/kernel';

export interface OrderPage {
  readonly orders: readonly ExternalOrder[];
  /** Give it back as the next call's cursor, whether or not there is more. It never lies in the marketplace's future. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  /**
   * Present where the cursor asked from a time in the marketplace's future, so that orders would have been passed over: that time, and the
   * one from which orders are read instead.
   */
  readonly setBack?: { readonly from: string; readonly to: string };
}

export interface ExternalOrder {
  readonly externalId: string;
  /** Where it was bought. */
  readonly site: Site;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly status: 'pending' | 'paid' | 'cancelled' | 'shipped';
  readonly total: Money;
  readonly buyerUsername: string | null;
  readonly shipToName: string | null;
  readonly shipToCountry: string | null;
  readonly lines: readonly ExternalOrderLine[];
  /** The marketplace sends it from its own stock: it lowers none of the seller's and is not the seller's to ship. */
  readonly isFulfilledByMarketplace?: true;
  /** ISO; present while the marketplace waits for the seller to accept or decline the order, which it cancels at this time. */
  readonly answerBy?: string;
}

/** A seller's decision on an order that the marketplace keeps on hold. */
export interface OrderAnswer {
  readonly orderId: string;
  readonly isAccepted: boolean;
}

export interface ExternalOrderLine {
  readonly externalId: string;
  /** The marketplace sku, which names the unit; null when the marketplace sent none. */
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly total: Money;
  /** All of the line has left, while other lines of its order have not. */
  readonly isShipped?: true;
}

export interface Shipment {
  readonly orderId: string;
  readonly site: Site;
  /** Our own number of the shipment within its order, from 1: the same number is the same shipment. */
  readonly number: number;
  /** The marketplace's code of the carrier, e.g. `DHL`. */
  readonly carrierCode: string;
  readonly trackingNumber: string;
  /** ISO time of the handing over. */
  readonly shippedAt: string;
  readonly lines: readonly { readonly externalId: string; readonly quantity: number }[];
}
