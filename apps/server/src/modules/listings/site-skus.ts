import { createHash } from 'node:crypto';
import type { Capabilities } from '@quayside/connector-kit';
import { platformOfSite, type Site } from '@quayside/kernel';

/** The length of the hash that replaces the truncated part: 40 bits, enough for a seller's catalogue. */
const HASH_LENGTH = 8;

/** A marketplace's rules for SKUs: `oneSkuPerSite` and `skuLimit` of its capabilities. */
export type SkuRule = Pick<Capabilities, 'oneSkuPerSite' | 'skuLimit'>;

/**
 * The SKU of an item on a site. If one SKU is valid on all sites, it is the seller's own, by which the marketplace
 * identifies the product. Elsewhere it is `<sku>-<SITE>`, because one SKU cannot be used on two eBay marketplaces, and
 * an item of another platform may have the same SKU as one of the account's own. Deterministic: the same item gets the
 * same SKU in every run. A SKU that is too long, or has characters that a marketplace may reject, is shortened and made
 * unique by a hash.
 */
export function siteSku(sku: string, site: Site, { oneSkuPerSite, skuLimit: limit }: SkuRule): string {
  if (!oneSkuPerSite && sku !== '' && platformOfSite(site) === null) return sku;
  const plain = `${sku}-${site}`;
  if (sku !== '' && plain.length <= limit && isPlain(sku)) return plain;
  return hashedSku(sku, sku, site, limit);
}

/** The first of an item's SKUs that is too long for a marketplace with one SKU for all sites; null if all fit. */
export function overlongSku(
  { sku, units }: { readonly sku: string; readonly units: readonly { readonly sku: string }[] },
  { oneSkuPerSite, skuLimit: limit }: SkuRule,
): string | null {
  if (oneSkuPerSite) return null;
  const unitSkus = units.map((unit) => unit.sku);
  const skus = units.length > 1 ? [sku, ...unitSkus] : unitSkus;
  return skus.find((one) => one.length > limit) ?? null;
}

/** The SKU of an item whose plain SKU another item has: it includes a hash of the item's unique text. */
export function hashedSku(sku: string, unique: string, site: Site, limit: number): string {
  const hash = createHash('sha256').update(unique).digest('hex').slice(0, HASH_LENGTH).toUpperCase();
  const kept = sku.replace(/[^A-Za-z0-9._-]+/g, '').slice(0, limit - HASH_LENGTH - site.length - 2);
  return `${kept}~${hash}-${site}`;
}

/** Printable ASCII without surrounding spaces, which every marketplace's SKU field accepts. */
function isPlain(sku: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(sku);
}
