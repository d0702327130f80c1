import { createHash } from 'node:crypto';
import type { Capabilities } from '@quayside/connector-kit';
import { platformOfSite, type Site } from '@quayside/kernel';

/** Characters of the hash that replaces what is cut off: 40 bits, enough for a seller's catalogue. */
const HASH_LENGTH = 8;

/** A marketplace's rules for skus: `oneSkuPerSite` and `skuLimit` of its capabilities. */
export type SkuRule = Pick<Capabilities, 'oneSkuPerSite' | 'skuLimit'>;

/**
 * The sku of an item on a site. Where one sku is valid on all sites it is the seller's own, by which the marketplace knows the product.
 * Elsewhere it is `<sku>-<SITE>`, because one sku cannot be used on two eBay marketplaces, and an item of another platform may have the sku
 * of one of the account's own. Deterministic: the same item gets the same sku
 * in every run. A sku that is too long, or has characters that a marketplace may reject, is shortened and made unique by a hash.
 */
export function siteSku(sku: string, site: Site, { oneSkuPerSite, skuLimit: limit }: SkuRule): string {
  if (!oneSkuPerSite && sku !== '' && platformOfSite(site) === null) return sku;
  const plain = `${sku}-${site}`;
  if (sku !== '' && plain.length <= limit && isPlain(sku)) return plain;
  return hashedSku(sku, sku, site, limit);
}

/** The first of an item's skus that is too long for a marketplace with one sku for all sites; null when all fit. */
export function overlongSku(
  { sku, units }: { readonly sku: string; readonly units: readonly { readonly sku: string }[] },
  { oneSkuPerSite, skuLimit: limit }: SkuRule,
): string | null {
  if (oneSkuPerSite) return null;
  const unitSkus = units.map((unit) => unit.sku);
  const skus = units.length > 1 ? [sku, ...unitSkus] : unitSkus;
  return skus.find((one) => one.length > limit) ?? null;
}

/** The sku of an item whose plain sku another item has: the item's unique text is hashed into it. */
export function hashedSku(sku: string, unique: string, site: Site, limit: number): string {
  const hash = createHash('sha256').update(unique).digest('hex').slice(0, HASH_LENGTH).toUpperCase();
  const kept = sku.replace(/[^A-Za-z0-9._-]+/g, '').slice(0, limit - HASH_LENGTH - site.length - 2);
  return `${kept}~${hash}-${site}`;
}

/** Printable ASCII without surrounding spaces: every marketplace's sku field accepts it. */
function isPlain(sku: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(sku);
}
