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
  expect(toHomeListing('UK', item, [], new Map())?.attributes).toEqual({
    bullet_point: ['Made of glass', 'Dishwasher safe'],
    capacity: ['1.5 liters'],
    number_of_items: ['2'],
    'item_dimensions.length': ['30.5 centimeters'],
    'item_dimensions.width': ['20 centimeters'],
    batteries_required: ['false'],
    color: ['Clear'],
  });
});
