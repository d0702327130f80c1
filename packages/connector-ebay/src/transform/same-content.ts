import { isDeepStrictEqual } from 'node:util';
import type { InventoryItem, InventoryItemGroup, Offer, OfferContent } from '../wire.ts';

/**
 * Whether eBay already has the desired content. Every write to a live listing counts against its 250 revisions a day, so a write without
 * effect is skipped. Only sendable fields are compared, not eBay's additions.
 */
export function isSameItem(wanted: InventoryItem, existing: InventoryItem | undefined): boolean {
  if (!existing) return false;
  const stock = existing.availability?.shipToLocationAvailability;
  return isSame(wanted, {
    ...pick(existing, [
      'sku',
      'locale',
      'condition',
      'conditionDescription',
      'conditionDescriptors',
      'packageWeightAndSize',
    ]),
    availability: {
      shipToLocationAvailability: pick(stock, ['quantity', 'availabilityDistributions']),
      ...pick(existing.availability, ['pickupAtLocationAvailability']),
    },
    product: pick(existing.product, [
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

export function isSameGroup(wanted: InventoryItemGroup, existing: InventoryItemGroup | undefined): boolean {
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
  return existing !== undefined && isSame(wanted, pick(existing, keys));
}

/** `wanted` was merged with eBay's offer, so it contains every field that should exist. */
export function isSameOffer(wanted: OfferContent, existing: Offer): boolean {
  return isSame(wanted, pick(existing, Object.keys(wanted) as (keyof Offer)[]));
}

/** Compares as JSON: absent equals undefined; arrays compare in order. */
function isSame(wanted: object, existing: object): boolean {
  return isDeepStrictEqual(plain(wanted), plain(existing));
}

function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

function pick<T extends object, K extends keyof T>(from: T | undefined, keys: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (from?.[key] !== undefined) picked[key] = from[key];
  return picked;
}
