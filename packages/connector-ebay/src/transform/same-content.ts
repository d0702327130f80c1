import { isDeepStrictEqual } from 'node:util';
import type { InventoryItem, InventoryItemGroup, Offer, OfferContent } from '../wire.ts';

/**
 * Whether eBay already has the desired content. Every write to a live listing counts against its 250 revisions a day, so a write without
 * effect is skipped. Only sendable fields are compared, not eBay's additions.
 */
export function isSameItem(wanted: InventoryItem, held: InventoryItem | undefined): boolean {
  if (!held) return false;
  const stock = held.availability?.shipToLocationAvailability;
  return isSame(wanted, {
    ...pick(held, [
      'sku',
      'locale',
      'condition',
      'conditionDescription',
      'conditionDescriptors',
      'packageWeightAndSize',
    ]),
    availability: {
      shipToLocationAvailability: pick(stock, ['quantity', 'availabilityDistributions']),
      ...pick(held.availability, ['pickupAtLocationAvailability']),
    },
    product: pick(held.product, [
      'title',
      'subtitle',
      'description',
      'aspects',
      'brand',
      'mpn',
      'ean',
      'upc',
      'isbn',
      'epid',
      'imageUrls',
      'videoIds',
    ]),
  });
}

export function isSameGroup(wanted: InventoryItemGroup, held: InventoryItemGroup | undefined): boolean {
  const keys = [
    'title',
    'subtitle',
    'description',
    'aspects',
    'imageUrls',
    'videoIds',
    'variantSKUs',
    'variesBy',
  ] as const;
  return held !== undefined && isSame(wanted, pick(held, keys));
}

/** `wanted` was merged with eBay's offer, so it contains every field that should exist. */
export function isSameOffer(wanted: OfferContent, held: Offer): boolean {
  return isSame(wanted, pick(held, Object.keys(wanted) as (keyof Offer)[]));
}

/** Compares as JSON: absent equals undefined; arrays compare in order. */
function isSame(wanted: object, held: object): boolean {
  return isDeepStrictEqual(plain(wanted), plain(held));
}

function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

function pick<T extends object, K extends keyof T>(from: T | undefined, keys: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (from?.[key] !== undefined) picked[key] = from[key];
  return picked;
}
