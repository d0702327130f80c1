import { describe, expect, it } from 'vitest';
import { berlin, choiceOf, NOON, OWN, offersOf, situationOf } from '../../test/repricing-samples.ts';
import { decide, OFFERS_LAST_MS } from './decide.ts';
import type { Decision } from './decision.ts';
import { EVERY_OFFER, type OfferFilter } from './offers.ts';
import type { RepricingRule, Strategy } from './rules.ts';
import type { Situation } from './situation.ts';

const decided = (rule: Partial<RepricingRule>, situation: Partial<Situation>, at = NOON): Decision =>
  decide(choiceOf(rule), situationOf(situation), berlin(at), OWN);
const outcome = ({ price, because: { code } }: Decision): [number, string] => [price, code];
const cents = (minor: number) => ({ in: 'amount', minor }) as const;
const percent = (basisPoints: number) => ({ in: 'percent', basisPoints }) as const;
const by = (strategy: Strategy) => ({ strategy });

describe('strategies', () => {
  const rivals = offersOf(
    { sellerId: 'A', price: 1_900, shipping: 99 },
    { sellerId: 'B', price: 2_050, isFeatured: true },
    { sellerId: 'C', price: 2_400 },
  );

  it.each<[string, Strategy, Partial<Situation>, number, string]>([
    ['match the lowest with its shipping', { kind: 'lowest', below: cents(0) }, rivals, 1_999, 'at_lowest'],
    ['beat it by an amount', { kind: 'lowest', below: cents(5) }, rivals, 1_994, 'below_lowest'],
    [
      'beat it by a percentage, in favour of buyers',
      { kind: 'lowest', below: percent(100) },
      rivals,
      1_979,
      'below_lowest',
    ],
    ['take own shipping off', { kind: 'lowest', below: cents(5) }, { ...rivals, shipping: 200 }, 1_794, 'below_lowest'],
    ['match the featured offer', { kind: 'featured', above: cents(0) }, rivals, 2_050, 'at_featured'],
    ['stay above it by an amount', { kind: 'featured', above: cents(10) }, rivals, 2_060, 'above_featured'],
    [
      'stay above it by a percentage, at least',
      { kind: 'featured', above: percent(33) },
      rivals,
      2_057,
      'above_featured',
    ],
    [
      'keep the price if nobody is featured',
      { kind: 'featured', above: cents(0) },
      offersOf({}),
      2_000,
      'none_featured',
    ],
    [
      'rise to the next above',
      { kind: 'next_above', below: cents(1) },
      offersOf({ price: 2_300 }),
      2_299,
      'below_next',
    ],
    ['not follow who is cheaper', { kind: 'next_above', below: cents(1) }, rivals, 2_000, 'not_cheapest'],
    [
      'never go down to the next above',
      { kind: 'next_above', below: cents(50) },
      offersOf({ price: 2_001 }),
      2_000,
      'below_next',
    ],
    ['hold', { kind: 'hold' }, rivals, 2_000, 'held_by_rule'],
  ])('%s', (_what, strategy, situation, price, code) => {
    expect(outcome(decided(by(strategy), situation))).toEqual([price, code]);
  });

  const velocity: Strategy = { kind: 'velocity', days: 7, slow: 3, fast: 10, step: percent(500) };
  it.each<[number | null, number, string]>([
    [2, 1_900, 'sales_slow'],
    [3, 2_000, 'sales_steady'],
    [9, 2_000, 'sales_steady'],
    [10, 2_100, 'sales_fast'],
    [null, 2_000, 'sales_unknown'],
  ])('with %s pieces sold, sales velocity asks %i', (unitsSold, price, code) => {
    expect(outcome(decided(by(velocity), { unitsSold }))).toEqual([price, code]);
  });

  it('takes one step of sales velocity in its days', () => {
    const changed = (daysAgo: number) => ({ unitsSold: 0, lastChangedAt: NOON - daysAgo * 86_400_000 });
    expect(outcome(decided(by(velocity), changed(6.99)))).toEqual([2_000, 'velocity_waits']);
    expect(outcome(decided(by(velocity), changed(7)))).toEqual([1_900, 'sales_slow']);
  });
});

describe('competitors', () => {
  it.each<[string, Partial<OfferFilter>]>([
    ['fulfilment', { fulfilments: ['marketplace'] }],
    ['rating', { leastRating: 9_600 }],
    ['feedback', { leastFeedback: 401 }],
    ['condition', { conditions: ['USED_GOOD'] }],
    ['named sellers only', { sellers: { are: 'only', ids: ['SOMEBODY'] } }],
    ['named sellers not', { sellers: { are: 'except', ids: ['RIVAL'] } }],
    ['delivery', { mostDeliveryDays: 2 }],
  ])('that a filter of %s leaves out do not count', (_what, filter) => {
    const offers = { ...EVERY_OFFER, ...filter };
    expect(outcome(decided({ offers }, offersOf({ price: 1_900 })))).toEqual([2_400, 'alone']);
  });

  it('of whom the marketplace says nothing pass no filter for it', () => {
    const strict = { ...EVERY_OFFER, leastRating: 1, leastFeedback: 1, mostDeliveryDays: 30 };
    for (const unknown of [{ rating: null }, { feedbackCount: null }, { deliveryDays: null }]) {
      expect(decided({ offers: strict }, offersOf({ price: 1_900, ...unknown })).because.code).toBe('alone');
    }
    expect(decided({ offers: strict }, offersOf({ price: 1_900 })).because.code).toBe('at_lowest');
  });

  it('in another condition do not count', () => {
    expect(decided({}, offersOf({ price: 1_900, condition: 'USED_GOOD' })).because.code).toBe('alone');
  });

  it('are named in the sentence, by their id if they have no name', () => {
    expect(decided({}, offersOf({ price: 1_900 })).because.params).toEqual({ seller: 'Rival & Co', landed: 1_900 });
    expect(decided({}, offersOf({ price: 1_900, sellerName: null })).because.params).toMatchObject({ seller: 'RIVAL' });
  });
});

