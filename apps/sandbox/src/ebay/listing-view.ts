import { deriveCondition, deriveDescription, deriveSpecifics, picturesOf } from '../catalog/derive.ts';
import type { OtherFormat } from '../catalog/entry.ts';
import { deriveEan } from '../catalog/gtin.ts';
import type { EbayWorld } from './ebay-world.ts';
import type { HomeListing } from './home-shop.ts';
import { itemOf, liveQuantity, revisionsToday } from './live.ts';
import type { StoredOffer, StoredPolicy } from './model.ts';
import { minorOf } from './money.ts';
import type { Regulatory } from './regulatory.ts';
import type { Seller } from './seller.ts';
import { policyKey } from './seller-state.ts';
import { siteCategories } from './site-categories.ts';
import { type EbaySite, siteByMarketplace } from './sites.data.ts';

export interface VariationView {
  /** The seller's SKU, or the sandbox's own name if the seller set none. */
  sku: string;
  hasSku: boolean;
  offerId: string | null;
  specifics: Record<string, string>;
  ean: string | null;
  priceMinor: number;
  quantity: number;
  sold: number;
}

/** The current state of a listing on its site, whichever way it was created. */
export interface ListingView {
  itemId: string;
  site: EbaySite;
  /** True for a listing on the seller's own site that was not created through the Inventory API. */
  isHome: boolean;
  /** Set if it is not sold at a fixed price; a listing of the Inventory API always is. */
  format?: OtherFormat;
  /** The SKU or, with variations, the key of their group. */
  sku: string;
  offerId: string | null;
  title: string;
  description: string;
  categoryId: string;
  condition: { id: string; name: string };
  specifics: Record<string, string[]>;
  pictures: string[];
  /** Null if the variations have their own codes. */
  ean: string | null;
  priceMinor: number;
  currency: string;
  quantity: number;
  sold: number;
  startedAt: number;
  endedAt: number | null;
  revisions: number;
  /** The fulfilment policy of a listing that the Inventory API created; null for others. */
  fulfillmentPolicy: StoredPolicy | null;
  /** Manufacturer and responsible persons, as stated in the offer. */
  regulatory: Regulatory | null;
  variations: VariationView[];
}

const homeSite = (seller: Seller): EbaySite | undefined => siteByMarketplace.get(seller.profile.homeMarketplace);

function viewHome(world: EbayWorld, seller: Seller, site: EbaySite, listing: HomeListing): ListingView {
  const { entry } = listing;
  const category = world.catalog.categories.leafOf(entry.categoryPath);
  const { id, name } = deriveCondition(entry);
  const specifics = deriveSpecifics(entry, category);
  return {
    itemId: listing.itemId,
    site,
    isHome: true,
    ...(entry.format === undefined ? {} : { format: entry.format }),
    sku: entry.sku,
    offerId: null,
    title: listing.title,
    description: deriveDescription(entry, category),
    categoryId: siteCategories(world, site.marketplaceId).leafFor(category).id,
    condition: { id, name },
    specifics: Object.fromEntries(Object.entries(specifics).map(([key, value]) => [key, [value]])),
    pictures: picturesOf(world.config.publicUrl, entry.sku),
    ean: listing.variations.length > 0 ? null : (deriveEan(entry.sku) ?? null),
    priceMinor: listing.priceMinor,
    currency: entry.currency,
    quantity: listing.quantity,
    sold: listing.sold,
    startedAt: listing.startedAt,
    endedAt: listing.endedAt,
    revisions: revisionsToday(world, seller, listing.itemId),
    fulfillmentPolicy: null,
    regulatory: null,
    variations: listing.variations.map((variation) => ({
      sku: variation.sku,
      hasSku: seller.profile.isWithoutVariationSkus !== true,
      offerId: null,
      specifics: { ...variation.specifics },
      ean: deriveEan(variation.sku) ?? null,
      priceMinor: variation.priceMinor,
      quantity: variation.quantity,
      sold: variation.sold,
    })),
  };
}

