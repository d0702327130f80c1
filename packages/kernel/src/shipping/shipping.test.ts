import { describe, expect, it } from 'vitest';
import { platformOfSite, type ShippingRate, type ShippingRules, SITES } from '../index.ts';
import { shippingOf } from './change.ts';
import { findShippingFlaw } from './flaws.ts';
import { countriesOfRegion, regionOf } from './regions.ts';
import { resolveRoute } from './resolve.ts';
import { isShippingService, serviceOn, siteServices } from './services.ts';
import { bandOf, sitePolicies } from './site-policy.ts';

const flat = (given: Partial<ShippingRate> & { cost?: number } = {}): ShippingRate =>
  ({
    region: 'EU',
    country: null,
    service: 'STANDARD',
    type: 'flat',
    cost: 790,
    additionalCost: 100,
    ...given,
  }) as ShippingRate;
const rules = (given: Partial<ShippingRules> = {}): ShippingRules => ({
  currency: 'GBP',
  handlingDays: 2,
  isFreeShipping: false,
  countries: [],
  rates: [flat()],
  ...given,
});
const to = (site: (typeof SITES)[number], price = 1_999, weight: number | null = null) => ({
  site,
  platform: 'ebay' as const,
  price,
  weight,
});

describe('the route of an item', () => {
  it('is the rate of the region, by the site’s service for its level', () => {
    expect(resolveRoute(rules(), null, to('DE'))).toMatchObject({
      ok: true,
      routes: [
        {
          cost: 790,
          buyerPays: 790,
          siteService: { code: 'DE_StandardversandAusDemAusland' },
          rule: { from: 'region', region: 'EU', country: null, type: 'flat' },
        },
      ],
    });
  });

  it('of a CUSTOM country overrides that of its region, and a variant uses that of its country', () => {
    const own = rules({
      countries: [{ code: 'BE', type: 'CUSTOM' }],
      rates: [flat(), flat({ country: 'BE', cost: 590 })],
    });
    expect(resolveRoute(own, null, to('BEFR'))).toMatchObject({
      routes: [{ cost: 590, rule: { from: 'country', country: 'BE' } }],
    });
    expect(resolveRoute(own, null, to('FR'))).toMatchObject({ routes: [{ cost: 790 }] });
  });

  it.each([
    ['excluded', rules({ countries: [{ code: 'DE', type: 'EXCLUDED' }] })],
    ['no_rate', rules({ rates: [] })],
    ['no_service', rules({ rates: [flat({ service: 'FR_ColiposteColissimo' })] })],
    [
      'weight_unknown',
      rules({
        rates: [
          {
            region: 'EU',
            country: null,
            service: 'STANDARD',
            type: 'range',
            by: 'weight',
            steps: [{ from: 0, cost: 1 }],
            additionalCost: 0,
          },
        ],
      }),
    ],
  ] as const)('is missing with the reason %s', (reason, given) => {
    expect(resolveRoute(given, null, to('DE'))).toEqual({ ok: false, reason });
  });

  it('takes a default rate from the wider place, and states the rule', () => {
    const wider = rules({ rates: [flat({ cost: 450 })] });
    const own = rules({ rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'default' }] });
    expect(resolveRoute(own, wider, to('DE'))).toMatchObject({
      routes: [{ cost: 450, rule: { from: 'default_profile' } }],
    });
    expect(resolveRoute(own, null, to('DE'))).toEqual({ ok: false, reason: 'no_rate' });
  });

  it('costs as much as the step of a range, and nothing for the buyer with free shipping', () => {
    const range = rules({
      isFreeShipping: true,
      rates: [
        {
          region: 'EU',
          country: null,
          service: 'STANDARD',
          type: 'range',
          by: 'price',
          steps: [
            { from: 0, cost: 300 },
            { from: 2_000, cost: 600 },
          ],
          additionalCost: 50,
        },
      ],
    });
    expect(resolveRoute(range, null, to('DE', 1_999))).toMatchObject({ routes: [{ cost: 300, buyerPays: 0 }] });
    expect(resolveRoute(range, null, to('DE', 2_000))).toMatchObject({ routes: [{ cost: 600, buyerPays: 0 }] });
  });

  it('is the account’s own policy without a profile, and none if the account has none', () => {
    expect(shippingOf(null, to('DE'), { hasAny: true, chosen: null })).toEqual({ by: 'account' });
    expect(shippingOf(null, to('DE'), { hasAny: false, chosen: null })).toEqual({ by: 'none', reason: 'no_policy' });
  });

  it('is the policy that the seller chose, except to an excluded country', () => {
    const chosen = { hasAny: true, chosen: '611' };
    const excluded = rules({ countries: [{ code: 'DE', type: 'EXCLUDED' }] });
    expect(shippingOf({ rules: rules(), fallback: null }, to('DE'), chosen)).toEqual({ by: 'choice', policyId: '611' });
    expect(shippingOf({ rules: excluded, fallback: null }, to('DE'), chosen)).toEqual({
      by: 'none',
      reason: 'excluded',
    });
  });
});

