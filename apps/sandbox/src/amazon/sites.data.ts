export interface AmazonSite {
  /** The storefront's short name in the console and its JSON. */
  site: string;
  marketplaceId: string;
  name: string;
  country: string;
  currency: 'EUR' | 'GBP';
  /** In Amazon's form: language, underscore, country. */
  locale: string;
  domain: string;
  /** The local price for each pound of the catalogue's price, for competitors without a set price. */
  perPound: number;
}

/** The five sites that one European authorisation covers and Quayside supports. */
export const amazonSites: readonly AmazonSite[] = [
  { site: 'DE', marketplaceId: 'A1PA6795UKMFR9', name: 'Amazon.de', country: 'DE', currency: 'EUR', locale: 'de_DE', domain: 'www.amazon.de', perPound: 1.17 },
  { site: 'ES', marketplaceId: 'A1RKKUPIHCS9HS', name: 'Amazon.es', country: 'ES', currency: 'EUR', locale: 'es_ES', domain: 'www.amazon.es', perPound: 1.17 },
  { site: 'IT', marketplaceId: 'APJ6JRA9NG5V4', name: 'Amazon.it', country: 'IT', currency: 'EUR', locale: 'it_IT', domain: 'www.amazon.it', perPound: 1.17 },
  { site: 'UK', marketplaceId: 'A1F83G8C2ARO7P', name: 'Amazon.co.uk', country: 'GB', currency: 'GBP', locale: 'en_GB', domain: 'www.amazon.co.uk', perPound: 1 },
  { site: 'FR', marketplaceId: 'A13V1IB3VIYZZH', name: 'Amazon.fr', country: 'FR', currency: 'EUR', locale: 'fr_FR', domain: 'www.amazon.fr', perPound: 1.17 },
];

export const siteById: ReadonlyMap<string, AmazonSite> = new Map(amazonSites.map((site) => [site.marketplaceId, site]));
export const siteByName: ReadonlyMap<string, AmazonSite> = new Map(amazonSites.map((site) => [site.site, site]));

/** The site with this short name. */
export function siteNamed(name: string): AmazonSite {
  const site = siteByName.get(name);
  if (!site) throw new Error(`there is no site ${name}`);
  return site;
}