const conditionNames: Readonly<Record<string, { id: string; name: string }>> = {
  NEW: { id: '1000', name: 'New' },
  LIKE_NEW: { id: '2750', name: 'Like new' },
  NEW_OTHER: { id: '1500', name: 'New, other' },
  NEW_WITH_DEFECTS: { id: '1750', name: 'New with defects' },
};

function viewOffers(world: EbayWorld, seller: Seller, itemId: string, offers: StoredOffer[]): ListingView | undefined {
  const [first] = offers;
  const site = first && siteByMarketplace.get(first.body.marketplaceId);
  if (!first || !site) return undefined;
  const group = first.groupKey === null ? undefined : seller.state.groups.get(first.groupKey);
  const item = itemOf(seller, first)?.body;
  const product = item?.product ?? {};
  const variedNames = group?.body.variesBy?.specifications?.map((specification) => specification.name ?? '') ?? [];
  const variations = offers.map((offer): VariationView => {
    const own = itemOf(seller, offer);
    const aspects = own?.body.product?.aspects ?? {};
    return {
      sku: offer.body.sku,
      hasSku: true,
      offerId: offer.offerId,
      specifics: Object.fromEntries(variedNames.map((name) => [name, aspects[name]?.[0] ?? ''])),
      ean: own?.body.product?.ean?.[0] ?? null,
      priceMinor: minorOf(offer.body.pricingSummary?.price?.value ?? '') ?? 0,
      quantity: liveQuantity(offer, own),
      sold: offer.soldQuantity,
    };
  });
  const specifics = { ...group?.body.aspects, ...product.aspects };
  for (const name of variedNames) delete specifics[name];
  return {
    itemId,
    site,
    isHome: false,
    sku: group?.key ?? first.body.sku,
    offerId: group ? null : first.offerId,
    title: (group ? group.body.title : product.title) ?? '',
    description: first.body.listingDescription ?? group?.body.description ?? product.description ?? '',
    categoryId: first.body.categoryId ?? '',
    condition: conditionNames[item?.condition ?? ''] ?? { id: '3000', name: 'Used' },
    specifics,
    pictures: group?.body.imageUrls ?? product.imageUrls ?? [],
    ean: group ? null : (product.ean?.[0] ?? null),
    priceMinor: Math.min(...variations.map((variation) => variation.priceMinor)),
    currency: site.currency,
    quantity: variations.reduce((sum, variation) => sum + variation.quantity, 0),
    sold: variations.reduce((sum, variation) => sum + variation.sold, 0),
    startedAt: first.publishedAt ?? 0,
    endedAt: null,
    revisions: revisionsToday(world, seller, itemId),
    fulfillmentPolicy: policyOf(seller, first),
    regulatory: first.body.regulatory ?? null,
    variations: group ? variations : [],
  };
}

function policyOf(seller: Seller, { body }: StoredOffer): StoredPolicy | null {
  const id = body.listingPolicies?.fulfillmentPolicyId;
  return (id === undefined ? undefined : seller.state.policies.get(policyKey('fulfillment', id))) ?? null;
}

export function viewListing(world: EbayWorld, seller: Seller, itemId: string): ListingView | undefined {
  const offerIds = seller.state.listings.get(itemId);
  if (offerIds) {
    const offers = [...offerIds].flatMap((offerId) => seller.state.offers.get(offerId) ?? []);
    return viewOffers(world, seller, itemId, offers);
  }
  const listing = seller.home.get(itemId);
  const site = homeSite(seller);
  return listing && site && viewHome(world, seller, site, listing);
}

/** Ids of live listings on one site; on the home site, the seller's own come before those of the Inventory API. */
export function activeIds(seller: Seller, marketplaceId: string): readonly string[] {
  const live = seller.liveIds(marketplaceId);
  if (marketplaceId !== seller.profile.homeMarketplace) return live;
  const home = seller.home.activeIds();
  return live.length === 0 ? home : [...home, ...live];
}

export const viewUrl = (world: EbayWorld, itemId: string): string => `${world.config.publicUrl}/ebay/itm/${itemId}`;
