import type { GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { money } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf, plain, words } from '../../test/definitions.ts';
import type { ListingsItem } from '../wire.ts';
import { isShown, refusalOf, toOffers, toPatches, toWritings } from './attributes.ts';
import { CONDITION_BY_TYPE, TYPE_BY_CONDITION } from './conditions.data.ts';
import { fromNumber, toNumber } from './values.ts';

const DE = 'A1PA6795UKMFR9';
const UK = 'A1F83G8C2ARO7P';
const price = (minor: number) => money(minor, 'EUR') as GatedPrice;
const { shapes, mayRequire } = definitionOf({ color: words(), size: words(), part_number: plain({ type: 'string' }) });

const entry = (changes: Partial<PublishEntry> = {}): PublishEntry => ({
  key: 'A',
  isGroup: false,
  title: 'Figur',
  description: '<p>Holz</p>',
  categoryId: 'TOYS_AND_GAMES',
  brand: null,
  mpn: null,
  condition: 'USED_EXCELLENT',
  images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
  attributes: { color: ['Rot'], unheard_of: ['x'] },
  units: [{ sku: 'A', price: price(1_990), quantity: 3, gtin: '4006381333931', specifics: {}, images: [] }],
  settings: {},
  mayHaveBeenSent: false,
  knownOffers: {},
  ...changes,
});

describe('a submission', () => {
  it('states its site in every value except the stock, which belongs to all sites', () => {
    const [writing] = toWritings(entry(), { site: 'DE', shapes, mayRequire }, new Map());
    const { fulfillment_availability: stock, ...others } = writing?.body.attributes ?? {};
    expect(stock).toEqual([{ fulfillment_channel_code: 'DEFAULT', quantity: 3 }]);
    for (const values of Object.values(others)) for (const value of values) expect(value.marketplace_id).toBe(DE);
    expect(others).toMatchObject({
      condition_type: [{ value: 'used_very_good' }],
      brand: [{ value: 'Generic' }],
      main_product_image_locator: [{ media_location: 'https://pictures.example/1.jpg' }],
      other_product_image_locator_1: [{ media_location: 'https://pictures.example/2.jpg' }],
      externally_assigned_product_identifier: [{ type: 'ean', value: '4006381333931' }],
      purchasable_offer: [{ currency: 'EUR', our_price: [{ schedule: [{ value_with_tax: 19.9 }] }] }],
    });
  });

  it.each([
    ['4006381333931', 'ean'],
    ['40170725', 'ean'],
    ['036000291452', 'upc'],
    ['10012345678902', 'gtin'],
  ])('states the type of code %s', (gtin, type) => {
    const [unit] = entry().units;
    if (!unit) throw new Error('no unit');
    const [writing] = toWritings(entry({ units: [{ ...unit, gtin }] }), { site: 'DE', shapes, mayRequire }, new Map());
    expect(writing?.body.attributes.externally_assigned_product_identifier).toMatchObject([{ type, value: gtin }]);
  });

  it('states manufacturer and responsible person by their electronic address, if the product type has them', () => {
    const contact = {
      ...{ companyName: 'Kessel', addressLine1: 'Hafenweg 3', addressLine2: '', city: 'Bremen', stateOrProvince: '' },
      ...{ postalCode: '28195', country: 'DE', email: 'safety@kessel.example', phone: '', contactUrl: '' },
    };
    const person = { ...contact, email: '', contactUrl: 'https://answers.example/eu' };
    const safety = {
      manufacturer: contact,
      responsiblePerson: person,
      isExempt: false,
      hazards: null,
      warnings: null,
      documents: null,
    };
    const { shapes: known } = definitionOf({
      gpsr_manufacturer_reference: plain({ type: 'string' }),
      dsa_responsible_party_address: plain({ type: 'string' }),
    });
    const attributesOf = (changes: Partial<PublishEntry>, of: typeof shapes) =>
      toWritings(entry(changes), { site: 'DE', shapes: of, mayRequire }, new Map())[0]?.body.attributes ?? {};
    expect(attributesOf({ safety }, known)).toMatchObject({
      gpsr_manufacturer_reference: [{ gpsr_manufacturer_email_address: 'safety@kessel.example', marketplace_id: DE }],
      dsa_responsible_party_address: [{ value: 'https://answers.example/eu', marketplace_id: DE }],
    });
    const names = [...Object.keys(attributesOf({ safety }, shapes)), ...Object.keys(attributesOf({}, known))];
    expect(names.filter((name) => /^(gpsr|dsa)_/.test(name))).toEqual([]);
  });

  describe('for a type that requires a list price', () => {
    const amount = { type: 'number', multipleOf: 0.01 };
    const currency = { type: 'string', enum: ['EUR'] };
    const listPriceIn = (attribute: object, required: readonly string[], changes: Partial<PublishEntry> = {}) => {
      const type = definitionOf({ list_price: attribute }, required);
      return toWritings(entry(changes), { site: 'DE', ...type }, new Map()).map(
        ({ body }) => body.attributes.list_price,
      );
    };
    const european = {
      ...plain(amount, { currency }),
      items: {
        type: 'object',
        required: ['currency', 'value_with_tax'],
        properties: { value_with_tax: amount, currency, marketplace_id: { type: 'string' } },
      },
    };

    it('states the seller’s price, in the definition’s field', () => {
      const at = { currency: 'EUR', marketplace_id: DE };
      expect(listPriceIn(plain(amount, { currency }), ['list_price'])).toEqual([[{ value: 19.9, ...at }]]);
      expect(listPriceIn(european, ['list_price'])).toEqual([[{ value_with_tax: 19.9, ...at }]]);
    });

    it('states the seller’s own list price if there is one, and none if the type requires none', () => {
      const attributes = { list_price: ['24,90'] };
      expect(listPriceIn(plain(amount, { currency }), ['list_price'], { attributes })).toMatchObject([
        [{ value: 24.9 }],
      ]);
      expect(listPriceIn(european, [])).toEqual([undefined]);
    });
  });

  it('of a family with a unit that Amazon knows is an offer for that one, and describes the others', () => {
    const unit = (sku: string, size: string) => ({
      ...{ sku, price: price(100), quantity: 1, gtin: null },
      ...{ specifics: { size }, images: [] },
    });
    const place = { site: 'DE' as const, shapes, mayRequire };
    const units = [unit('P-S', 'S'), unit('P-M', 'M'), unit('P-L', 'L')];
    const family = entry({ key: 'P', isGroup: true, units, knownOffers: { 'P-M': 'B071VG5N9D' } });
    const writings = toWritings(family, place, new Map());
    expect(writings.map(({ sku, body }) => [sku, body.requirements])).toEqual([
      ['P', 'LISTING'],
      ['P-S', 'LISTING'],
      ['P-M', 'LISTING_OFFER_ONLY'],
      ['P-L', 'LISTING'],
    ]);
    // A single remaining variation has no parent, and still states its specifics.
    const pair = { ...family, units: units.slice(0, 2) };
    const [single, offer] = toWritings(pair, place, new Map());
    expect(single).toMatchObject({
      sku: 'P-S',
      body: { requirements: 'LISTING', attributes: { size: [{ value: 'S' }] } },
    });
    expect(Object.keys(single?.body.attributes ?? {})).not.toContain('parentage_level');
    expect(offer).toMatchObject({ sku: 'P-M', body: { requirements: 'LISTING_OFFER_ONLY' } });
  });

  it('omits attributes that the product type does not have', () => {
    const [writing] = toWritings(entry(), { site: 'DE', shapes, mayRequire }, new Map());
    expect(Object.keys(writing?.body.attributes ?? {})).toContain('color');
    expect(Object.keys(writing?.body.attributes ?? {})).not.toContain('unheard_of');
  });

  it('of a family starts with its parent, which has neither price nor stock', () => {
    const unit = (sku: string, size: string) => ({
      sku,
      price: price(100),
      quantity: 1,
      gtin: null,
      specifics: { size },
      images: [],
    });
    const family = entry({ key: 'P', isGroup: true, units: [unit('P-S', 'S'), unit('P-M', 'M')] });
    const writings = toWritings(family, { site: 'DE', shapes, mayRequire }, new Map());
    expect(writings.map(({ sku }) => sku)).toEqual(['P', 'P-S', 'P-M']);
    expect(Object.keys(writings[0]?.body.attributes ?? {})).not.toContain('purchasable_offer');
    expect(writings[1]?.body.attributes).toMatchObject({
      size: [{ value: 'S' }],
      variation_theme: [{ name: 'SIZE' }],
      child_parent_sku_relationship: [{ parent_sku: 'P', child_relationship_type: 'variation' }],
    });
  });
});

