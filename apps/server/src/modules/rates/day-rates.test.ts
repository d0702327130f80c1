import { CURRENCIES, type Currency } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUNDLED_RATES } from './bundled-rates.data.ts';
import { crossRate, type DayRates, rateText } from './day-rates.ts';

const day: DayRates = BUNDLED_RATES;
const currency = fc.constantFrom(...CURRENCIES);

describe('rates between currencies', () => {
  it.each<[Currency, Currency, number]>([
    ['EUR', 'USD', 1_136_000],
    ['EUR', 'GBP', 858_200],
    ['GBP', 'EUR', 1_165_230],
    ['GBP', 'USD', 1_323_701],
    ['USD', 'EUR', 880_282],
  ])('from %s to %s go by way of the euro', (from, to, millionths) => {
    const { date, source } = BUNDLED_RATES;
    expect(crossRate(day, from, to)).toEqual({ from, to, millionths, date, source });
  });

  it('are null between a currency and itself', () => {
    fc.assert(fc.property(currency, (unit) => crossRate(day, unit, unit) === null));
  });

  it('differ from the exact quotient by at most half a millionth', () => {
    const perEuro = (unit: Currency) => BigInt(unit === 'EUR' ? 1_000_000 : BUNDLED_RATES.millionths[unit]);
    fc.assert(
      fc.property(currency, currency, (from, to) => {
        fc.pre(from !== to);
        const off = BigInt(crossRate(day, from, to)?.millionths ?? 0) * perEuro(from) - perEuro(to) * 1_000_000n;
        return (off < 0n ? -off : off) * 2n <= perEuro(from);
      }),
    );
  });

  it('are not made up for a currency that the day lacks', () => {
    expect(() => crossRate({ ...day, millionths: {} }, 'EUR', 'USD')).toThrow(/2026-09-29 have no USD/);
  });

  it.each([
    [1_136_000, '1.136'],
    [1_000_000, '1'],
    [858_200, '0.8582'],
    [1, '0.000001'],
    [10_000_000, '10'],
    [12_345_678, '12.345678'],
  ])('of %i millionths are written %s', (millionths, text) => {
    expect(rateText(millionths)).toBe(text);
  });
});
