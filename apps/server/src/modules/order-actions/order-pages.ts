import type { Platform, Site } from '@quayside/kernel';

const SELLER_CENTRAL: Readonly<Partial<Record<Site, string>>> = {
  DE: 'de',
  ES: 'es',
  IT: 'it',
  FR: 'fr',
  UK: 'co.uk',
  IE: 'ie',
  BEFR: 'com.be',
  US: 'com',
  CA: 'ca',
  AU: 'com.au',
};

/** The seller's page of an order at its marketplace; null if its address is unknown. */
export function orderPageOf(platform: Platform, site: Site, externalId: string): string | null {
  const id = encodeURIComponent(externalId);
  if (platform === 'ebay') return `https://www.ebay.com/mesh/ord/details?orderid=${id}`;
  const domain = SELLER_CENTRAL[site];
  return platform === 'amazon' && domain ? `https://sellercentral.amazon.${domain}/orders-v3/order/${id}` : null;
}
