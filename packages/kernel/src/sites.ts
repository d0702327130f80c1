import type { Currency } from './money.ts';

/** The platforms a seller can connect; `all` exists in portal paths only. */
export type Platform = 'ebay' | 'amazon' | 'cdiscount';
export const PLATFORMS: readonly Platform[] = ['ebay', 'amazon', 'cdiscount'];

/** The platforms' brand names, equal in every language. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  ebay: 'eBay',
  amazon: 'Amazon',
  cdiscount: 'Cdiscount',
};

export function isPlatform(value: string): value is Platform {
  return (PLATFORMS as readonly string[]).includes(value);
}

/**
 * One storefront: a country's (specification, section 3: the site-to-country list), or `CDFR`, which is Cdiscount as a
 * destination for items of eBay and Amazon accounts. A Cdiscount account's own offers are on `FR`, its home. `AMDE` and
 * similar codes are Amazon's storefronts as destinations for items of eBay and Cdiscount accounts: such an item may be
 * listed on eBay Germany and on Amazon Germany.
 */
export type Site =
  | ('DE' | 'ES' | 'IT' | 'UK' | 'FR' | 'AU' | 'US' | 'CA' | 'IE' | 'AT' | 'BEFR')
  | ('CDFR' | 'AMDE' | 'AMES' | 'AMIT' | 'AMUK' | 'AMFR');
export const SITES: readonly Site[] = [
  ...(['DE', 'ES', 'IT', 'UK', 'FR', 'AU', 'US', 'CA', 'IE', 'AT', 'BEFR'] as const),
  ...(['CDFR', 'AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR'] as const),
];

export function isSite(value: string): value is Site {
  return (SITES as readonly string[]).includes(value);
}

/** The buyer's language on a site. English has variants because spelling and vocabulary differ. */
export type BuyerLanguage = 'de' | 'es' | 'it' | 'fr' | 'en-GB' | 'en-US' | 'en-AU' | 'en-CA' | 'en-IE';

export interface SiteFacts {
  readonly site: Site;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: Currency;
  readonly language: BuyerLanguage;
  /** BCP 47 locale for the buyer's prices and dates. */
  readonly locale: string;
  /** IANA time zone of the storefront. */
  readonly timeZone: string;
}