describe('the policies of a profile on a site', () => {
  it('are one for each band, in the currency of the site, and list the excluded countries', () => {
    const range = rules({
      countries: [{ code: 'CH', type: 'EXCLUDED' }],
      rates: [
        {
          region: 'EU',
          country: null,
          service: 'STANDARD',
          type: 'range',
          by: 'price',
          steps: [
            { from: 0, cost: 300 },
            { from: 2_000, cost: 600 },
          ],
          additionalCost: 0,
        },
      ],
    });
    const rate = { from: 'GBP', to: 'EUR', millionths: 1_165_230, date: '2026-09-29', source: 'test' } as const;
    const policies = sitePolicies(range, null, 'DE', rate);
    expect(policies.map(({ band, services, excluded }) => [band, services[0].cost, excluded])).toEqual([
      ['p0w0', { minor: 350, currency: 'EUR' }, ['CH']],
      ['p1w0', { minor: 699, currency: 'EUR' }, ['CH']],
    ]);
    expect(bandOf(range, null, 'DE', { price: 2_000, weight: null })).toBe('p1w0');
  });
});

describe('a profile is rejected for', () => {
  const custom = [{ code: 'DE', type: 'CUSTOM' }] as const;
  it.each([
    ['unknown_country', rules({ countries: [{ code: 'ZZ', type: 'EXCLUDED' }] })],
    ['country_twice', rules({ countries: [...custom, ...custom] })],
    ['unknown_service', rules({ rates: [flat({ service: 'constructor' })] })],
    ['service_of_other_country', rules({ rates: [flat({ service: 'DE_DHLPaket' })] })],
    ['rate_twice', rules({ rates: [flat(), flat()] })],
    ['rate_without_country', rules({ rates: [flat({ country: 'FR' })] })],
    ['country_without_rate', rules({ countries: custom })],
    ['default_without_base', rules({ rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'default' }] })],
    [
      'range_from_zero',
      rules({
        rates: [
          {
            region: 'EU',
            country: null,
            service: 'STANDARD',
            type: 'range',
            by: 'price',
            steps: [{ from: 1, cost: 1 }],
            additionalCost: 0,
          },
        ],
      }),
    ],
  ] as const)('%s', (flaw, given) => {
    expect(findShippingFlaw(given, true)?.flaw).toBe(flaw);
  });

  it('nothing else', () => {
    expect(
      findShippingFlaw(
        rules({ countries: custom, rates: [flat(), flat({ country: 'DE', service: 'DE_DHLPaket' })] }),
        true,
      ),
    ).toBeUndefined();
  });
});

describe('the tables', () => {
  it('assign every country to one region, and variants to that of their country', () => {
    expect([regionOf('DE'), regionOf('BEFR'), regionOf('CAFR'), regionOf('AU')]).toEqual(['EU', 'EU', 'NA', 'RW']);
    expect(countriesOfRegion('EU')).toContain('BEFR');
  });

  it('have a standard service on every eBay site, and no duplicate codes', () => {
    const sites = SITES.filter((site) => platformOfSite(site) === null);
    expect(sites.filter((site) => !serviceOn(site, 'STANDARD') || !serviceOn(site, 'TRACKED'))).toEqual([]);
    const codes = siteServices().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(isShippingService('toString')).toBe(false);
  });
});
