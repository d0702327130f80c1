import type { Person } from '../buyers/person.ts';
import type { Defect } from '../platform/defects.ts';

/** The state of a seller's account. Attributes keep Amazon's names and format and are returned as sent. */

export type AttributeValue = Record<string, unknown>;
export type Attributes = Record<string, AttributeValue[]>;

export type Severity = 'ERROR' | 'WARNING' | 'INFO';

export interface Issue {
  code: string;
  message: string;
  severity: Severity;
  attributeNames?: string[];
  categories: string[];
}

/** A listing on one marketplace. Its price, title and texts are the attributes with this marketplace. */
export interface Market {
  createdAt: number;
  updatedAt: number;
  asin: string;
  issues: Issue[];
}

/** One SKU: one stock for all marketplaces; everything else per marketplace. */
export interface StoredListing {
  sku: string;
  productType: string;
  attributes: Attributes;
  /** By marketplace id; empty if the seller deleted it everywhere. */
  markets: Record<string, Market>;
}

export interface Patch {
  op: 'add' | 'replace' | 'merge' | 'delete';
  path: string;
  value?: AttributeValue[];
}

export type Edit =
  | { kind: 'put'; productType: string; requirements: string; attributes: Attributes }
  | { kind: 'patch'; productType: string; patches: Patch[] }
  | { kind: 'delete' };

/** An accepted submission, which takes effect at `dueAt`. */
export interface Submission {
  id: string;
  sku: string;
  marketplaceIds: string[];
  edit: Edit;
  at: number;
  dueAt: number;
  /** Whether the marketplace will find an error after accepting it. */
  willFail: boolean;
}

export interface StoredDocument {
  id: string;
  contentType: string;
  createdAt: number;
  /** Whether the body has arrived and is on disk. */
  isUploaded: boolean;
}

export interface FeedIssue {
  messageId?: number;
  sku?: string;
  code: string;
  severity: Severity;
  message: string;
  attributeName?: string;
}

export interface FeedResult {
  issues: FeedIssue[];
  processed: number;
  accepted: number;
  invalid: number;
}

export interface StoredFeed {
  feedId: string;
  feedType: string;
  marketplaceIds: string[];
  inputDocumentId: string;
  createdAt: number;
  readyAt: number;
  outcome: 'pending' | 'done' | 'fatal' | 'cancelled';
  result: FeedResult | null;
}

export interface StoredReport {
  reportId: string;
  reportType: string;
  marketplaceIds: string[];
  createdAt: number;
  readyAt: number;
  ends: 'DONE' | 'FATAL' | 'CANCELLED';
  /** Whether the report claims to be complete but lacks most of its rows. */
  isCutShort?: true;
}

export interface OrderLine {
  orderItemId: string;
  sku: string;
  asin: string;
  title: string;
  quantity: number;
  /** Minor units per piece, including tax. */
  priceMinor: number;
  shipped: number;
  /** Cancelled, while other items of the order are not: its quantity is 0. */
  isCancelled?: true;
  /** Some of its pieces are cancelled; `quantity` has the others. */
  isCutShort?: true;
  /** The buyer wants to cancel it. */
  isCancelRequested?: true;
}

export interface Parcel {
  packageReferenceId: string;
  carrierCode: string;
  shippingMethod?: string;
  trackingNumber: string;
  shipDate: string;
  createdAt: number;
  items: { orderItemId: string; quantity: number }[];
}

export interface StoredOrder {
  orderId: string;
  marketplaceId: string;
  currency: string;
  createdAt: number;
  modifiedAt: number;
  state: 'PENDING' | 'OPEN' | 'CANCELLED';
  fulfilledBy: 'MERCHANT' | 'AMAZON';
  buyer: Omit<Person, 'username'>;
  /** Minor units. */
  shippingMinor: number;
  lines: OrderLine[];
  parcels: Parcel[];
  /** The defect that a test has set for the order. */
  defect?: Defect;
}
