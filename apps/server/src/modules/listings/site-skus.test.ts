import { SITES } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashedSku, overlongSku, siteSku } from './site-skus.ts';

/** The limits of eBay and of Amazon, which has the shortest of our platforms. */
const LIMITS = [50, 40];
const bySite = (skuLimit: number) => ({ oneSkuPerSite: true, skuLimit });
const site = fc.constantFrom(...SITES);
const limit = fc.constantFrom(...LIMITS);
const anySku = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constant('x'.repeat(500)),
);

describe('the SKU of an item on a site', () => {
  it.each([
    ['TRAIN-1', 'DE', 'TRAIN-1-DE'],
    ['Blue & white / 5"', 'BEFR', 'Blue & white / 5"-BEFR'],
    ['x'.repeat(47), 'FR', `${'x'.repeat(47)}-FR`],
  ] as const)('%s on %s is %s', (sku, on, expected) => {
    expect(siteSku(sku, on, bySite(50))).toBe(expected);
  });

  it.each([
    ['too long', 'x'.repeat(48)],
    ['empty', ''],
    ['with a trailing space', 'TRAIN '],
    ['with characters outside ASCII', 'Müller-1'],
    ['with a line break', 'TRAIN\n1'],
  ])('that is %s contains a hash', (_name, sku) => {
    expect(siteSku(sku, 'FR', bySite(50))).toMatch(/^[A-Za-z0-9._-]*~[0-9A-F]{8}-FR$/);
  });

  it('always fits, is printable ASCII and names its site', () => {
    fc.assert(
      fc.property(anySku, anySku, site, limit, (sku, unique, on, most) => {
        for (const made of [siteSku(sku, on, bySite(most)), hashedSku(sku, unique, on, most)]) {
          expect(made.length).toBeLessThanOrEqual(most);
          expect(made).toMatch(/^[\x21-\x7e][\x20-\x7e]*$/);
          expect(made.endsWith(`-${on}`)).toBe(true);
        }
      }),
    );
  });

  it('is the same in every run, because live listings are found by it', () => {
    expect(siteSku('x'.repeat(60), 'DE', bySite(50))).toBe(`${'x'.repeat(38)}~42F2D973-DE`);
  });

  it('differs for different SKUs, however similar their beginnings are', () => {
    fc.assert(
      fc.property(anySku, anySku, fc.constantFrom('', 'y'.repeat(60)), site, (a, b, prefix, on) => {
        fc.pre(a !== b);
        return siteSku(prefix + a, on, bySite(50)) !== siteSku(prefix + b, on, bySite(50));
      }),
    );
  });

  it('is the seller’s own if one SKU is valid on all sites, because the marketplace identifies the product by it', () => {
    for (const sku of ['TRAIN-1', 'Müller 1', 'x'.repeat(40)])
      expect(siteSku(sku, 'FR', { oneSkuPerSite: false, skuLimit: 40 })).toBe(sku);
  });

  it('is made unique by the item’s unique text if two items share a SKU', () => {
    expect(hashedSku('TRAIN-1', '110000000001/TRAIN-1', 'DE', 50)).not.toBe(
      hashedSku('TRAIN-1', '110000000002/TRAIN-1', 'DE', 50),
    );
  });
});

describe('a SKU that is too long for a marketplace', () => {
  const everywhere = { oneSkuPerSite: false, skuLimit: 40 };
  const item = (sku: string, ...unitSkus: string[]) => ({ sku, units: unitSkus.map((one) => ({ sku: one })) });

  it.each([
    ['is reported with its position on all sites', item('x'.repeat(41), 'x'.repeat(41)), 'x'.repeat(41)],
    ['is reported for a variant', item('P', 'P-S', 'y'.repeat(41)), 'y'.repeat(41)],
    ['is reported for a listing with variants', item('z'.repeat(41), 'S', 'M'), 'z'.repeat(41)],
    ['is not reported at the limit', item('x'.repeat(40), 'x'.repeat(40)), null],
  ])('%s', (_name, given, expected) => {
    expect(overlongSku(given, everywhere)).toBe(expected);
  });

  it('does not exist if each site has its own SKU, which is shortened', () => {
    expect(overlongSku(item('x'.repeat(99), 'x'.repeat(99)), bySite(50))).toBeNull();
  });
});