describe('an offer', () => {
  const elsewhere: ListingsItem = {
    sku: 'A',
    summaries: [{ marketplaceId: UK, asin: 'B071VG5N9D' }],
    attributes: { item_name: [{ value: 'Figure', marketplace_id: UK }] },
    fulfillmentAvailability: [{ fulfillmentChannelCode: 'AMAZON_EU' }],
  };
  const here = (attributes: ListingsItem['attributes']): ListingsItem => ({
    sku: 'A',
    summaries: [{ marketplaceId: DE, asin: 'B071VG5N9D' }],
    ...(attributes ? { attributes } : {}),
  });
  const offersFor = (existing: ListingsItem | undefined, changes: Partial<PublishEntry> = {}) =>
    toOffers(entry(changes), 'DE', new Map(existing ? [['A', existing]] : []));

  it('for the SKU’s product on another site states only its terms, and leaves FBA stock to Amazon', () => {
    expect(offersFor(elsewhere)).toEqual([
      {
        sku: 'A',
        body: {
          productType: 'TOYS_AND_GAMES',
          requirements: 'LISTING_OFFER_ONLY',
          attributes: {
            condition_type: [{ value: 'used_very_good', marketplace_id: DE }],
            purchasable_offer: [
              {
                marketplace_id: DE,
                currency: 'EUR',
                audience: 'ALL',
                our_price: [{ schedule: [{ value_with_tax: 19.9 }] }],
              },
            ],
            fulfillment_availability: [{ fulfillment_channel_code: 'AMAZON_EU' }],
            merchant_suggested_asin: [{ value: 'B071VG5N9D', marketplace_id: DE }],
          },
        },
      },
    ]);
  });

  it('stays an offer when it is sent again, and returns after its end', () => {
    const suggested = [{ value: 'B071VG5N9D', marketplace_id: DE }];
    for (const offers of [
      offersFor(here({ merchant_suggested_asin: suggested })),
      offersFor(here(undefined)),
      offersFor(undefined, { knownOffers: { A: 'B071VG5N9D' } }),
    ]) {
      expect(offers?.[0]?.body).toMatchObject({
        requirements: 'LISTING_OFFER_ONLY',
        attributes: { merchant_suggested_asin: suggested },
      });
    }
  });

  it('is not made from a listing that describes its own product, nor of an unknown product', () => {
    expect(offersFor(here({ item_name: [{ value: 'Figur', marketplace_id: DE }] }))).toBeUndefined();
    expect(offersFor(undefined)).toBeUndefined();
    expect(offersFor(undefined, { knownOffers: { A: '12' } })).toBeUndefined();
  });

  it('of a family is one for each of its products, without a parent, if all of them are known', () => {
    const unit = (sku: string) => ({
      sku,
      price: price(100),
      quantity: 1,
      gtin: null,
      specifics: { size: sku },
      images: [],
    });
    const family = entry({ key: 'P', isGroup: true, units: [unit('S'), unit('M')] });
    const asins = { S: 'B071VG5N9D', M: 'B071VG5N9E' };
    const offers = toOffers({ ...family, knownOffers: asins }, 'DE', new Map());
    expect(offers?.map(({ sku }) => sku)).toEqual(['S', 'M']);
    expect(toOffers({ ...family, knownOffers: { S: 'B071VG5N9D' } }, 'DE', new Map())).toBeUndefined();
  });
});

