import { expect, it } from 'vitest';
import type { Offer, Product } from '../wire.ts';
import { toHomeListing, toListings } from './home-listing.ts';
import { soundOffers, soundProducts } from './sound-shop.ts';

const OFFER = {
  sellerExternalReference: 'A',
  condition: 'New',
  product: { gtin: '123', title: 'Bottes' },
  integrationPrice: { price: 9.9, taxes: [{ code: 'VAT' }] },
  quantity: 3,
  deliveryModes: [{ code: 'TRK' }],
};
const PRODUCT = {
  gtin: '123',
  title: 'Bottes',
  brand: { name: 'Rive' },
  category: { reference: 'c' },
  pictures: [{ index: 1, url: 'u' }],
  sellerPictureUrls: [{ index: 1, url: 'u' }],
  attributes: [{ propertyReference: 'p', label: 'Couleur', values: ['bleu'] }],
};
const ODD = [null, '', 'abc', -1, 1e21, true, [], [null], ['x'], {}, { a: 1 }];

type Path = readonly string[];
const pathsOf = (value: object, path: Path = []): Path[] =>
  Object.entries(value).flatMap(([key, one]: [string, unknown]) => [
    [...path, key],
    ...(typeof one === 'object' && one !== null ? pathsOf(one, [...path, key]) : []),
  ]);
function withOdd<T extends object>(given: T, path: Path, odd: unknown): T {
  const copy = structuredClone(given);
  const holder = path.slice(0, -1).reduce((one: object, key) => Reflect.get(one, key), copy);
  Reflect.set(holder, path.at(-1) ?? '', odd);
  return copy;
}
function read(offer: object, product: object, group: string | undefined) {
  const [sound = {}] = soundOffers([offer as Offer]);
  const [listed] = toListings([{ reference: 'A', gtin: '123', group, offer: sound }]);
  const products = new Map(soundProducts([product as Product]).map((one) => ['123', one]));
  return { listing: listed && toHomeListing(listed, products, new Map()), unreadable: listed?.unreadable };
}

it.each([undefined, 'G'])(
  'reads or names an offer of group %s with any odd member, and never takes its stock for 0',
  (group) => {
    for (const odd of ODD) {
      for (const path of pathsOf(OFFER)) {
        const { listing, unreadable } = read(withOdd(OFFER, path, odd), PRODUCT, group);
        if (listing === undefined) expect(unreadable).toMatchObject([{ sku: 'A' }]);
        else expect(listing).toMatchObject({ quantity: 3, price: { currency: 'EUR' } });
      }
      for (const path of pathsOf(PRODUCT)) {
        expect(read(OFFER, withOdd(PRODUCT, path, odd), group).listing).toMatchObject({ quantity: 3 });
      }
    }
  },
);
