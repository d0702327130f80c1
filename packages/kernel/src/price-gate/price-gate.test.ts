import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Money, money } from '../money.ts';
import { PRICE_OWNERS } from '../pricing.ts';
import { type Anomaly, findAnomalies, type PriceFigures } from './anomalies.ts';
import { type BreakerCounts, isBreakerOpen, noteMove } from './breaker.ts';
import { type GateInput, judgePrice, NO_GUARDS, type PriceGuards } from './judge.ts';

const eur = (amount: number) => money(amount, 'EUR');
const minor = fc.integer({ min: 1, max: 99_999_999_999 });

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
    guards: NO_GUARDS,
  };
  const guarded = (guards: Partial<PriceGuards>): Pick<GateInput, 'guards'> => ({
    guards: { ...NO_GUARDS, ...guards },
  });

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
    ['a move from a price in another currency', { live: money(1_000, 'GBP') }, 'wrong_currency'],
    ['a repricer’s price with a floor of nothing', { floor: eur(0), owner: 'repricer' }, 'no_floor'],
    ['a repricer’s price with a floor of a cent', { floor: eur(1), owner: 'repricer' }, 'no_floor'],
    ['a repricer’s price with a floor of a tenth', { floor: eur(100), owner: 'repricer' }, 'ok'],
    ['a repricer’s price without a live one', { live: null, owner: 'repricer' }, 'no_live_price'],
    ['a price, if the floor is no number', { floor: { minor: Number.NaN, currency: 'EUR' } }, 'below_floor'],
    ['a price equal to the ceiling', guarded({ ceiling: eur(1_000) }), 'ok'],
    ['a price one cent above the ceiling', guarded({ ceiling: eur(999) }), 'above_ceiling'],
    ['a manual price above the ceiling', { owner: 'manual', ...guarded({ ceiling: eur(999) }) }, 'above_ceiling'],
    ['a ceiling in another currency', guarded({ ceiling: money(2_000, 'GBP') }), 'wrong_currency'],
    [
      'a price at the marketplace’s limits',
      guarded({ marketLimits: { lowest: eur(1_000), highest: eur(1_000) } }),
      'ok',
    ],
    [
      'less than the marketplace takes',
      guarded({ marketLimits: { lowest: eur(1_001), highest: eur(2_000) } }),
      'outside_market_limits',
    ],
    [
      'more than the marketplace takes',
      guarded({ marketLimits: { lowest: eur(1), highest: eur(999) } }),
      'outside_market_limits',
    ],
    ['the last change of the day', guarded({ changes: { today: 3, most: 4 } }), 'ok'],
    ['one change too many', guarded({ changes: { today: 4, most: 4 } }), 'too_many_changes'],
    ['a rule price while the breaker is open', guarded({ isBreakerOpen: true }), 'breaker_open'],
    ['a manual price while the breaker is open', { owner: 'manual', ...guarded({ isBreakerOpen: true }) }, 'ok'],
    [
      'a repriced price after a collapse',
      { owner: 'repricer', ...guarded({ anomalies: ['competitor_collapse'] }) },
      'anomaly',
    ],
    ['a rule price after a competitor’s collapse', guarded({ anomalies: ['competitor_collapse'] }), 'ok'],
    ['a rule price that somebody else changed', guarded({ anomalies: ['foreign_price'] }), 'ok'],
    [
      'a repriced price that somebody else changed',
      { owner: 'repricer', ...guarded({ anomalies: ['foreign_price'] }) },
      'anomaly',
    ],
    ['a rule price after a jump of the rate', guarded({ anomalies: ['rate_jump'] }), 'anomaly'],
    ['a manual price after a jump of the rate', { owner: 'manual', ...guarded({ anomalies: ['rate_jump'] }) }, 'ok'],
    ['the floor, raised to by a person', { owner: 'floor', ...guarded({ anomalies: ['cost_not_positive'] }) }, 'ok'],
  ])('judges %s', (_what, given, expected) => {
    const verdict = judgePrice({ ...open, ...given });
    expect(verdict.ok ? 'ok' : verdict.refusal).toBe(expected);
  });

  const eurUpTo = (most: number) => fc.integer({ min: 1, max: most }).map(eur);
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
    guards: fc.record({
      ceiling: fc.option(amountOf as fc.Arbitrary<Money>),
      marketLimits: fc.option(fc.record({ lowest: eurUpTo(100), highest: eurUpTo(300) })),
      changes: fc.option(fc.record({ today: fc.nat(3), most: fc.nat(3) })),
      isBreakerOpen: fc.boolean(),
      anomalies: fc.subarray<Anomaly>(['competitor_collapse', 'rate_jump', 'cost_not_positive']),
    }),
  });

  it('passes no price that the seller did not allow', () => {
    fc.assert(
      fc.property(input, (given) => {
        if (!judgePrice(given).ok) return true;
        const { price, floor, live, maxMoveBasisPoints: cap, guards } = given;
        const isWithinCap =
          live === null || cap === null || Math.abs(price.minor - live.minor) * 10_000 <= live.minor * cap;
        return (
          !given.killSwitch &&
          price.minor > 0 &&
          price.currency === given.siteCurrency &&
          (floor === null ? given.owner !== 'repricer' : floor.currency === price.currency) &&
          (floor === null || price.minor >= floor.minor) &&
          (guards.ceiling === null || price.minor <= guards.ceiling.minor) &&
          (guards.changes === null || guards.changes.today < guards.changes.most) &&
          (given.owner !== 'repricer' || (guards.anomalies.length === 0 && !guards.isBreakerOpen)) &&
          isWithinCap
        );
      }),
      { numRuns: 5_000 },
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

describe('the catalogue breaker', () => {
  const movedFar = (listings: number, moves: number): BreakerCounts =>
    Array.from({ length: moves }).reduce<BreakerCounts>((counts) => noteMove(counts, { before: 1_000, after: 500 }), {
      listings,
      largeMoves: 0,
    });

  it.each<[number, number, boolean]>([
    [1_000, 100, false],
    [1_000, 101, true],
    [3, 5, false],
    [3, 6, true],
    [0, 6, true],
  ])('of %i listings, after %i large moves, is open: %s', (listings, moves, expected) => {
    expect(isBreakerOpen(movedFar(listings, moves))).toBe(expected);
  });

  it('counts moves of more than a tenth, up or down, and no first price', () => {
    const counts = { listings: 10, largeMoves: 0 };
    const moved = (before: number | null, after: number) => noteMove(counts, { before, after }).largeMoves;
    expect([moved(1_000, 900), moved(1_000, 1_100), moved(null, 5)]).toEqual([0, 0, 0]);
    expect([moved(1_000, 899), moved(1_000, 1_101)]).toEqual([1, 1]);
  });
});

describe('anomalies', () => {
  const sound: PriceFigures = {
    lowestOffer: { before: 1_000, now: 900 },
    rate: { before: 1_150_000, now: 1_160_000 },
    cost: { now: 500, history: [480, 520, 490] },
  };

  it.each<[string, Partial<PriceFigures>, readonly Anomaly[]]>([
    ['sound figures', {}, []],
    ['a competitor at a tenth', { lowestOffer: { before: 1_000, now: 100 } }, ['competitor_collapse']],
    ['a competitor just above a tenth', { lowestOffer: { before: 1_000, now: 101 } }, []],
    ['a competitor who left', { lowestOffer: { before: 1_000, now: null } }, []],
    ['a first competitor', { lowestOffer: { before: null, now: 1 } }, []],
    ['a rate of nothing', { rate: { before: 1_150_000, now: 0 } }, ['rate_jump']],
    ['a rate ten times', { rate: { before: 1_150_000, now: 11_500_000 } }, ['rate_jump']],
    ['a cost of nothing', { cost: { now: 0, history: [] } }, ['cost_not_positive']],
    ['a shifted comma', { cost: { now: 5_000, history: [480, 520, 490] } }, ['cost_far_from_history']],
    ['a comma shifted down', { cost: { now: 50, history: [480, 520, 490] } }, ['cost_far_from_history']],
    ['a first cost', { cost: { now: 50, history: [] } }, []],
    ['one wrong cost in the past', { cost: { now: 500, history: [480, 5_000, 490] } }, []],
    ['no rate and no cost', { rate: null, cost: null }, []],
    ['a price that nobody of us sent', { shown: { now: 700, sent: [999, 900] } }, ['foreign_price']],
    ['a price that was sent before the last one', { shown: { now: 999, sent: [999, 900] } }, []],
    ['a price that the marketplace was never sent', { shown: { now: 999, sent: [] } }, ['foreign_price']],
  ])('of %s', (_what, given, expected) => {
    expect(findAnomalies({ ...sound, ...given })).toEqual(expected);
  });
});
