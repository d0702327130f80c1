import type { EnergyLabel, Money, OfferTaxes, Safety } from '@quayside/kernel';
import type { GatedPrice } from './gated-price.ts';
import type { ListedShipping } from './shipping-policies.ts';
import type { AskedTerms, OfferTerms } from './terms.ts';

/** Identifies one of the seller's listings at the marketplace. */
export interface ListingKey {
  /** The SKU of a single listing, or the group key of a listing with variations. */
  readonly key: string;
  readonly isGroup: boolean;
  /** The known SKUs of a group's units, because a marketplace may not report which group a unit belongs to. */
  readonly skus?: readonly string[];
}

export interface PublishUnit {
  /** The marketplace SKU; unique on the whole platform if the platform requires it. */
  readonly sku: string;
  readonly price: GatedPrice;
  readonly quantity: number;
  readonly gtin: string | null;
  /** The specifics that vary; empty for a single listing. */
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
  /** The terms that the seller set for the account. Without them the connector uses the terms of the account's other offers. */
  readonly terms?: AskedTerms;
  /** The shipping of this listing. Without it, the account's own shipping applies, or the one that the listing has. */
  readonly shipping?: ListedShipping;
  /**
   * The taxes that the seller confirmed, if `capabilities.statesTaxes`. Without them an offer keeps its own, and a new
   * one is rejected.
   */
  readonly taxes?: OfferTaxes;
  /** The seller charges no VAT, so the listing states none. Otherwise a rate that the listing states elsewhere is kept. */
  readonly isVatFree?: true;
  /** The energy label, on a site where the law requires one. */
  readonly energyLabel?: EnergyLabel;
  /** The manufacturer and the responsible person in the EU, on an EU site. */
  readonly safety?: Safety;
  /** Documents that the marketplace has accepted, by its ids. Without them an offer keeps its own. */
  readonly documentIds?: readonly string[];
  /** From SiteReadiness.settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** An earlier send of this entry may have reached the marketplace, so the connector must read back first. */
  readonly mayHaveBeenSent: boolean;
  /** The marketplace has accepted this entry and is still processing it: it is read back and not sent again. */
  readonly isInProcess?: true;
  /**
   * Whether the seller has declared that the marketplace exempts the brand's goods in the category from product codes.
   */
  readonly isFreeOfCodes?: true;
  /** Ids known from an earlier publish: offer id by unit SKU. */
  readonly knownOffers: Readonly<Record<string, string>>;
}

/** An entry that is only checked: none of its prices is sent, so none has passed the price gate. */
export type DraftEntry = Omit<PublishEntry, 'units'> & {
  readonly units: readonly (Omit<PublishUnit, 'price'> & { readonly price: Money })[];
};
export type DraftUnit = DraftEntry['units'][number];

/** A marketplace's objections to a listing, or the requirements of its category that the entry does not meet. */
export interface ListingProblem {
  /** The missing or incorrect specifics, named as in `CategoryAspect`; empty if no specific is at fault. */
  readonly aspects: readonly string[];
  /** Their titles for sellers, in the site's language; empty if no specific is at fault. */
  readonly label: string;
  readonly isMissing: boolean;
  /** The shipping of the listing is at fault, which the seller chooses for the account and not as a specific. */
  readonly isShipping?: true;
  /** In the marketplace's words. */
  readonly message: string;
}

export interface PublishedListing {
  readonly listingId: string;
  readonly url: string | null;
  /** Offer id by unit SKU, for later updates. */
  readonly offers: Readonly<Record<string, string>>;
  /** The marketplace's own words about parts that it dropped or changed. */
  readonly warnings: readonly string[];
}

export interface OfferUpdate {
  readonly sku: string;
  readonly offerId: string;
  /** An absent field stays unchanged. */
  readonly quantity?: number;
  readonly price?: GatedPrice;
  readonly terms?: OfferTerms;
  readonly mustResend?: MustResend;
}

/**
 * An earlier send with another value lost its response and may still take effect. The desired value is sent although the marketplace
 * already shows it, so that it is the last one sent.
 */
export type MustResend = true;

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
