import type { GatedPrice, PublishEntry, PublishUnit } from '@quayside/connector-kit';
import { money } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { refusalOf, toAspects, toGroup, toInventoryItem, toNewOffer, toOfferContent } from './inventory.ts';
import { isSameItem, isSameOffer } from './same-content.ts';

const price = (minor: number) => money(minor, 'EUR') as GatedPrice;

const unit = (changes: Partial<PublishUnit> = {}): PublishUnit => ({
  sku: 'AC-38-DE',
  price: price(4990),
  quantity: 7,
  gtin: '4006381333931',
  specifics: {},
  images: [],
  ...changes,
});

const entry = (changes: Partial<PublishEntry> = {}): PublishEntry => ({
  key: 'AC-38-DE',
  isGroup: false,
  title: 'Laufschuhe Damen 38 blau',
  description: '<p>Leicht</p>',
  categoryId: '95672',
  brand: 'Acme',
  mpn: null,
  condition: 'NEW',
  images: ['https://pics.example/1.jpg'],
  attributes: { Marke: ['Acme'], Farbe: ['Blau'] },
  units: [unit()],
  settings: { fulfillmentPolicyId: 'f', paymentPolicyId: 'p', returnPolicyId: 'r', merchantLocationKey: 'main' },
  mayHaveBeenSent: false,
  knownOffers: {},
  ...changes,
});

describe('an inventory item', () => {
  it('contains the content in the site’s locale and no other fields', () => {
    expect(toInventoryItem('DE', entry(), unit(), undefined)).toEqual({
      sku: 'AC-38-DE',
      locale: 'de_DE',
      availability: { shipToLocationAvailability: { quantity: 7 } },
      condition: 'NEW',
      product: {
        title: 'Laufschuhe Damen 38 blau',
        description: '<p>Leicht</p>',
        aspects: { Marke: ['Acme'], Farbe: ['Blau'] },
        brand: 'Acme',
        ean: ['4006381333931'],
        imageUrls: ['https://pics.example/1.jpg'],
      },
    });
  });

  it('keeps what the seller set elsewhere, because the write replaces everything', () => {
    const packageWeightAndSize = { weight: { value: 1, unit: 'KILOGRAM' } };
    const pickupAtLocationAvailability = [{ merchantLocationKey: 'shop', quantity: 1 }];
    const merged = toInventoryItem('DE', entry(), unit(), {
      sku: 'AC-38-DE',
      locale: 'de_DE',
      packageWeightAndSize,
      availability: { pickupAtLocationAvailability, shipToLocationAvailability: { quantity: 1 } },
      product: { title: 'old', subtitle: 'kept', brand: 'old', mpn: 'old' },
    });
    expect(merged).toMatchObject({ packageWeightAndSize, availability: { pickupAtLocationAvailability } });
    expect(merged.product).toMatchObject({ title: 'Laufschuhe Damen 38 blau', subtitle: 'kept', brand: 'Acme' });
    expect(merged.product).not.toHaveProperty('mpn');
  });

  it.each([
    ['012345678905', 'upc'],
    ['9783161484100', 'isbn'],
    ['4006381333931', 'ean'],
  ])('puts the code %s into the field eBay expects: %s', (gtin, field) => {
    expect(toInventoryItem('DE', entry(), unit({ gtin }), undefined).product).toHaveProperty(field, [gtin]);
  });

  it('reads a variation whose specific is named like an object method', () => {
    const units = [unit({ sku: 'A', specifics: { Farbe: 'rot' } }), unit({ sku: 'B', specifics: { valueOf: 'blau' } })];
    const { variesBy } = toGroup(entry({ units, isGroup: true }), undefined);
    expect(variesBy?.specifications).toEqual([
      { name: 'Farbe', values: ['rot'] },
      { name: 'valueOf', values: ['blau'] },
    ]);
  });

  it('leaves a description that is too long for a product to the offer', () => {
    const long = entry({ description: 'x'.repeat(4_001) });
    expect(toInventoryItem('DE', long, unit(), undefined).product).not.toHaveProperty('description');
    expect(toNewOffer('DE', long, unit()).listingDescription).toHaveLength(4_001);
  });
});

describe('item specifics', () => {
  it('respect eBay’s lengths', () => {
    expect(
      toAspects({ ['N'.repeat(41)]: ['x'], Material: [`${'Baumwolle '.repeat(5)}und Leinen`], Leer: [' '] }),
    ).toEqual({
      Material: ['Baumwolle Baumwolle Baumwolle Baumwolle Baumwolle'],
    });
  });

  it('are omitted if there are none', () => {
    expect(toAspects({})).toBeUndefined();
  });
});

