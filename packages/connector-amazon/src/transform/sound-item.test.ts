import { expect, it } from 'vitest';
import type { ListingsItem } from '../wire.ts';
import { toHomeListing } from './home-listing.ts';
import { soundItems } from './sound-item.ts';

const UK = 'A1F83G8C2ARO7P';
const at = { marketplace_id: UK };
const ITEM = {
  sku: 'JUG',
  summaries: [
    { marketplaceId: UK, asin: 'B071VG5N9D', productType: 'KITCHEN', itemName: 'Jug', conditionType: 'new_new' },
  ],
  attributes: {
    brand: [{ value: 'Ashdale', ...at }],
    item_weight: [{ value: 1, unit: 'kilograms', ...at }],
    purchasable_offer: [{ currency: 'GBP', our_price: [{ schedule: [{ value_with_tax: 9.5 }] }], ...at }],
  },
  issues: [{ code: '1', marketplaceIds: [UK] }],
  offers: [{ marketplaceId: UK, offerType: 'B2C', price: { amount: '9.50', currencyCode: 'GBP' } }],
  fulfillmentAvailability: [{ fulfillmentChannelCode: 'DEFAULT', quantity: 3 }],
  relationships: [{ relationships: [{ type: 'VARIATION', childSkus: [], variationTheme: { attributes: ['color'] } }] }],
};
const ODD = [null, '', 'abc', -1, 1e21, true, [], [null], ['x'], {}, { a: 1 }];

type Path = readonly string[];
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [[...path, key], ...pathsOf(one, [...path, key])])
    : [];
function withOdd(path: Path, odd: unknown): ListingsItem {
  const item = structuredClone(ITEM);
  const holder = path.slice(0, -1).reduce((one: object, key) => Reflect.get(one, key), item);
  Reflect.set(holder, path.at(-1) ?? '', odd);
  return item as ListingsItem;
}

it.each(pathsOf(ITEM).filter(([first, ...rest]) => first !== 'sku' || rest.length > 0))(
  'reads or refuses an item whose %s %s %s %s %s %s is odd, and never takes its stock for 0',
  (...path) => {
    for (const odd of ODD) {
      const [item = {}] = soundItems([
        withOdd(
          path.filter((key) => key !== undefined),
          odd,
        ),
      ]);
      const { listing, unreadable } = toHomeListing('UK', item, [], new Map());
      const isStock = path[0] === 'fulfillmentAvailability';
      if (listing === undefined) expect(unreadable).toMatchObject([{ externalId: 'JUG' }]);
      // An empty list says that the seller has no stock of his own, and an unknown channel that Amazon has it.
      else if (!isStock) expect(listing).toMatchObject({ sku: 'JUG', quantity: 3 });
      else if (!listing.isStockReadOnly && !(Array.isArray(odd) && odd.length === 0))
        expect(listing.quantity).not.toBe(0);
    }
  },
);

it.each([null, undefined, '', ['A'], {}])('does not take a SKU for gone whose item is called %j', (sku) => {
  expect(() => soundItems([{ ...ITEM, sku } as unknown as ListingsItem])).toThrow('does not say');
});
