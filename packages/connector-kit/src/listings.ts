import type { Money } from '@quayside/kernel';
import type { GatedPrice } from './gated-price.ts';
import type { AskedTerms, OfferTerms } from './terms.ts';

/** Identifies one listing of ours at the marketplace. */
export interface ListingKey {
  /** The sku of a single listing, or the group key of one with variations. */
  readonly key: string;
  readonly isGroup: boolean;
  /** The skus of a group's units, as far as the caller knows them: a marketplace may have no word of which group they are. */
  readonly skus?: readonly string[];
}

export interface PublishUnit {
  /** The marketplace sku: unique on the whole platform where the platform asks for it. */
  readonly sku: string;
  readonly price: GatedPrice;
  readonly quantity: number;
  readonly gtin: string | null;
  /** What varies; empty for a single listing. */
  readonly specifics: Readonly<Record<string, string>>;
  readonly images: readonly string[];
}

export interface PublishEntry extends ListingKey {
  readonly title: string;
  readonly description: string;
  readonly categoryId: string;
  readonly brand: string | null;
  readonly mpn: string | null;
  readonly condition: string;
  readonly images: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** One for a single listing, two or more for a group. */
  readonly units: readonly PublishUnit[];
  /** What the seller asked for; without it the connector takes what the account's other offers say. */
  readonly terms?: AskedTerms;
  /** From SiteReadiness.settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** An earlier send of this entry may have reached the marketplace: read back first. */
  readonly mayHaveBeenSent: boolean;
  /** Ids known from an earlier publish: offer id by unit sku. */
  readonly knownOffers: Readonly<Record<string, string>>;
}

export interface PublishedListing {
  readonly listingId: string;
  readonly url: string | null;
  /** Offer id by unit sku, for later updates. */
  readonly offers: Readonly<Record<string, string>>;
  /** What the marketplace says it dropped or changed. */
  readonly warnings: readonly string[];
}

export interface OfferUpdate {
  readonly sku: string;
  readonly offerId: string;
  /** Absent fields stay as they are. */
  readonly quantity?: number;
  readonly price?: GatedPrice;
  readonly terms?: OfferTerms;
  readonly isSaidAnew?: SaidAnew;
}

/**
 * Something else was said before whose answer was lost, and may still be on its way: what is desired is said although it shows already, so
 * that it is what was said last.
 */
export type SaidAnew = true;

export interface LiveRef extends ListingKey {
  readonly listingId: string;
  readonly offers: Readonly<Record<string, string>>;
}

export interface RemoteListing {
  readonly key: string;
  readonly title: string;
  readonly listingId: string | null;
  readonly url: string | null;
  readonly isLive: boolean;
  readonly units: readonly {
    readonly sku: string;
    readonly offerId: string | null;
    readonly price: Money | null;
    readonly quantity: number;
  }[];
}
