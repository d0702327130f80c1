import { expect, it } from 'vitest';
import type { ListingsItem } from '../wire.ts';
import { toHomeListing } from './home-listing.ts';

const UK = 'A1F83G8C2ARO7P';
const at = { marketplace_id: UK };
const words = (...values: readonly string[]) => values.map((value) => ({ value, language_tag: 'en_GB', ...at }));

it('keeps bullet points, units, dimensions and booleans, so that a listing elsewhere can state them again', () => {
  const item: ListingsItem = {
    sku: 'A',
    summaries: [{ marketplaceId: UK, asin: 'B071VG5N9D', productType: 'KITCHEN', itemName: 'Jug' }],
    offers: [{ marketplaceId: UK, offerType: 'B2C', price: { amount: '9.50', currencyCode: 'GBP' } }],
    fulfillmentAvailability: [{ fulfillmentChannelCode: 'DEFAULT', quantity: 3 }],
    attributes: {
      bullet_point: words('Made of glass', 'Dishwasher safe'),
      capacity: [{ value: 1.5, unit: 'liters', ...at }],
      number_of_items: [{ value: 2, ...at }],
      item_dimensions: [
        { length: { value: 30.5, unit: 'centimeters' }, width: { value: 20, unit: 'centimeters' }, ...at },
      ],
      batteries_required: [{ value: false, ...at }],
      color: [...words('Clear'), { value: 'Transparent', language_tag: 'de_DE', marketplace_id: 'A1PA6795UKMFR9' }],
    },
  };
  expect(toHomeListing('UK', item, [], new Map()).listing?.attributes).toEqual({
    bullet_point: ['Made of glass', 'Dishwasher safe'],
    capacity: ['1.5 liters'],
    number_of_items: ['2'],
    'item_dimensions.length': ['30.5 centimeters'],
    'item_dimensions.width': ['20 centimeters'],
    batteries_required: ['false'],
    color: ['Clear'],
  });
});

const unit = (sku: string, amount: string, currencyCode: string, quantity: unknown): ListingsItem => ({
  sku,
  summaries: [{ marketplaceId: UK, asin: 'B071VG5N9D', productType: 'KITCHEN', itemName: sku }],
  attributes: {},
  offers: [{ marketplaceId: UK, offerType: 'B2C', price: { amount, currencyCode } }],
  fulfillmentAvailability: [{ fulfillmentChannelCode: 'DEFAULT', quantity: quantity as number }],
});

it.each([
  [unit('A', '39,90', 'GBP', 4), { problem: 'price', value: '39,90 GBP', quantity: 4 }],
  [unit('A', '39.90', 'PLN', 4), { problem: 'currency', value: '39.90 PLN', quantity: 4 }],
  [unit('A', '39.90', 'EUR', 4), { problem: 'currency', value: '39.90 EUR', quantity: 4 }],
  [unit('A', '39.90', 'GBP', -4), { problem: 'quantity' }],
  [unit('A', '39.90', 'GBP', 'many'), { problem: 'quantity' }],
])('names what cannot be read in a listing, and keeps a readable quantity', (item, expected) => {
  const { listing, unreadable } = toHomeListing('UK', item, [], new Map());
  expect(listing).toBeUndefined();
  expect(unreadable).toMatchObject([{ externalId: 'A', sku: 'A', ...expected }]);
});

it('keeps the readable variations of a family, and names those that cannot be read or are not returned', () => {
  const parent: ListingsItem = {
    sku: 'P',
    summaries: [{ marketplaceId: UK, asin: 'B071VG5N9D', productType: 'KITCHEN', itemName: 'Jug' }],
    attributes: {},
  };
  const children = [unit('S', '9.50', 'GBP', 2), unit('M', '9,50', 'GBP', 1), { sku: 'L' }];
  const { listing, unreadable } = toHomeListing('UK', parent, children, new Map());
  expect(listing?.variants.map(({ sku }) => sku)).toEqual(['S']);
  expect(unreadable).toMatchObject([
    { externalId: 'P', sku: 'M', problem: 'price', quantity: 1 },
    { externalId: 'P', sku: 'L', problem: 'variation' },
  ]);
});
