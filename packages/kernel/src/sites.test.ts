import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './money.ts';
import {
  COUNTRY_COUNT,
  destinationsFor,
  isPlatform,
  isSite,
  itemSitesOf,
  listingSitesOf,
  newCountryCount,
  PLATFORMS,
  platformOfSite,
  SITES,
  siteFacts,
  sitesOf,
} from './sites.ts';

describe('sites', () => {
  it.each(SITES)('%s has a valid currency, locale and time zone', (site) => {
    const { currency, locale, timeZone } = siteFacts(site);
    expect(CURRENCIES).toContain(currency);
    expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow();
  });

  it.each(SITES)('%s uses its country’s locale and the language of its titles', (site) => {
    const { country, language, locale } = siteFacts(site);
    const parts = new Intl.Locale(locale);
    expect(parts.region).toBe(country);
    expect(parts.language).toBe(new Intl.Locale(language).language);
  });

  it('has one site for each country, plus the destinations for items of other platforms', () => {
    const countries = SITES.filter((site) => platformOfSite(site) === null);
    expect(new Set(countries.map((site) => siteFacts(site).country)).size).toBe(countries.length);
    expect(SITES.filter((site) => platformOfSite(site) === 'cdiscount')).toEqual(['CDFR']);
    expect(SITES.filter((site) => platformOfSite(site) === 'amazon')).toEqual(['AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR']);
  });

  it('counts each country once and does not count the seller’s own as new', () => {
    expect(COUNTRY_COUNT).toBe(11);
    expect(newCountryCount('ebay')).toBe(10);
    expect(newCountryCount('amazon')).toBe(4);
  });

  it.each([
    ['UK', 'GB', 'GBP'],
    ['US', 'US', 'USD'],
    ['AU', 'AU', 'AUD'],
    ['CA', 'CA', 'CAD'],
    ['BEFR', 'BE', 'EUR'],
    ['IE', 'IE', 'EUR'],
  ] as const)('sells on %s to %s in %s', (site, country, currency) => {
    expect(siteFacts(site)).toMatchObject({ site, country, currency });
  });

  it('lets each platform sell only where it has a storefront', () => {
    expect(sitesOf('ebay')).toEqual(SITES.filter((site) => platformOfSite(site) === null));
    expect(sitesOf('amazon')).toEqual(['DE', 'ES', 'IT', 'UK', 'FR']);
    expect(sitesOf('cdiscount')).toEqual(['FR']);
  });

  it.each([
    ['ebay', 'ebay', sitesOf('ebay')],
    ['amazon', 'amazon', sitesOf('amazon')],
    ['cdiscount', 'cdiscount', ['FR']],
    ['ebay', 'cdiscount', ['CDFR']],
    ['amazon', 'cdiscount', ['CDFR']],
    ['ebay', 'amazon', ['AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR']],
    ['amazon', 'ebay', []],
    ['cdiscount', 'ebay', []],
    ['cdiscount', 'amazon', ['AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR']],
  ] as const)('lists items of %s at %s only on supported routes', (source, selling, sites) => {
    expect(destinationsFor(source, selling)).toEqual(sites);
  });

  it('excludes the home site from an account’s listing sites and from its items’ destinations', () => {
    expect(listingSitesOf({ platform: 'cdiscount', site: 'FR' })).toEqual(['CDFR']);
    const ofOthers = ['AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR'];
    expect(listingSitesOf({ platform: 'amazon', site: 'UK' })).toEqual(['DE', 'ES', 'IT', 'FR', ...ofOthers]);
    expect(itemSitesOf({ platform: 'amazon', site: 'UK' })).toEqual(['DE', 'ES', 'IT', 'FR', 'CDFR']);
    expect(itemSitesOf({ platform: 'cdiscount', site: 'FR' })).toEqual(ofOthers);
  });

  it.each(['uk', 'GB', '', 'toString', 'ALL'])('rejects %j as a site', (text) => {
    expect(isSite(text)).toBe(false);
  });

  it.each(['all', 'eBay', '', '__proto__'])('rejects %j as a platform', (text) => {
    expect(isPlatform(text)).toBe(false);
    expect(PLATFORMS.every(isPlatform)).toBe(true);
  });
});