const table: Record<Site, Omit<SiteFacts, 'site'>> = {
  DE: { country: 'DE', currency: 'EUR', language: 'de', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  ES: { country: 'ES', currency: 'EUR', language: 'es', locale: 'es-ES', timeZone: 'Europe/Madrid' },
  IT: { country: 'IT', currency: 'EUR', language: 'it', locale: 'it-IT', timeZone: 'Europe/Rome' },
  UK: { country: 'GB', currency: 'GBP', language: 'en-GB', locale: 'en-GB', timeZone: 'Europe/London' },
  FR: { country: 'FR', currency: 'EUR', language: 'fr', locale: 'fr-FR', timeZone: 'Europe/Paris' },
  AU: { country: 'AU', currency: 'AUD', language: 'en-AU', locale: 'en-AU', timeZone: 'Australia/Sydney' },
  US: { country: 'US', currency: 'USD', language: 'en-US', locale: 'en-US', timeZone: 'America/New_York' },
  CA: { country: 'CA', currency: 'CAD', language: 'en-CA', locale: 'en-CA', timeZone: 'America/Toronto' },
  IE: { country: 'IE', currency: 'EUR', language: 'en-IE', locale: 'en-IE', timeZone: 'Europe/Dublin' },
  AT: { country: 'AT', currency: 'EUR', language: 'de', locale: 'de-AT', timeZone: 'Europe/Vienna' },
  BEFR: { country: 'BE', currency: 'EUR', language: 'fr', locale: 'fr-BE', timeZone: 'Europe/Brussels' },
  CDFR: { country: 'FR', currency: 'EUR', language: 'fr', locale: 'fr-FR', timeZone: 'Europe/Paris' },
  AMDE: { country: 'DE', currency: 'EUR', language: 'de', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  AMES: { country: 'ES', currency: 'EUR', language: 'es', locale: 'es-ES', timeZone: 'Europe/Madrid' },
  AMIT: { country: 'IT', currency: 'EUR', language: 'it', locale: 'it-IT', timeZone: 'Europe/Rome' },
  AMUK: { country: 'GB', currency: 'GBP', language: 'en-GB', locale: 'en-GB', timeZone: 'Europe/London' },
  AMFR: { country: 'FR', currency: 'EUR', language: 'fr', locale: 'fr-FR', timeZone: 'Europe/Paris' },
};

/** The number of countries Quayside sells in. Cdiscount shares its country with another site. */
export const COUNTRY_COUNT = countriesOf(SITES).size;

function countriesOf(sites: readonly Site[]): ReadonlySet<string> {
  return new Set(sites.map((site) => table[site].country));
}

/** The number of countries in which an account of the platform can sell, in addition to its own. */
export function newCountryCount(platform: Platform): number {
  return countriesOf(platformSites[platform]).size - 1;
}

export function siteFacts(site: Site): SiteFacts {
  return { site, ...table[site] };
}

/** The sites that a platform sells on. Amazon's five are the specification's "Amazon sites shown". */
const platformSites: Record<Platform, readonly Site[]> = {
  ebay: ['DE', 'ES', 'IT', 'UK', 'FR', 'AU', 'US', 'CA', 'IE', 'AT', 'BEFR'],
  amazon: ['DE', 'ES', 'IT', 'UK', 'FR'],
  cdiscount: ['FR'],
};

/** The sites where a platform lists items whose home is another platform. */
const sitesForOthers: Record<Platform, readonly Site[]> = {
  ebay: [],
  amazon: ['AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR'],
  cdiscount: ['CDFR'],
};

/**
 * Whether a platform uses codes for item specifics that are equal on every site (`color`). Other platforms use words in
 * the site's language (`Farbe`).
 */
export function hasCodedSpecifics(platform: Platform): boolean {
  return platform === 'amazon';
}

/** Sites where accounts of a platform have their home and sell their own items. */
export function sitesOf(platform: Platform): readonly Site[] {
  return platformSites[platform];
}

/** The sites where an account on `selling` lists items of an account on `source`; empty if the pair is not supported. */
export function destinationsFor(source: Platform, selling: Platform): readonly Site[] {
  return source === selling ? platformSites[source] : sitesForOthers[selling];
}

/** The sites where an account's listings can be, in addition to its home site, whoever owns the items. */
export function listingSitesOf(account: { readonly platform: Platform; readonly site: Site }): readonly Site[] {
  const abroad = platformSites[account.platform].filter((site) => site !== account.site);
  return [...abroad, ...sitesForOthers[account.platform]];
}

/** The sites where an account's items can be listed, by the account itself or by the seller's accounts on other platforms. */
export function itemSitesOf(account: { readonly platform: Platform; readonly site: Site }): readonly Site[] {
  const others = PLATFORMS.filter((platform) => platform !== account.platform);
  return [
    ...platformSites[account.platform].filter((site) => site !== account.site),
    ...others.flatMap((platform) => sitesForOthers[platform]),
  ];
}

/**
 * The platform of a site that is a destination for items of other platforms. Its name is the platform's, with the
 * country if the platform has several.
 */
export function platformOfSite(site: Site): Platform | null {
  return PLATFORMS.find((platform) => sitesForOthers[platform].includes(site)) ?? null;
}

/** The name of a platform's destination: `Cdiscount`, `Amazon Deutschland`; undefined for a country's own storefront. */
export function destinationName(site: Site, countryName: (country: string) => string): string | undefined {
  const platform = platformOfSite(site);
  if (platform === null) return undefined;
  const name = PLATFORM_NAMES[platform];
  return sitesForOthers[platform].length > 1 ? `${name} ${countryName(table[site].country)}` : name;
}
