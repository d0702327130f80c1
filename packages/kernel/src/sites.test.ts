import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './money.ts';
import { isPlatform, isSite, PLATFORMS, SITES, siteFacts, sitesOf } from './sites.ts';

describe('sites', () => {
  it.each(SITES)('%s has a currency, a locale and a time zone that programs understand', (site) => {
    const { currency, locale, timeZone } = siteFacts(site);
    expect(CURRENCIES).toContain(currency);
    expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow();
  });

  it.each(SITES)("%s is read in its country's locale and in the language that its titles are written in", (site) => {
    const { country, language, locale } = siteFacts(site);
    const parts = new Intl.Locale(locale);
    expect(parts.region).toBe(country);
    expect(parts.language).toBe(new Intl.Locale(language).language);
  });

  it('has one site for each country', () => {
    expect(new Set(SITES.map((site) => siteFacts(site).country)).size).toBe(SITES.length);
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
    expect(sitesOf('ebay')).toEqual(SITES);
    expect(sitesOf('amazon')).toEqual(['DE', 'ES', 'IT', 'UK', 'FR']);
    expect(sitesOf('cdiscount')).toEqual(['FR']);
  });

  it.each(['uk', 'GB', '', 'toString', 'ALL'])('takes %j for no site', (text) => {
    expect(isSite(text)).toBe(false);
  });

  it.each(['all', 'eBay', '', '__proto__'])('takes %j for no platform', (text) => {
    expect(isPlatform(text)).toBe(false);
    expect(PLATFORMS.every(isPlatform)).toBe(true);
  });
});
