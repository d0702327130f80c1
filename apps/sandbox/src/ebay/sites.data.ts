export interface EbaySite {
  /** The storefront's short name in the console and its JSON. */
  site: string;
  marketplaceId: string;
  /** Trading's X-EBAY-API-SITEID; the site's category tree has the same number. */
  siteId: number;
  /** Trading's name of the site, as in an item. */
  tradingName: string;
  country: string;
  currency: string;
  /** The content languages of this marketplace, the default one first. */
  languages: readonly [string, ...string[]];
  host: string;
}

export const ebaySites: readonly EbaySite[] = [
  { site: 'UK', marketplaceId: 'EBAY_GB', siteId: 3, tradingName: 'UK', country: 'GB', currency: 'GBP', languages: ['en-GB'], host: 'www.ebay.co.uk' },
  { site: 'DE', marketplaceId: 'EBAY_DE', siteId: 77, tradingName: 'Germany', country: 'DE', currency: 'EUR', languages: ['de-DE'], host: 'www.ebay.de' },
  { site: 'FR', marketplaceId: 'EBAY_FR', siteId: 71, tradingName: 'France', country: 'FR', currency: 'EUR', languages: ['fr-FR'], host: 'www.ebay.fr' },
  { site: 'IT', marketplaceId: 'EBAY_IT', siteId: 101, tradingName: 'Italy', country: 'IT', currency: 'EUR', languages: ['it-IT'], host: 'www.ebay.it' },
  { site: 'ES', marketplaceId: 'EBAY_ES', siteId: 186, tradingName: 'Spain', country: 'ES', currency: 'EUR', languages: ['es-ES'], host: 'www.ebay.es' },
  { site: 'US', marketplaceId: 'EBAY_US', siteId: 0, tradingName: 'US', country: 'US', currency: 'USD', languages: ['en-US'], host: 'www.ebay.com' },
  { site: 'AU', marketplaceId: 'EBAY_AU', siteId: 15, tradingName: 'Australia', country: 'AU', currency: 'AUD', languages: ['en-AU'], host: 'www.ebay.com.au' },
  { site: 'CA', marketplaceId: 'EBAY_CA', siteId: 2, tradingName: 'Canada', country: 'CA', currency: 'CAD', languages: ['en-CA', 'fr-CA'], host: 'www.ebay.ca' },
  { site: 'IE', marketplaceId: 'EBAY_IE', siteId: 205, tradingName: 'Ireland', country: 'IE', currency: 'EUR', languages: ['en-IE'], host: 'www.ebay.ie' },
  { site: 'AT', marketplaceId: 'EBAY_AT', siteId: 16, tradingName: 'Austria', country: 'AT', currency: 'EUR', languages: ['de-AT'], host: 'www.ebay.at' },
  { site: 'BEFR', marketplaceId: 'EBAY_BE', siteId: 23, tradingName: 'Belgium_French', country: 'BE', currency: 'EUR', languages: ['fr-BE', 'nl-BE'], host: 'www.befr.ebay.be' },
];

export const siteByMarketplace: ReadonlyMap<string, EbaySite> = new Map(
  ebaySites.map((site) => [site.marketplaceId, site]),
);
export const siteByNumber: ReadonlyMap<number, EbaySite> = new Map(ebaySites.map((site) => [site.siteId, site]));

export const allLanguages: ReadonlySet<string> = new Set(ebaySites.flatMap((site) => site.languages));
