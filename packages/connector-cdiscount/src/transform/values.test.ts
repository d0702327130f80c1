import { money } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_BY_CONDITION } from './conditions.data.ts';
import { conditionOf, fromNumber, priceOf, toGtin13, toNumber } from './values.ts';

describe('a GTIN', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['036000291452', '0036000291452'],
    ['96385074', '0000096385074'],
    ['04006381333931', '4006381333931'],
    ['4 006381-333931', '4006381333931'],
  ])('%s has thirteen digits: %s', (given, wanted) => {
    expect(toGtin13(given)).toBe(wanted);
  });

  it.each([null, '', '4006381333932', '123', 'abcdefghijklm', '14006381333938'])('is undefined: %s', (given) => {
    expect(toGtin13(given)).toBeUndefined();
  });
});

describe('a price', () => {
  it('converts to Octopia’s number and back without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (minor) => {
        const wire: unknown = JSON.parse(JSON.stringify(toNumber(money(minor, 'EUR'))));
        expect(fromNumber(wire)).toEqual({ minor, currency: 'EUR' });
      }),
    );
  });

  it('is the price that the seller sent, not the one that the marketplace shows', () => {
    const offer = { integrationPrice: { price: 19.9 }, facialPrice: { price: 17.9 } };
    expect(priceOf(offer)).toEqual({ minor: 1_990, currency: 'EUR' });
    expect(priceOf({ facialPrice: { price: 17.9 } })).toEqual({ minor: 1_790, currency: 'EUR' });
    expect(priceOf({})).toBeUndefined();
  });
});

it('recognizes conditions that it has written, and Octopia’s older names', () => {
  for (const condition of ['NEW', 'LIKE_NEW', 'USED_VERY_GOOD', 'USED_GOOD', 'USED_ACCEPTABLE', 'SELLER_REFURBISHED']) {
    expect(conditionOf(NAME_BY_CONDITION[condition])).toBe(condition);
  }
  expect(conditionOf('VeryGoodState')).toBe('USED_VERY_GOOD');
  expect(conditionOf(undefined)).toBe('NEW');
});
