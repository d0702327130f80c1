import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Money, money } from './money.ts';
import {
  applyIncrease,
  convert,
  type ExchangeRate,
  type GateInput,
  isRateMoveRelevant,
  judgePrice,
  neatPrice,
  PRICE_OWNERS,
  type PriceRule,
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
});

describe('the price gate', () => {
  const open: GateInput = {
    price: eur(1_000),
    siteCurrency: 'EUR',
    owner: 'rule',
    floor: eur(900),
    live: eur(1_000),
    killSwitch: false,
    isRateTooOld: false,
    maxMoveBasisPoints: 2_000,
  };

  it.each<[string, Partial<GateInput>, string]>([
    ['a valid price', {}, 'ok'],
    ['a price equal to the floor', { price: eur(900) }, 'ok'],
    ['a price one cent below the floor', { price: eur(899) }, 'below_floor'],
    ['a manual price below the floor', { price: eur(899), owner: 'manual' }, 'below_floor'],
    ['a rule’s price without a floor', { floor: null }, 'ok'],
    ['a manual price without a floor', { floor: null, owner: 'manual' }, 'ok'],
    ['the source price without a floor', { floor: null, owner: 'source' }, 'ok'],
    ['a repricer’s price without a floor', { floor: null, owner: 'repricer' }, 'no_floor'],
    ['a repricer’s price above the floor', { owner: 'repricer' }, 'ok'],
    ['any price while the kill switch is on', { killSwitch: true }, 'kill_switch'],
    ['the wrong currency', { price: money(1_000, 'GBP') }, 'wrong_currency'],
    ['a floor in another currency', { floor: money(900, 'GBP') }, 'wrong_currency'],
    ['nothing', { price: eur(0), floor: null }, 'not_positive'],
    ['a negative price', { price: eur(-1), floor: null }, 'not_positive'],
    ['half a cent', { price: { minor: 1_000.5, currency: 'EUR' } }, 'not_positive'],
    ['no number', { price: { minor: Number.NaN, currency: 'EUR' } }, 'not_positive'],
    ['a rule price by a rate that is too old', { isRateTooOld: true }, 'rate_too_old'],
    ['a manual price, however old the rate', { isRateTooOld: true, owner: 'manual' }, 'ok'],
    ['the largest price', { price: eur(99_999_999_999), live: null }, 'ok'],
    ['one cent more than the largest', { price: eur(100_000_000_000), live: null }, 'too_large'],
    ['a rise equal to the cap', { price: eur(1_200) }, 'ok'],
    ['a rise of more than the cap', { price: eur(1_201) }, 'move_too_large'],
    ['a drop of more than the cap', { price: eur(799), floor: null }, 'move_too_large'],
    ['a first price, however high', { price: eur(9_999), live: null }, 'ok'],
    ['a manual price, however large the change', { price: eur(9_999), maxMoveBasisPoints: null }, 'ok'],
    ['a live price in another currency', { price: eur(9_999), live: money(1_000, 'GBP') }, 'ok'],
  ])('judges %s', (_what, given, expected) => {
    const verdict = judgePrice({ ...open, ...given });
    expect(verdict.ok ? 'ok' : verdict.refusal).toBe(expected);
  });

  const amountOf = fc.record({ minor: fc.integer({ min: -10, max: 300 }), currency: fc.constantFrom('EUR', 'GBP') });
  const input: fc.Arbitrary<GateInput> = fc.record({
    price: amountOf as fc.Arbitrary<Money>,
    siteCurrency: fc.constantFrom(...CURRENCIES.slice(0, 2)),
    owner: fc.constantFrom(...PRICE_OWNERS),
    floor: fc.option(amountOf as fc.Arbitrary<Money>),
    live: fc.option(amountOf as fc.Arbitrary<Money>),
    killSwitch: fc.boolean(),
    isRateTooOld: fc.boolean(),
    maxMoveBasisPoints: fc.option(fc.integer({ min: 0, max: 10_000 })),
  });

  it('passes no price that the seller did not allow', () => {
    fc.assert(
      fc.property(input, (given) => {
        if (!judgePrice(given).ok) return true;
        const { price, floor, live, maxMoveBasisPoints: cap } = given;
        const isWithinCap =
          live === null ||
          cap === null ||
          live.currency !== price.currency ||
          Math.abs(price.minor - live.minor) * 10_000 <= live.minor * cap;
        return (
          !given.killSwitch &&
          price.minor > 0 &&
          price.currency === given.siteCurrency &&
          (floor === null ? given.owner !== 'repricer' : floor.currency === price.currency) &&
          (floor === null || price.minor >= floor.minor) &&
          isWithinCap
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('accepts a price exactly at every limit', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(...PRICE_OWNERS), (amount, owner) => {
        const price = eur(amount);
        return judgePrice({ ...open, price, owner, floor: price, live: price, maxMoveBasisPoints: 0 }).ok;
      }),
    );
  });
});
