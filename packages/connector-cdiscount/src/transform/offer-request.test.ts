import type { GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { money } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../wire.ts';
import { refusalOf, showsOffer, taxRefusal, toUpdate, toUpsert } from './offer-request.ts';
import { readSettings, toSettings } from './terms.ts';

const price = (minor: number) => money(minor, 'EUR') as GatedPrice;
const terms = readSettings(toSettings({ deliveryModes: [{ code: 'TRK', cost: 4.9 }], preparationTime: 2 }));
const unit = { sku: 'A', price: price(1_990), quantity: 3, gtin: '4006381333931', specifics: {}, images: [] };
const entry = (changes: Partial<PublishEntry> = {}): PublishEntry => ({
  key: 'A',
  isGroup: false,
  title: 'Bottes',
  description: '',
  categoryId: '040201',
  brand: null,
  mpn: null,
  condition: 'USED_EXCELLENT',
  images: [],
  attributes: {},
  units: [unit],
  settings: {},
  mayHaveBeenSent: false,
  knownOffers: {},
  ...changes,
});
const existing: Offer = {
  sellerExternalReference: 'A',
  condition: 'VeryGoodState',
  product: { gtin: '4006381333931' },
  integrationPrice: {
    price: 19.9,
    taxes: [
      { code: 'VAT', value: 5.5 },
      { code: 'Ecotax', value: 0.12 },
    ],
  },
  quantity: 3,
  preparationTime: 5,
  deliveryModes: [{ code: 'REL', cost: 3 }],
};

describe('delivery fees that the seller left open', () => {
  const asked = { handlingDays: 4, delivery: [{ code: 'TRK' }, { code: 'REL' }, { code: 'EXP' }] };
  const costsOf = (offer: Offer | undefined) =>
    toUpsert(entry({ terms: asked }), unit, terms, offer).deliveryModes?.map(({ code, cost }) => [code, cost]);

  it('equal those of the account’s other offers, and the offer’s own fees are kept', () => {
    expect(costsOf(undefined)).toEqual([
      ['TRK', 4.9],
      ['REL', 0],
      ['EXP', 0],
    ]);
    expect(costsOf({ ...existing, deliveryModes: [{ code: 'TRK', cost: 6 }] })).toContainEqual(['TRK', 6]);
    expect(costsOf(existing)).toContainEqual(['REL', 3]);
  });
});

describe('a new offer', () => {
  it('states the confirmed VAT rate with its decimals, and the eco tax even if it is zero', () => {
    expect(toUpsert(entry({ taxes: { vatRate: 550, ecoTax: 0 } }), unit, terms, undefined)).toEqual({
      sellerExternalReference: 'A',
      product: { gtin: '4006381333931' },
      condition: 'UsedVeryGood',
      price: {
        price: 19.9,
        taxes: [
          { code: 'VAT', value: 5.5 },
          { code: 'Ecotax', value: 0 },
        ],
      },
      deliveryModes: [{ code: 'TRK', cost: 4.9 }],
      preparationTime: 2,
      quantity: 3,
    });
  });
});

describe('the taxes of an offer', () => {
  const taxes = { vatRate: 210, ecoTax: 7 };

  it('are never made up: a new offer without confirmed ones is rejected', () => {
    expect(taxRefusal(entry(), undefined)).toMatchObject({ kind: 'rejected', field: 'taxes' });
    expect(taxRefusal(entry(), { ...existing, integrationPrice: { price: 19.9 } })).toMatchObject({ field: 'taxes' });
    expect(taxRefusal(entry(), existing)).toBeUndefined();
    expect(taxRefusal(entry({ taxes }), undefined)).toBeUndefined();
  });

  it('replace its existing ones, except those that Quayside does not set', () => {
    const own = { ...existing, integrationPrice: { price: 19.9, taxes: [{ code: 'Deatax', value: 1 }] } };
    const line = toUpsert(entry({ taxes }), unit, terms, own);
    expect(line.price?.taxes).toEqual([
      { code: 'VAT', value: 2.1 },
      { code: 'Ecotax', value: 0.07 },
      { code: 'Deatax', value: 1 },
    ]);
    expect(showsOffer(own, line)).toBe(false);
    expect(showsOffer({ ...own, condition: line.condition, integrationPrice: line.price }, line)).toBe(true);
  });
});

describe('an existing offer', () => {
  it('keeps its taxes, delivery, handling time and condition name when it is rewritten', () => {
    const line = toUpsert(entry(), { ...unit, quantity: 4 }, terms, existing);
    expect(line).toMatchObject({
      condition: 'VeryGoodState',
      price: { price: 19.9, taxes: existing.integrationPrice?.taxes },
      deliveryModes: existing.deliveryModes,
      preparationTime: 5,
    });
    expect(showsOffer(existing, line)).toBe(false);
    expect(showsOffer(existing, { ...line, quantity: 3 })).toBe(true);
  });

  it('gets the seller’s terms when rewritten or changed, and stays unchanged if it has them', () => {
    const asked = {
      handlingDays: 3,
      delivery: [{ code: 'TRK', cost: money(590, 'EUR'), additionalCost: money(100, 'EUR') }],
    };
    const wire = { deliveryModes: [{ code: 'TRK', cost: 5.9, additionalCost: 1 }], preparationTime: 3 };
    const line = toUpsert(entry({ terms: asked }), unit, terms, existing);
    expect(line).toMatchObject({ ...wire, price: { taxes: existing.integrationPrice?.taxes } });
    expect(showsOffer(existing, line)).toBe(false);
    expect(showsOffer({ ...existing, ...wire }, line)).toBe(true);
    const named = { sellerExternalReference: 'A', product: { gtin: '4006381333931' }, condition: 'VeryGoodState' };
    expect(toUpdate('A', { terms: asked }, existing)).toEqual({ ...named, ...wire });
    expect(toUpdate('A', { terms: asked }, { ...existing, ...wire })).toBeUndefined();
  });

  it('states the terms of its item in preference to those of the account, and returns to the account’s when it loses them', () => {
    const fee = (code: string, minor: number) => ({
      code,
      cost: money(minor, 'EUR'),
      additionalCost: money(50, 'EUR'),
    });
    const account = { handlingDays: 3, delivery: [fee('TRK', 590)] };
    const own = { handlingDays: 7, delivery: [fee('STD', 250), fee('EXP', 1_200)] };
    const stated = entry({ terms: account, shipping: { by: 'terms', terms: own } });
    expect(toUpsert(stated, unit, terms, existing)).toMatchObject({
      deliveryModes: [
        { code: 'STD', cost: 2.5, additionalCost: 0.5 },
        { code: 'EXP', cost: 12, additionalCost: 0.5 },
      ],
      preparationTime: 7,
    });
    const left = { by: 'account', left: null } as const;
    expect(toUpsert(entry({ terms: account, shipping: left }), unit, terms, existing)).toMatchObject({
      deliveryModes: [{ code: 'TRK', cost: 5.9 }],
      preparationTime: 3,
    });
    expect(toUpsert(entry({ shipping: left }), unit, terms, existing)).toMatchObject({
      deliveryModes: [{ code: 'TRK', cost: 4.9 }],
      preparationTime: 2,
    });
  });

  it('is changed only where it differs', () => {
    const named = { sellerExternalReference: 'A', product: { gtin: '4006381333931' }, condition: 'VeryGoodState' };
    expect(toUpdate('A', { quantity: 0 }, existing)).toEqual({ ...named, quantity: 0 });
    expect(toUpdate('A', { price: price(1_500), quantity: 3 }, existing)).toEqual({
      ...named,
      price: { price: 15, taxes: existing.integrationPrice?.taxes },
    });
    expect(toUpdate('A', { price: price(1_990), quantity: 3 }, existing)).toBeUndefined();
  });

  it('is sent without the fields that only responses have', () => {
    const current = {
      ...existing,
      integrationPrice: { price: 19.9, taxes: [{ code: 'VAT', value: 20, label: 'TVA' }] },
      deliveryModes: [{ code: 'REL', cost: 3, additionalCost: 1, name: 'Point relais' }],
    };
    expect(toUpsert(entry(), { ...unit, quantity: 4 }, terms, current)).toMatchObject({
      price: { taxes: [{ code: 'VAT', value: 20 }] },
      deliveryModes: [{ code: 'REL', cost: 3, additionalCost: 1 }],
    });
    expect(JSON.stringify(toUpsert(entry(), unit, terms, current))).not.toMatch(/TVA|Point relais/);
  });

  it('gets no taxes if its response states none', () => {
    expect(toUpdate('A', { price: price(1_500) }, { integrationPrice: { price: 19.9 } })).toEqual({
      sellerExternalReference: 'A',
      price: { price: 15 },
    });
  });
});

describe('a rejection before any call', () => {
  it.each([
    ['title', entry({ title: 'ü'.repeat(133) })],
    ['title', entry({ title: ' ' })],
    ['sku', entry({ units: [{ ...unit, sku: 'x'.repeat(51) }] })],
    ['units', entry({ units: [] })],
    ['gtin', entry({ units: [{ ...unit, gtin: null }] })],
    ['gtin', entry({ units: [{ ...unit, gtin: '4006381333930' }] })],
    ['price', entry({ units: [{ ...unit, price: price(0) }] })],
    ['condition', entry({ condition: 'FOR_PARTS_OR_NOT_WORKING' })],
  ])('reports the %s', (field, bad) => {
    expect(refusalOf(bad, terms)).toMatchObject({ kind: 'rejected', field });
  });

  it('reports the missing delivery if the account has none, and ignores settings of another kind', () => {
    const none = { kind: 'rejected', field: 'deliveryModes' };
    expect(refusalOf(entry(), readSettings({}))).toMatchObject(none);
    expect(refusalOf(entry(), readSettings({ deliveryModes: 'not json' }))).toMatchObject(none);
  });

  it('is undefined for a valid entry', () => {
    expect(refusalOf(entry({ title: '🥾'.repeat(132) }), terms)).toBeUndefined();
  });
});