describe('limits', () => {
  it.each<[string, Partial<Situation>, Partial<Decision>]>([
    ['the floor', offersOf({ price: 1_400 }), { target: 1_500, price: 1_600, bound: 'floor', pace: 'step' }],
    ['the ceiling', offersOf({ price: 2_700 }), { target: 2_500, price: 2_400, bound: 'ceiling', pace: 'step' }],
    [
      'the rule price, without a ceiling',
      { ...offersOf({ price: 2_700 }), ceiling: null },
      { target: 2_200, price: 2_200, bound: 'rule_price', pace: null },
    ],
    [
      'the changes of a day',
      { ...offersOf({ price: 1_900 }), changesToday: 4 },
      { target: 1_900, price: 2_000, pace: 'changes' },
    ],
    [
      'a live price far above the ceiling',
      { ...offersOf({ price: 1_900 }), present: 4_000 },
      { target: 1_900, price: 4_000, pace: 'outside_bounds' },
    ],
    [
      'a live price a little below the floor, which rises',
      { ...offersOf({ price: 1_900 }), present: 1_490 },
      { target: 1_900, price: 1_788, pace: 'step' },
    ],
  ])('%s', (_what, situation, expected) => {
    expect(decided({}, situation)).toMatchObject(expected);
  });

  it('steps no further than the gate lets through', () => {
    const largestStep = percent(9_000);
    expect(decided({ largestStep }, { ...offersOf({ price: 1_000 }), floor: 500 })).toMatchObject({ price: 1_400 });
  });

  it.each<[string, Partial<Situation>]>([
    ['no_top', { ceiling: null, rulePrice: null }],
    ['floor_above_top', { floor: 2_600 }],
    ['no_live_price', { present: 0 }],
    ['offers_unknown', { offers: null }],
    ['own_shipping_unknown', { shipping: null }],
    ['offers_old', { offers: { list: [], readAt: NOON - OFFERS_LAST_MS - 1 } }],
  ])('keeps the price: %s', (code, situation) => {
    expect(outcome(decided({}, { ...offersOf({ price: 1_900 }), ...situation }))).toEqual([
      situation.present ?? 2_000,
      code,
    ]);
  });
});

describe('stock and hours', () => {
  const closed: Partial<RepricingRule> = { schedule: { hours: [{ days: [1], from: 0, to: 1_440 }], holidays: [] } };
  const holiday: Partial<RepricingRule> = { schedule: { hours: null, holidays: ['2026-11-24'] } };

  it.each<[string, Partial<RepricingRule>, Partial<Situation>, number, string]>([
    ['out of stock', {}, { isInStock: false }, 2_000, 'out_of_stock'],
    ['out of stock, with a reset', { whenOutOfStock: 'rule_price' }, { isInStock: false }, 2_200, 'reset_out_of_stock'],
    [
      'a reset without a rule price',
      { whenOutOfStock: 'rule_price' },
      { isInStock: false, rulePrice: null },
      2_000,
      'out_of_stock',
    ],
    ['outside the hours', closed, {}, 2_000, 'closed_hours'],
    ['outside the hours, with a reset', { ...closed, whenClosed: 'rule_price' }, {}, 2_200, 'reset_closed'],
    ['on a holiday', holiday, {}, 2_000, 'holiday'],
    ['on the day after', { schedule: { hours: null, holidays: ['2026-11-25'] } }, {}, 1_900, 'at_lowest'],
  ])('%s', (_what, rule, situation, price, code) => {
    expect(outcome(decided(rule, { ...offersOf({ price: 1_900 }), ...situation }))).toEqual([price, code]);
  });
});

describe('items without a rule', () => {
  it.each(['blocked', 'no_rule', 'chosen_rule_off'] as const)('%s keeps the price', (code) => {
    const choice = { kind: 'none', code } as const;
    const decision = decide(choice, situationOf(offersOf({ price: 1_900 })), berlin(NOON), OWN);
    expect(outcome(decision)).toEqual([2_000, code]);
  });
});

it('returns to the rule price if the rule wants that, and to the ceiling if there is no rule price', () => {
  expect(outcome(decided({ whenAlone: 'rule_price' }, {}))).toEqual([2_200, 'alone']);
  expect(decided({ whenAlone: 'rule_price' }, { rulePrice: null })).toMatchObject({ target: 2_500 });
});
