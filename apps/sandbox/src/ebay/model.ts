import type { Person } from '../buyers/person.ts';
import type { Defect } from '../platform/defects.ts';
import type { Regulatory } from './regulatory.ts';

/**
 * The contents of a seller's account. Bodies keep eBay's own property names, because they are returned as they were
 * stored.
 */

export interface Amount {
  value: string;
  currency: string;
}

export interface Product {
  title?: string;
  subtitle?: string;
  description?: string;
  brand?: string;
  mpn?: string;
  ean?: string[];
  aspects?: Record<string, string[]>;
  imageUrls?: string[];
}

export interface InventoryItemBody {
  availability?: { shipToLocationAvailability?: { quantity?: number }; [other: string]: unknown };
  condition?: string;
  conditionDescription?: string;
  product?: Product;
  [other: string]: unknown;
}

/** One SKU in one locale (`de_DE`): the same SKU in another locale is another record. */
export interface StoredItem {
  sku: string;
  locale: string;
  body: InventoryItemBody;
}

export interface GroupBody {
  title?: string;
  subtitle?: string;
  description?: string;
  aspects?: Record<string, string[]>;
  imageUrls?: string[];
  variantSKUs?: string[];
  variesBy?: { aspectsImageVariesBy?: string[]; specifications?: { name?: string; values?: string[] }[] };
  [other: string]: unknown;
}

export interface StoredGroup {
  key: string;
  locale: string;
  body: GroupBody;
}

export interface OfferBody {
  sku: string;
  marketplaceId: string;
  format: string;
  availableQuantity?: number;
  categoryId?: string;
  listingDescription?: string;
  listingDuration?: string;
  listingPolicies?: {
    fulfillmentPolicyId?: string;
    paymentPolicyId?: string;
    returnPolicyId?: string;
    [other: string]: unknown;
  };
  merchantLocationKey?: string;
  regulatory?: Regulatory;
  pricingSummary?: { price?: Amount; [other: string]: unknown };
  [other: string]: unknown;
}

export interface StoredOffer {
  offerId: string;
  /** The Content-Language in which the offer was written, such as `de-DE`. */
  language: string;
  body: OfferBody;
  /** Set while the offer is live. */
  listingId: string | null;
  groupKey: string | null;
  soldQuantity: number;
  publishedAt: number | null;
}

/** How a seller's home listing differs from the catalogue's entry. */
export interface HomeDelta {
  title?: string;
  priceMinor?: number;
  quantity?: number;
  sold?: number;
  endedAt?: number;
  /** When it was last changed, by its seller or by a sale. */
  modifiedAt?: number;
  variations?: Record<string, { priceMinor?: number; quantity?: number; sold?: number }>;
}

export type PolicyKind = 'fulfillment' | 'payment' | 'return';

export interface StoredPolicy {
  kind: PolicyKind;
  id: string;
  marketplaceId: string;
  name: string;
  body: Record<string, unknown>;
}

export interface StoredLocation {
  key: string;
  enabled: boolean;
  body: Record<string, unknown>;
}

/** A document that a listing can name. */
export interface StoredDocument {
  documentId: string;
  documentUrl: string;
  documentType: string;
  languages: string[];
  createdAt: number;
}

export interface FeedTask {
  taskId: string;
  feedType: string;
  schemaVersion: string;
  marketplaceId: string;
  createdAt: number;
  listingFormat?: 'FIXED_PRICE' | 'AUCTION';
}

/** A campaign of promoted listings. Its status follows from its times. */
export interface StoredCampaign {
  campaignId: string;
  name: string;
  marketplaceId: string;
  fundingModel: 'COST_PER_SALE' | 'COST_PER_CLICK';
  /** The rate for which it was created; absent if eBay adjusts the rates. */
  bid?: string;
  /** The highest rate to which eBay adjusts, in percent. */
  cap?: string;
  /** Its listings follow from rules and cannot be named. */
  isByRules?: true;
  startsAt: number;
  endsAt: number | null;
  /** When it was paused and resumed; the last one is open while it is paused. */
  pauses: { from: number; to: number | null }[];
  /** When the seller asked for its end. */
  endedAt: number | null;
}

export interface StoredAd {
  adId: string;
  listingId: string;
  /** The rate, such as `5.0`; absent if eBay adjusts it. */
  bid?: string;
  createdAt: number;
  /** When it was deleted. Its past stays in reports. */
  endedAt: number | null;
}

/** What the seller may do with advertising. */
export interface AdvertisingAccount {
  hasAcceptedTerms: boolean;
  /** Why the seller may not advertise; null if they may. */
  ineligible: 'NOT_ENOUGH_ACTIVITY' | 'NOT_IN_GOOD_STANDING' | 'RESTRICTED' | null;
}

export interface AdReportTask {
  taskId: string;
  reportId: string;
  createdAt: number;
  marketplaceId: string;
  campaignIds: string[];
  dateFrom: number;
  dateTo: number;
  dimensions: string[];
  metrics: string[];
  hasFailed?: true;
}

/** The ad that eBay says has led to a sale, and its fee in the order's currency. */
export interface AdSale {
  campaignId: string;
  bid: string;
  feeMinor: number;
}

export interface OrderLine {
  lineItemId: string;
  itemId: string;
  sku: string;
  title: string;
  quantity: number;
  /** Minor units, per piece. */
  priceMinor: number;
  variation: Record<string, string> | null;
  shipped: number;
  ad?: AdSale;
}

export interface Shipment {
  fulfillmentId: string;
  lineItems: { lineItemId: string; quantity: number }[];
  shippedDate: string;
  shippingCarrierCode?: string;
  trackingNumber?: string;
}

export interface StoredRefund {
  refundId: string;
  amountMinor: number;
  at: number;
  /** Present if single lines were refunded. */
  lines?: { lineItemId: string; amountMinor: number }[];
}

export interface StoredOrder {
  orderId: string;
  marketplaceId: string;
  currency: string;
  createdAt: number;
  modifiedAt: number;
  buyer: Person;
  /** Minor units. */
  shippingMinor: number;
  /** The shipping service that the buyer chose. Orders of older journals have none. */
  shippingService?: string;
  lines: OrderLine[];
  shipments: Shipment[];
  refunds: StoredRefund[];
  /** The buyer has not paid yet. */
  isUnpaid?: true;
  /** The number of the order that has taken over the lines; this one is not shown any more. */
  combinedInto?: string;
  /** The buyer wants to cancel, and the seller has not answered. */
  cancelRequest?: { id: string; reason: string; at: number };
  /** Set once the order is cancelled. */
  cancellation?: { cancelId: string; reason: string; at: number };
  note: string | null;
  /** Makes the order break a rule when it is read. */
  defect?: Defect;
}
