import { type HomeProblem, type Money, shortened } from '@quayside/kernel';
import type { ConnectorError } from './errors.ts';
import type { MustResend } from './listings.ts';

export interface HomeListingPage {
  /** Fixed-price listings. */
  readonly listings: readonly HomeListingSummary[];
  /** The page's other listings, which have no fixed price and cannot be sold abroad. */
  readonly others?: readonly OtherListing[];
  /** What the page states and cannot be read. Its listings are not among `listings`, and are not absent. */
  readonly unreadable?: readonly UnreadableHome[];
  /** Ids of listings that the marketplace itself calls inactive. */
  readonly inactive?: readonly string[];
  readonly nextCursor: string | null;
  /** The number of entries over all pages, as the marketplace states it. */
  readonly total: number;
}

/** The sales format of a listing without a fixed price. `other` is a format that the connector does not know. */
export type OtherFormat = 'auction' | 'classified' | 'other';

export interface OtherListing {
  readonly externalId: string;
  readonly format: OtherFormat;
}

/**
 * Something that a marketplace states of a home listing and that cannot be read. It is not absent: its last known state is kept, except
 * for a quantity that can be read.
 */
export interface UnreadableHome {
  /** Null if the row does not say readably to which listing it belongs. */
  readonly externalId: string | null;
  /** The unit, if the row names one. */
  readonly sku: string | null;
  readonly problem: HomeProblem;
  /** As the marketplace states it. */
  readonly value: string;
  /** The line in a report, whose header is line 1. */
  readonly row?: number;
  /** The quantity for sale, if that can be read. */
  readonly quantity?: number;
  /** It looks like a listing of another site, which matters only if it is known as a home listing. */
  readonly isElsewhere?: true;
}

export function unreadableHome(
  externalId: string | null,
  sku: string | null,
  problem: HomeProblem,
  value: unknown,
  more: Pick<UnreadableHome, 'row' | 'isElsewhere'> & { readonly quantity?: number | undefined } = {},
): UnreadableHome {
  const { quantity, ...rest } = more;
  const stated = typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '');
  return {
    externalId,
    sku,
    problem,
    value: shortened(stated),
    ...rest,
    ...(quantity === undefined ? {} : { quantity }),
  };
}

export interface HomeListingSummary {
  readonly externalId: string;
  readonly sku: string;
  readonly title: string;
  readonly price: Money;
  readonly quantity: number;
  /** The marketplace stores and ships the goods (FBA), so their quantity is read and never written. */
  readonly isStockReadOnly?: true;
}

export interface HomeListing extends HomeListingSummary {
  readonly description: string;
  readonly categoryId: string;
  /** Names from the root, e.g. `['Toys', 'Puzzles']`. */
  readonly categoryPath: readonly string[];
  readonly brand: string | null;
  readonly mpn: string | null;
  readonly gtin: string | null;
  /** eBay's condition enum name in upper snake case, e.g. `NEW`, `USED_GOOD`. */
  readonly condition: string;
  readonly images: readonly string[];
  /** Item specifics: name → values. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly HomeVariant[];
  /** The product's id in the marketplace's catalogue (Amazon's ASIN), if it has one. */
  readonly asin?: string;
  /** The public listing page. */
  readonly url: string | null;
}

/** One purchasable unit of a listing with variations. */
export interface HomeVariant {
  readonly sku: string;
  /** e.g. `{ Size: 'UK 8', Colour: 'Blue' }`. */
  readonly specifics: Readonly<Record<string, string>>;
  readonly price: Money;
  readonly quantity: number;
  readonly gtin: string | null;
  readonly images: readonly string[];
  /** The marketplace stores and ships this variation, but perhaps not the other variations. */
  readonly isStockReadOnly?: true;
}

/**
 * The result for one listing. An unreadable listing does not stop the others. A listing that was read may have variations that were not:
 * they are missing in it and named in `unreadable`.
 */
export type HomeListingResult =
  | { readonly ok: true; readonly listing: HomeListing; readonly unreadable?: readonly UnreadableHome[] }
  | {
      readonly ok: false;
      readonly externalId: string;
      readonly error: ConnectorError;
      readonly unreadable?: readonly UnreadableHome[];
    };

/** A complete list of the live home listings. */
export interface HomeSnapshot {
  readonly rows: readonly HomeSnapshotRow[];
  readonly unreadable: readonly UnreadableHome[];
  /** Ids of listings that the marketplace itself calls inactive. */
  readonly inactive?: readonly string[];
}

export interface HomeSnapshotRow {
  readonly externalId: string;
  /** The unit's SKU. A listing with variations has one row per variation. */
  readonly sku: string;
  readonly isVariant: boolean;
  readonly price: Money;
  readonly quantity: number;
  readonly isStockReadOnly?: true;
}

/** The report for a snapshot, which the marketplace creates asynchronously. */
export interface BegunSnapshot {
  /** The marketplace's id of a report that was requested earlier and not read yet; null if there is none. */
  readonly id: string | null;
  /** Called with the id of a requested report before waiting for it. */
  note(id: string): Promise<void>;
}

export interface HomeStockUpdate {
  readonly listingId: string;
  readonly sku: string;
  readonly isVariant: boolean;
  readonly quantity: number;
  readonly mustResend?: MustResend;
}