describe('a rejection before any call', () => {
  it.each([
    ['title', entry({ title: 'ü'.repeat(201) })],
    ['title', entry({ title: ' ' })],
    ['sku', entry({ key: 'x'.repeat(41) })],
    ['sku', entry({ key: '..' })],
    ['units', entry({ units: [] })],
    ['condition', entry({ condition: 'FOR_PARTS_OR_NOT_WORKING' })],
  ])('reports the %s', (field, bad) => {
    expect(refusalOf(bad)).toMatchObject({ kind: 'rejected', field });
  });
  it('is undefined for a valid entry', () => {
    expect(refusalOf(entry({ title: '🧸'.repeat(200) }))).toBeUndefined();
  });
});

describe('patches', () => {
  const existing: ListingsItem = {
    sku: 'A',
    attributes: {
      purchasable_offer: [
        { marketplace_id: DE, currency: 'EUR', our_price: [{ schedule: [{ value_with_tax: 10 }] }] },
        { marketplace_id: DE, currency: 'EUR', audience: 'B2B', our_price: [{ schedule: [{ value_with_tax: 9 }] }] },
        { marketplace_id: UK, currency: 'GBP', our_price: [{ schedule: [{ value_with_tax: 8 }] }] },
      ],
      fulfillment_availability: [{ fulfillment_channel_code: 'DEFAULT', quantity: 4 }],
    },
  };

  it('change one site’s price and keep its business price', () => {
    const [patch, ...others] = toPatches('DE', { price: price(1_100), quantity: 4 }, existing);
    expect(others).toEqual([]);
    expect(patch?.value).toMatchObject([
      { audience: 'ALL', our_price: [{ schedule: [{ value_with_tax: 11 }] }] },
      { audience: 'B2B' },
    ]);
    expect(patch?.value.every((value) => value.marketplace_id === DE)).toBe(true);
  });

  it('are empty if everything is already as desired', () => {
    const shown = {
      ...existing,
      attributes: {
        ...existing.attributes,
        purchasable_offer: toPatches('DE', { price: price(1_100) }, existing)[0]?.value ?? [],
      },
    };
    expect(toPatches('DE', { price: price(1_100), quantity: 4 }, shown)).toEqual([]);
  });

  it('recognize a value although Amazon has added to it', () => {
    expect(isShown([{ value: 'a' }], [{ value: 'b' }, { value: 'a', language_tag: 'de_DE' }])).toBe(true);
    expect(isShown([{ value: 'a' }], undefined)).toBe(false);
  });
});

it('converts every amount to Amazon’s number and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (minor) => {
      const wire: unknown = JSON.parse(JSON.stringify(toNumber(money(minor, 'EUR'))));
      expect(fromNumber(wire, 'EUR')).toEqual({ minor, currency: 'EUR' });
    }),
  );
});

it.each(Object.entries(CONDITION_BY_TYPE))('%s maps to a condition that can be sent again: %s', (type, condition) => {
  const sent = TYPE_BY_CONDITION[condition] ?? '';
  expect(CONDITION_BY_TYPE[sent]).toBe(condition);
  expect(sent.split('_')[0]).toBe(type.split('_')[0]);
});
