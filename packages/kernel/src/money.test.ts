import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  type Currency,
  formatMoney,
  fromDecimal,
  isCurrency,
  isCurrencySupported,
  money,
  toDecimal,
} from './money.ts';

const currency = fc.constantFrom(...CURRENCIES);
/** The largest amount the decimal parser accepts: 13 digits before the point, 2 after it. */
const minor = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

describe('money', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'rejects %d, which is not an exact number of cents',
    (given) => {
      expect(() => money(given, 'EUR')).toThrow(RangeError);
    },
  );

  it('normalizes negative zero, so that equal amounts are equal', () => {
    expect(fromDecimal('-0.00', 'EUR')).toEqual({ minor: 0, currency: 'EUR' });
  });

  it.each<[number, string]>([
    [4990, '49.90'],
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [-123_456, '-1234.56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %i minor units as %s', (given, text) => {
    expect(toDecimal(money(given, 'GBP'))).toBe(text);
  });

  it.each<[string, number]>([
    ['49.9', 4990],
    ['49', 4900],
    ['0.07', 7],
    ['1.10000000', 110],
    ['-3.5', -350],
    [' 12.00 ', 1200],
    // 0.29 × 100 is 28.999… in floating point.
    ['0.29', 29],
  ])('reads %j exactly', (text, given) => {
    expect(fromDecimal(text, 'USD')).toEqual({ minor: given, currency: 'USD' });
  });

  it.each([
    '',
    '.',
    '1.',
    '.5',
    '1,50',
    '1 000',
    '1e3',
    '+1',
    '1.005',
    '0x10',
    'NaN',
    '1.123456789',
    '12345678901234',
    '٣',
  ])('rejects %j instead of guessing', (text) => {
    expect(fromDecimal(text, 'EUR')).toBeUndefined();
  });

  it('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(minor, currency, (given, unit) => {
        const amount = money(given, unit);
        expect(fromDecimal(toDecimal(amount), unit)).toEqual(amount);
      }),
    );
  });

  it('returns only whole minor units, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double().map(String),
          fc.float().map((n) => n.toFixed(4)),
        ),
        (text) => {
          const amount = fromDecimal(text, 'EUR');
          expect(amount === undefined || Number.isSafeInteger(amount.minor)).toBe(true);
        },
      ),
    );
  });

  it.each<[Currency, string, string]>([
    ['EUR', 'de-DE', '1.234,50 €'],
    ['GBP', 'en-GB', '£1,234.50'],
    ['USD', 'en-US', '$1,234.50'],
  ])('shows %s as people in %s read it', (unit, locale, text) => {
    expect(formatMoney(money(123_450, unit), locale).replace(/\u00a0|\u202f/g, ' ')).toBe(text);
  });

  it('allows three of the five currencies for a seller’s books', () => {
    expect(CURRENCIES.filter(isCurrencySupported)).toEqual(['EUR', 'GBP', 'USD']);
    expect(isCurrency('eur')).toBe(false);
    expect(isCurrency('toString')).toBe(false);
  });
});
