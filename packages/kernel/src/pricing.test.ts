import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import {
  applyIncrease,
  convert,
  type ExchangeRate,
  isRateMoveRelevant,
  neatPrice,
  type PriceRule,
  rateBounds,
  rulePrice,
} from './pricing.ts';

/** Prices up to the marketplaces' maximum. */
const minor = fc.integer({ min: 1, max: 99_999_999_999 });
const anyMinor = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
/** Rates from a thousandth to a thousand: wider than any pair of supported currencies. */
const millionths = fc.integer({ min: 1_000, max: 1_000_000_000 });

const eur = (amount: number) => money(amount, 'EUR');
const rateOf = (value: number): ExchangeRate => ({
  from: 'GBP',
  to: 'EUR',
  millionths: value,
  date: '2026-09-29',
  source: 'table',
});
const ruleOf = (rule: Partial<PriceRule>): PriceRule => ({
  site: 'DE',
  isPricingEnabled: true,
  increaseType: 'percent',
  increase: 0,
  neatPrices: false,
  ...rule,
});

describe('converting', () => {
  it.each<[number, number, number]>([
    [1_000, 1_136_000, 1_136],
    [4_990, 1_165_230, 5_814],
    [1, 500_000, 1],
    [1, 499_999, 0],
    [-1, 500_000, -1],
    [3, 1_500_000, 5],
    [0, 1_136_000, 0],
    // A product above 2^53, where floating point would lose cents.
    [99_999_999_999, 858_200_001, 85_820_000_099_142],
  ])('%i minor units at %i millionths are %i', (amount, rate, expected) => {
    expect(convert(money(amount, 'GBP'), rateOf(rate))).toEqual(eur(expected));
  });

  it('is exact: at most half a minor unit from the true product, with ties rounded away from zero', () => {
    fc.assert(
      fc.property(anyMinor, millionths, (amount, rate) => {
        fc.pre(Math.abs(amount) * rate < Number.MAX_SAFE_INTEGER * 1_000_000);
        const result = BigInt(convert(money(amount, 'GBP'), rateOf(rate)).minor);
        const off = result * 1_000_000n - BigInt(amount) * BigInt(rate);
        const towardsZero = amount < 0 ? off > 0n : off < 0n;
        const distance = off < 0n ? -off : off;
        return distance < 500_000n || (distance === 500_000n && !towardsZero);
      }),
    );
  });

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(minor, minor, millionths, (a, b, rate) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((m) => convert(money(m, 'GBP'), rateOf(rate)).minor);
        return low !== undefined && high !== undefined && low <= high;
      }),
    );
  });

  it('rejects a rate from another currency', () => {
    expect(() => convert(eur(100), rateOf(1_000_000))).toThrow(RangeError);
  });
});

describe('the increase', () => {
  it.each<[number, Pick<PriceRule, 'increaseType' | 'increase'>, number]>([
    [1_000, { increaseType: 'percent', increase: 1_000 }, 1_100],
    [1_000, { increaseType: 'percent', increase: 1_250 }, 1_125],
    [999, { increaseType: 'percent', increase: 1_250 }, 1_124],
    [1_000, { increaseType: 'percent', increase: 0 }, 1_000],
    [1_000, { increaseType: 'percent', increase: -500 }, 950],
    [1, { increaseType: 'percent', increase: -5_000 }, 1],
    [1_000, { increaseType: 'fixed', increase: 250 }, 1_250],
    [1_000, { increaseType: 'fixed', increase: -1_500 }, -500],
  ])('%i with %j is %i', (amount, rule, expected) => {
    expect(applyIncrease(eur(amount), rule)).toEqual(eur(expected));
  });

  it('by a positive percentage never lowers a price', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 100_000 }), (amount, increase) => {
        return applyIncrease(eur(amount), { increaseType: 'percent', increase }).minor >= amount;
      }),
    );
  });
});

describe('the neat price', () => {
  it.each<[number, number]>([
    [1, 49],
    [49, 49],
    [50, 99],
    [99, 99],
    [100, 149],
    [550, 599],
    [950, 999],
    [999, 999],
    [1_000, 1_099],
    [1_050, 1_099],
    [1_099, 1_099],
    [1_100, 1_199],
    [12_345, 12_399],
  ])('of %i is %i', (given, expected) => {
    expect(neatPrice(eur(given))).toEqual(eur(expected));
  });

  it('never lowers a price, adds less than a whole step, and ends in 99, or in 49 below ten', () => {
    fc.assert(
      fc.property(fc.oneof(minor, fc.integer({ min: 1, max: 2_000 })), (amount) => {
        const neat = neatPrice(eur(amount)).minor;
        expect(neat).toBeGreaterThanOrEqual(amount);
        expect(neat - amount).toBeLessThan(amount < 1_000 ? 50 : 100);
        expect(neat < 1_000 ? [49, 99] : [99]).toContain(neat % 100);
      }),
    );
  });

  it('leaves a neat price unchanged', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        const once = neatPrice(eur(amount));
        expect(neatPrice(once)).toEqual(once);
      }),
    );
  });
});

describe('the rule price', () => {
  const source = money(4_990, 'GBP');
  const rate = rateOf(1_165_230);

  it('applies source, rate, increase and neat rounding in this order and shows each step', () => {
    const rule = ruleOf({ increase: 1_000, neatPrices: true });
    expect(rulePrice(source, rate, rule)).toEqual({
      source,
      rate,
      converted: eur(5_814),
      increased: eur(6_395),
      final: eur(6_399),
      rule,
    });
  });

  it('equals the converted price without a rule and with a disabled rule', () => {
    const disabled = ruleOf({ isPricingEnabled: false, increase: 9_000, neatPrices: true });
    for (const rule of [null, disabled]) {
      expect(rulePrice(source, rate, rule)).toMatchObject({ final: eur(5_814), rule: null });
    }
  });

  it('keeps the currency if both sites have the same', () => {
    expect(rulePrice(source, null, ruleOf({ increase: 1_000 }))).toMatchObject({
      rate: null,
      converted: source,
      final: money(5_489, 'GBP'),
    });
  });
});

describe('a rate change', () => {
  it.each<[number, number, boolean]>([
    [1_136_000, 1_136_000, false],
    [1_136_000, 1_147_359, false],
    [1_136_000, 1_147_360, true],
    [1_136_000, 1_124_640, true],
    [1_136_000, 1_124_641, false],
    [0, 1_136_000, true],
  ])('from %i to %i changes prices: %s', (before, after, expected) => {
    expect(isRateMoveRelevant(before, after)).toBe(expected);
  });

  it('changes prices from its bounds on, and not before', () => {
    for (const inForce of [1_136_000, 858_213, 1, 99]) {
      const { below, above } = rateBounds(inForce);
      const near = [below, below + 1, above - 1, above].map((rate) => isRateMoveRelevant(inForce, rate));
      expect([inForce, near[0], near[3]]).toEqual([inForce, true, true]);
      if (inForce > 100) expect(near).toEqual([true, false, false, true]);
    }
  });
});
