import type { Defect } from '../platform/defects.ts';

/** The state of a seller's account at Octopia. Money is an integer of cents, times are epoch milliseconds. */

/** The only sales channel of the sandbox: cdiscount.com. */
export const SALES_CHANNEL = 'CDISFR';
export const SALES_CHANNEL_NAME = 'Cdiscount';

export interface Tax {
  code: string;
  value: number;
}

export interface DeliveryTerms {
  code: string;
  cost: number;
  additionalCost: number;
}

export interface StoredProduct {
  gtin: string;
  sellerProductReference: string;
  title: string;
  description: string;
  brand: string;
  categoryCode: string;
  /** Products with the same reference are variants of one another; empty for a product by itself. */
  variantGroupReference: string;
  pictures: string[];
  attributes: { propertyReference: string; values: string[] }[];
  createdAt: number;
}

export interface StoredOffer {
  /** Increases with every new offer; lists are paged by it. */
  number: number;
  reference: string;
  gtin: string;
  condition: string;
  priceMinor: number;
  originPriceMinor: number | null;
  taxes: Tax[];
  deliveryModes: DeliveryTerms[];
  preparationTime: number;
  quantity: number;
  createdAt: number;
  updatedAt: number;
}

/** A line of an offer package as sent; absent fields stay unchanged. */
export interface OfferLine {
  reference: string;
  gtin?: string;
  /** Octopia's own product reference, sent instead of a GTIN or in addition to it. */
  productReference?: string;
  condition?: string;
  priceMinor?: number;
  originPriceMinor?: number;
  taxes?: Tax[];
  deliveryModes?: DeliveryTerms[];
  preparationTime?: number;
  quantity?: number;
}

export const packageTypes = ['Upsert', 'Update', 'Delete'] as const;
export type PackageType = (typeof packageTypes)[number];

export interface LineResult {
  reference: string;
  status: 'Integrated' | 'Rejected' | 'Duplicated';
  code: string;
  message: string;
}

export interface StoredPackage {
  id: string;
  type: PackageType;
  createdAt: number;
  /** Lines received so far. */
  count: number;
  /** When the seller declared it complete; null before. An incomplete package is not processed. */
  readyAt: number | null;
  /** When its result is available. */
  doneAt: number | null;
  /** Null until then. */
  outcome: 'Integrated' | 'Rejected' | null;
  /** Why the whole package was rejected. */
  reason: { code: string; message: string } | null;
  /** Set by a fault: the whole package will be rejected. */
  willFail: boolean;
}

export interface ProductReportItem {
  gtin: string;
  reference: string;
  status: 'Integrated' | 'Refused';
  operationType: 'Creation' | 'Update';
  errors: { code: string; field: string; message: string }[];
}

export interface StoredIntegration {
  id: string;
  createdAt: number;
  doneAt: number;
  products: StoredProduct[];
  /** Null while it is in progress. */
  report: ProductReportItem[] | null;
}

export const orderStatuses = [
  'Processing',
  'WaitingAcceptance',
  'Refused',
  'Accepted',
  'InPreparation',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Rejected',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface OrderParcel {
  parcelNumber: string;
  carrierName: string;
  trackingUrl: string;
}

export interface StoredOrderLine {
  id: string;
  status: OrderStatus;
  reference: string;
  gtin: string;
  title: string;
  condition: string;
  offerId: string;
  quantity: number;
  /** The seller's price per piece. */
  unitMinor: number;
  shippingMinor: number;
  /** The buyer's price for the whole line, after a discount of the marketplace. */
  sellingMinor: number;
  vatRate: number;
  deliveryMode: string;
  parcels: OrderParcel[];
}

export interface StoredOrder {
  id: string;
  createdAt: number;
  updatedAt: number;
  status: OrderStatus;
  supplyMode: 'Seller' | 'Fulfillment';
  /** The next automatic step and its time: payment, preparation of an accepted order, delivery. */
  next: { status: OrderStatus; at: number } | null;
  shipBy: number;
  customer: string;
  buyer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    street: string;
    city: string;
    postalCode: string;
  };
  lines: StoredOrderLine[];
  /** The refunds that the seller gave after shipping. */
  gestures?: { id: string; amountMinor: number; reason: string; at: number }[];
  /** The defect that a test has set for the order. */
  defect?: Defect;
}

export interface StoredCancellation {
  id: string;
  orderId: string;
  lineIds: string[];
  reason: string;
  isShippingRefunded: boolean;
  createdAt: number;
}
