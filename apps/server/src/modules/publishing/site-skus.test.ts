import { SITES } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashedSku, overlongSku, siteSku } from './site-skus.ts';

/** eBay's limit, and Amazon's, the shortest of our platforms. */
const LIMITS = [50, 40];
const bySite = (skuLimit: number) => ({ oneSkuPerSite: true, skuLimit });
const site = fc.constantFrom(...SITES);
const limit = fc.constantFrom(...LIMITS);
const anySku = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constant('x'.repeat(500)),
);

describe('the sku of an item on a site', () => {
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
    ['with a space at its end', 'TRAIN '],
    ['with letters beyond ASCII', 'Müller-1'],
    ['with a line break', 'TRAIN\n1'],
  ])('that is %s carries a hash', (_name, sku) => {
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

  it('is the same in every run: live listings are found again by it', () => {
    expect(siteSku('x'.repeat(60), 'DE', bySite(50))).toBe(`${'x'.repeat(38)}~42F2D973-DE`);
  });

  it('differs for different skus, however alike their beginnings are', () => {
    fc.assert(
      fc.property(anySku, anySku, fc.constantFrom('', 'y'.repeat(60)), site, (a, b, prefix, on) => {
        fc.pre(a !== b);
        return siteSku(prefix + a, on, bySite(50)) !== siteSku(prefix + b, on, bySite(50));
      }),
    );
  });

  it('is the seller’s own where one sku is valid on all sites: the marketplace knows the product by it', () => {
    for (const sku of ['TRAIN-1', 'Müller 1', 'x'.repeat(40)])
      expect(siteSku(sku, 'FR', { oneSkuPerSite: false, skuLimit: 40 })).toBe(sku);
  });

  it('is made unique by the item’s unique text when two items share a sku', () => {
    expect(hashedSku('TRAIN-1', '110000000001/TRAIN-1', 'DE', 50)).not.toBe(
      hashedSku('TRAIN-1', '110000000002/TRAIN-1', 'DE', 50),
    );
  });
});

describe('a sku that is too long for a marketplace', () => {
  const everywhere = { oneSkuPerSite: false, skuLimit: 40 };
  const item = (sku: string, ...unitSkus: string[]) => ({ sku, units: unitSkus.map((one) => ({ sku: one })) });

  it.each([
    ['is named where it stands on all sites', item('x'.repeat(41), 'x'.repeat(41)), 'x'.repeat(41)],
    ['is named of a variant', item('P', 'P-S', 'y'.repeat(41)), 'y'.repeat(41)],
    ['is named of a listing with variants', item('z'.repeat(41), 'S', 'M'), 'z'.repeat(41)],
    ['is none at the limit', item('x'.repeat(40), 'x'.repeat(40)), null],
  ])('%s', (_name, given, expected) => {
    expect(overlongSku(given, everywhere)).toBe(expected);
  });

  it('does not exist where each site has its own sku, which is shortened', () => {
    expect(overlongSku(item('x'.repeat(99), 'x'.repeat(99)), bySite(50))).toBeNull();
  });
});
