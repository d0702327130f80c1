import { type Currency, type Site, siteFacts, sitesOf } from '@quayside/kernel';
import type { EbayConfig } from './config.ts';

export interface EbaySite {
  readonly marketplaceId: string;
  /** The number in Trading's site header. */
  readonly siteId: number;
  /** Trading's name of the site, as in an item. */
  readonly siteName: string;
  /** The Content-Language of everything written for the site. */
  readonly contentLanguage: string;
  /** The public domain. */
  readonly domain: string;
}

const table: Partial<Record<Site, EbaySite>> = {
  DE: site('EBAY_DE', 77, 'Germany', 'de-DE', 'ebay.de'),
  ES: site('EBAY_ES', 186, 'Spain', 'es-ES', 'ebay.es'),
  IT: site('EBAY_IT', 101, 'Italy', 'it-IT', 'ebay.it'),
  UK: site('EBAY_GB', 3, 'UK', 'en-GB', 'ebay.co.uk'),
  FR: site('EBAY_FR', 71, 'France', 'fr-FR', 'ebay.fr'),
  AU: site('EBAY_AU', 15, 'Australia', 'en-AU', 'ebay.com.au'),
  US: site('EBAY_US', 0, 'US', 'en-US', 'ebay.com'),
  CA: site('EBAY_CA', 2, 'Canada', 'en-CA', 'ebay.ca'),
  IE: site('EBAY_IE', 205, 'Ireland', 'en-IE', 'ebay.ie'),
  AT: site('EBAY_AT', 16, 'Austria', 'de-AT', 'ebay.at'),
  BEFR: site('EBAY_BE', 23, 'Belgium_French', 'fr-BE', 'befr.ebay.be'),
};

function site(
  marketplaceId: string,
  siteId: number,
  siteName: string,
  contentLanguage: string,
  domain: string,
): EbaySite {
  return { marketplaceId, siteId, siteName, contentLanguage, domain };
}

export const EBAY_SITES: readonly Site[] = sitesOf('ebay');

export function ebaySite(ours: Site): EbaySite {
  const found = table[ours];
  if (!found) throw new RangeError(`eBay is not served on ${ours}`);
  return found;
}

/** A site's language in the inventory API's format: `de_DE`. */
export function localeOf(ours: Site): string {
  return ebaySite(ours).contentLanguage.replace('-', '_');
}

const byMarketplace = new Map(EBAY_SITES.map((ours) => [ebaySite(ours).marketplaceId, ours]));

/** Undefined for an unsupported marketplace, e.g. `EBAY_PL`. */
export function siteOfMarketplace(marketplaceId: string | undefined): Site | undefined {
  if (marketplaceId === 'EBAY_MOTORS') return 'US';
  return marketplaceId === undefined ? undefined : byMarketplace.get(marketplaceId);
}

/** The first site with a currency; a fallback if eBay names an unsupported marketplace. */
export function siteOfCurrency(currency: Currency): Site {
  return EBAY_SITES.find((ours) => siteFacts(ours).currency === currency) ?? 'US';
}

/** The public URL of a listing. eBay's two real hosts have one domain per site; any other host serves the pages itself. */
export function listingUrl(config: EbayConfig, ours: Site, listingId: string): string {
  const { hostname } = new URL(config.apiUrl);
  const { domain } = ebaySite(ours);
  if (hostname === 'api.ebay.com') return `https://www.${domain}/itm/${listingId}`;
  if (hostname === 'api.sandbox.ebay.com') return `https://www.sandbox.${domain}/itm/${listingId}`;
  return `${config.apiUrl}/itm/${listingId}`;
}

/** The seller's page for advertising: campaigns, and the terms before the first one. */
export function promotionPage(config: EbayConfig, ours: Site): string {
  const { hostname } = new URL(config.apiUrl);
  const { domain } = ebaySite(ours);
  if (hostname === 'api.ebay.com') return `https://www.${domain}/sh/mkt`;
  if (hostname === 'api.sandbox.ebay.com') return `https://www.sandbox.${domain}/sh/mkt`;
  return `${config.apiUrl}/sh/mkt`;
}
