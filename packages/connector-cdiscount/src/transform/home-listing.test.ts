import { describe, expect, it } from 'vitest';
import type { ShopOffer } from '../shop.ts';
import { commonTitle, toHomeListing, toListings, toSummary } from './home-listing.ts';

const offer = (reference: string, group: string | undefined, euros: number | undefined, quantity = 1): ShopOffer => ({
  reference,
  gtin: `gtin-${reference}`,
  group,
  offer: {
    sellerExternalReference: reference,
    condition: 'New',
    product: { gtin: `gtin-${reference}`, title: `Bottes - ${reference}` },
    ...(euros === undefined ? {} : { integrationPrice: { price: euros } }),
    quantity,
  },
});

describe('the offers of a shop', () => {
  it('become listings: one per single offer, one per group of variants', () => {
    const listings = toListings([
      offer('A', 'G', 20, 2),
      offer('B', undefined, 5),
      offer('C', 'G', 10, 3),
      offer('D', undefined, undefined),
    ]);
    expect(listings.map(({ externalId, isGroup }) => [externalId, isGroup])).toEqual([
      ['G', true],
      ['B', false],
      ['D', false],
    ]);
    expect(listings.flatMap(({ unreadable }) => unreadable)).toEqual([
      { externalId: 'D', sku: 'D', problem: 'price', value: '', quantity: 1 },
    ]);
    expect(listings.flatMap((listed) => toSummary(listed) ?? [])).toMatchObject([
      { externalId: 'G', title: 'Bottes', price: { minor: 1_000 }, quantity: 5 },
      { externalId: 'B', title: 'Bottes - B', price: { minor: 500 }, quantity: 1 },
    ]);
  });

  it('that was never started has changed nothing, and its lines go with the next one', () => {
    const [listed] = toListings([offer('S', 'G', 10), offer('M', 'G', 10)]);
    if (!listed) throw new Error('no listing');
    const attributes = (size: string) => [
      { propertyReference: '9861', values: [size] },
      { propertyReference: '9855', values: ['Cuir'] },
    ];
    const products = new Map(
      ['S', 'M'].map((size) => [
        `gtin-${size}`,
        { title: `Bottes - ${size}`, category: { reference: '040201' }, attributes: attributes(size) },
      ]),
    );
    const category = {
      reference: '040201',
      path: ['Mode', 'Bottes'],
      isBrandMandatory: false,
      properties: [{ reference: '9861', label: 'Taille' }],
    };
    expect(toHomeListing(listed, products, new Map([['040201', category]]))).toMatchObject({
      title: 'Bottes',
      categoryPath: ['Mode', 'Bottes'],
      attributes: { 9855: ['Cuir'] },
      variants: [{ specifics: { Taille: 'S' } }, { specifics: { Taille: 'M' } }],
    });
  });

  it('are distinguished by their references if no property differs', () => {
    const [listed] = toListings([offer('S', 'G', 10), offer('M', 'G', 10)]);
    const listing = listed && toHomeListing(listed, new Map(), new Map());
    expect(listing?.variants.map(({ specifics }) => specifics)).toEqual([{ Variante: 'S' }, { Variante: 'M' }]);
  });
});

it.each([
  [['Pull marin - S', 'Pull marin - M'], 'Pull marin'],
  [['Pull marin', 'Pull marin rayé'], 'Pull marin'],
  [['Pull', 'Gilet'], 'Pull'],
  [['Pull'], 'Pull'],
  [[], ''],
])('the titles %j share: %s', (titles, common) => {
  expect(commonTitle(titles)).toBe(common);
});
