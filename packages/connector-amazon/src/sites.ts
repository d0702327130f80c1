import { type Currency, type Site, siteFacts, sitesOf } from '@quayside/kernel';

export interface AmazonSite {
  readonly marketplaceId: string;
  /** The locale in Amazon's format. */
  readonly locale: string;
  /** The public domain. */
  readonly domain: string;
}

const countries = {
  DE: { marketplaceId: 'A1PA6795UKMFR9', locale: 'de_DE', domain: 'www.amazon.de' },
  ES: { marketplaceId: 'A1RKKUPIHCS9HS', locale: 'es_ES', domain: 'www.amazon.es' },
  IT: { marketplaceId: 'APJ6JRA9NG5V4', locale: 'it_IT', domain: 'www.amazon.it' },
  UK: { marketplaceId: 'A1F83G8C2ARO7P', locale: 'en_GB', domain: 'www.amazon.co.uk' },
  FR: { marketplaceId: 'A13V1IB3VIYZZH', locale: 'fr_FR', domain: 'www.amazon.fr' },
} as const satisfies Partial<Record<Site, AmazonSite>>;

const table: Partial<Record<Site, AmazonSite>> = {
  ...countries,
  // The same storefronts, as destinations for items of the seller's other accounts.
  ...{ AMDE: countries.DE, AMES: countries.ES, AMIT: countries.IT, AMUK: countries.UK, AMFR: countries.FR },
};

/**
 * Whether Quayside created the offer for another account's item: its SKU then ends in its site. Such offers are not the
 * shop's own: they are neither imported nor compared.
 */
export function isFromElsewhere(sku: string): boolean {
  return /-AM(?:DE|ES|IT|UK|FR)$/.test(sku);
}

export const AMAZON_SITES: readonly Site[] = sitesOf('amazon');

/** All marketplace ids, for one call: Amazon's rate does not allow reading orders site by site. */
export const MARKETPLACE_IDS: readonly string[] = AMAZON_SITES.map((site) => amazonSite(site).marketplaceId);

const byMarketplace = new Map(AMAZON_SITES.map((site) => [amazonSite(site).marketplaceId, site]));

export function amazonSite(site: Site): AmazonSite {
  const found = table[site];
  if (!found) throw new RangeError(`Amazon is not served on ${site}`);
  return found;
}

export function siteOfMarketplace(marketplaceId: string | undefined): Site | undefined {
  return marketplaceId === undefined ? undefined : byMarketplace.get(marketplaceId);
}

/** The home site of a country's sellers. */
export function siteOfCountry(country: string | undefined): Site | undefined {
  return AMAZON_SITES.find((site) => siteFacts(site).country === country);
}

export function currencyOf(site: Site): Currency {
  return siteFacts(site).currency;
}

export function productUrl(site: Site, asin: string): string {
  return `https://${amazonSite(site).domain}/dp/${encodeURIComponent(asin)}`;
}
