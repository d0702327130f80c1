import type { EbayWorld } from './ebay-world.ts';
import { refusal } from './errors.ts';
import type { StoredItem, StoredOffer } from './model.ts';
import type { Seller } from './seller.ts';
import type { Change } from './seller-state.ts';

/**
 * The daily limit of revisions: eBay counts every change of a live listing, including its creation, and blocks further
 * ones for the rest of the day.
 */
export const REVISIONS_A_DAY = 250;

export const localeOf = (language: string): string => language.replace('-', '_');

export function itemOf(seller: Seller, offer: StoredOffer): StoredItem | undefined {
  return seller.state.items.get(offer.body.sku)?.get(localeOf(offer.language));
}

/** The pieces that a buyer can order: the item's stock, limited by what the offer reserves for its marketplace. */
export function liveQuantity(offer: StoredOffer, item: StoredItem | undefined): number {
  const stock = item?.body.availability?.shipToLocationAvailability?.quantity ?? 0;
  return Math.min(stock, offer.body.availableQuantity ?? stock);
}

export function revisionsToday(world: EbayWorld, seller: Seller, listingId: string): number {
  const known = seller.state.revisions.get(listingId);
  return known?.day === world.ebay.quotas.day() ? known.count : 0;
}

/** The change that counts one revision; rejected with `errorId` once the listing has had 250. */
export function countRevision(
  world: EbayWorld,
  seller: Seller,
  listingId: string,
  errorId: 25019 | 25002 = 25019,
): Change {
  const count = revisionsToday(world, seller, listingId);
  if (count >= REVISIONS_A_DAY) {
    throw refusal(400, errorId, { additionalInfo: `listing ${listingId} was revised ${REVISIONS_A_DAY} times today` });
  }
  return { t: 'revised', listingId, day: world.ebay.quotas.day(), count: count + 1 };
}

/** The live listings that contain a SKU's item, with their offers. */
export function liveOffersOf(seller: Seller, sku: string): StoredOffer[] {
  const found: StoredOffer[] = [];
  for (const offerId of seller.state.offersOfSku.get(sku) ?? []) {
    const offer = seller.state.offers.get(offerId);
    if (offer && offer.listingId !== null) found.push(offer);
  }
  return found;
}
