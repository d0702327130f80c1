import { describe, expect, it } from 'vitest';
import type { EbayConfig } from './config.ts';
import { nextPacificMidnight } from './pacific-day.ts';
import { EBAY_SITES, ebaySite, listingUrl, localeOf, siteOfMarketplace } from './sites.ts';

const config = (apiUrl: string) => ({ apiUrl }) as EbayConfig;

describe('eBay’s sites', () => {
  it('map from Quayside’s sites to eBay’s and back', () => {
    for (const site of EBAY_SITES) expect(siteOfMarketplace(ebaySite(site).marketplaceId)).toBe(site);
    expect(new Set(EBAY_SITES.map((site) => ebaySite(site).siteId)).size).toBe(EBAY_SITES.length);
    expect(siteOfMarketplace('EBAY_PL')).toBeUndefined();
  });

  it('have their own language', () => {
    expect(EBAY_SITES.map(localeOf)).toEqual(
      'de_DE es_ES it_IT en_GB fr_FR en_AU en_US en_CA en_IE de_AT fr_BE'.split(' '),
    );
  });

  it('link a listing on the public domain, or on the sandbox that has it', () => {
    expect(listingUrl(config('https://api.ebay.com'), 'DE', '211')).toBe('https://www.ebay.de/itm/211');
    expect(listingUrl(config('https://api.sandbox.ebay.com'), 'UK', '211')).toBe(
      'https://www.sandbox.ebay.co.uk/itm/211',
    );
    expect(listingUrl(config('http://127.0.0.1:4410/ebay'), 'UK', '211')).toBe('http://127.0.0.1:4410/ebay/itm/211');
  });
});

describe('eBay’s day', () => {
  it.each([
    ['in winter', '2026-11-21T10:00:00Z', '2026-11-22T08:00:00.000Z'],
    ['a moment before midnight', '2026-11-21T07:59:59.500Z', '2026-11-21T08:00:00.000Z'],
    ['when the clocks go back', '2026-11-01T08:00:00Z', '2026-11-02T08:00:00.000Z'],
    ['when the clocks go forward', '2026-03-08T09:00:00Z', '2026-03-09T07:00:00.000Z'],
  ])('%s ends at midnight in California', (_name, now, midnight) => {
    expect(nextPacificMidnight(new Date(now)).toISOString()).toBe(midnight);
  });
});