describe('an offer', () => {
  it('has the price as a decimal string, the policies and the location', () => {
    expect(toNewOffer('DE', entry(), unit())).toEqual({
      sku: 'AC-38-DE',
      marketplaceId: 'EBAY_DE',
      format: 'FIXED_PRICE',
      listingDuration: 'GTC',
      availableQuantity: 7,
      categoryId: '95672',
      listingDescription: '<p>Leicht</p>',
      merchantLocationKey: 'main',
      pricingSummary: { price: { value: '49.90', currency: 'EUR' } },
      listingPolicies: { fulfillmentPolicyId: 'f', paymentPolicyId: 'p', returnPolicyId: 'r' },
    });
  });

  it('is merged with eBay’s offer without its ids', () => {
    const existing = {
      ...toNewOffer('DE', entry(), unit()),
      offerId: '8',
      status: 'PUBLISHED',
      listing: { listingId: '2' },
      tax: { applyTax: true, vatPercentage: 19 },
      listingPolicies: { eBayPlusIfEligible: true, fulfillmentPolicyId: 'old' },
    };
    const content = toOfferContent(entry(), unit({ price: price(4790) }), existing);
    expect(content.tax).toEqual({ applyTax: true, vatPercentage: 19 });
    expect(content.listingPolicies).toEqual({
      eBayPlusIfEligible: true,
      fulfillmentPolicyId: 'f',
      paymentPolicyId: 'p',
      returnPolicyId: 'r',
    });
    expect(content.pricingSummary?.price?.value).toBe('47.90');
    for (const identity of ['offerId', 'sku', 'marketplaceId', 'format', 'status', 'listing']) {
      expect(content).not.toHaveProperty(identity);
    }
  });
});

describe('a write that would change nothing', () => {
  const wanted = toInventoryItem('DE', entry(), unit(), undefined);

  it('is recognized although eBay adds its own fields', () => {
    const existing = {
      ...wanted,
      groupIds: [],
      availability: { shipToLocationAvailability: { quantity: 7, allocationByFormat: { fixedPrice: 7 } } },
    };
    expect(isSameItem(wanted, existing)).toBe(true);
    const content = toOfferContent(entry(), unit(), undefined);
    expect(isSameOffer(content, { ...content, offerId: '8', status: 'PUBLISHED' })).toBe(true);
  });

  it.each([
    ['a title', { ...wanted, product: { ...wanted.product, title: 'other' } }],
    [
      'an item specific to be removed',
      { ...wanted, product: { ...wanted.product, aspects: { ...wanted.product?.aspects, Alt: ['x'] } } },
    ],
    ['a part number to be removed', { ...wanted, product: { ...wanted.product, mpn: 'old' } }],
    ['a quantity', { ...wanted, availability: { shipToLocationAvailability: { quantity: 6 } } }],
  ])('is not assumed if %s differs', (_name, existing) => {
    expect(isSameItem(wanted, existing)).toBe(false);
  });
});

describe('a group', () => {
  const sized = (sku: string, size: string, colour: string, images: string[] = []) =>
    unit({ sku, specifics: { Größe: size, Farbe: colour }, images });

  it('lists the varying specifics with their values, and the one that pictures depend on', () => {
    const group = toGroup(
      entry({
        isGroup: true,
        attributes: { Marke: ['Acme'], Farbe: ['Blau'] },
        units: [
          sized('A', '38', 'Blau', ['https://pics.example/b.jpg']),
          sized('B', '39', 'Blau', ['https://pics.example/b.jpg']),
          sized('C', '38', 'Rot', ['https://pics.example/r.jpg']),
        ],
      }),
      undefined,
    );
    expect(group).toMatchObject({
      aspects: { Marke: ['Acme'] },
      variantSKUs: ['A', 'B', 'C'],
      variesBy: {
        aspectsImageVariesBy: ['Farbe'],
        specifications: [
          { name: 'Größe', values: ['38', '39'] },
          { name: 'Farbe', values: ['Blau', 'Rot'] },
        ],
      },
    });
  });

  it('whose units have no pictures does not let pictures vary', () => {
    const group = toGroup(entry({ units: [sized('A', '38', 'Blau'), sized('B', '39', 'Rot')] }), undefined);
    expect(group.variesBy).not.toHaveProperty('aspectsImageVariesBy');
  });
});

describe('what eBay would certainly reject', () => {
  it('is a title of more than 80 user-perceived characters', () => {
    expect(refusalOf(entry({ title: '😀'.repeat(80) }), true)).toBeUndefined();
    expect(refusalOf(entry({ title: '😀'.repeat(81) }), true)).toMatchObject({ kind: 'rejected', field: 'title' });
    expect(refusalOf(entry({ title: ' ' }), true)?.field).toBe('title');
  });

  it('is a picture without https, if eBay itself is called', () => {
    const plain = entry({ images: ['http://127.0.0.1/1.png'] });
    expect(refusalOf(plain, true)?.field).toBe('images');
    expect(refusalOf(plain, false)).toBeUndefined();
  });

  it('is a SKU of more than 50 characters', () => {
    expect(refusalOf(entry({ units: [unit({ sku: 'x'.repeat(51) })] }), true)?.field).toBe('sku');
  });
});
