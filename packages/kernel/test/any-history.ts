import fc from 'fast-check';
import type { Offer, RepricingRule, Situation } from '../src/repricing.ts';
import { ruleOf } from './repricing-samples.ts';

/* Random histories of one listing: competitors, figures and rules change, and two workers decide, send and are killed. */

export type Worker = 0 | 1;

/** What happens next. */
export type Step =
  | { readonly what: 'wait'; readonly minutes: number }
  | { readonly what: 'offer'; readonly seller: number; readonly offer: Partial<Offer> }
  | { readonly what: 'undercut' | 'tenfold' | 'penny' | 'leave'; readonly seller: number }
  | {
      readonly what: 'figures';
      readonly figures: Partial<Pick<Situation, 'floor' | 'ceiling' | 'rulePrice' | 'isInStock' | 'unitsSold'>>;
    }
  | { readonly what: 'rate'; readonly factor: number }
  | { readonly what: 'cost'; readonly cost: number }
  | { readonly what: 'rule'; readonly rule: RepricingRule }
  | { readonly what: 'stop'; readonly isStopped: boolean }
  | { readonly what: 'decide' | 'send' | 'kill'; readonly worker: Worker }
  /** Both workers decide before one of them sends. */
  | { readonly what: 'race' };

export interface History {
  readonly rule: RepricingRule;
  readonly present: number;
  /** Of the first sellers. */
  readonly offers: readonly Partial<Offer>[];
  readonly steps: readonly Step[];
}

/** A third of them are the business's other account, half of those without their mark. */
export const SELLERS = 6;
export const isOwnSeller = (seller: number) => seller >= 4;

/** Mostly in these bounds, seldom anything, and sometimes what a blank field or an error becomes. */
const amount = (min: number, max: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 40_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1) },
  );
const distance = fc.oneof(
  fc.record({ in: fc.constant('amount' as const), minor: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ in: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 1_000 }) }),
);
const strategy: fc.Arbitrary<RepricingRule['strategy']> = fc.oneof(
  fc.record({ kind: fc.constant('lowest' as const), below: distance }),
  fc.record({ kind: fc.constant('featured' as const), above: distance }),
  fc.record({ kind: fc.constant('next_above' as const), below: distance }),
  fc.record({
    kind: fc.constant('velocity' as const),
    days: fc.constantFrom(1, 7),
    slow: fc.constant(2),
    fast: fc.constant(6),
    step: distance,
  }),
  fc.constant({ kind: 'hold' as const }),
);
const rule: fc.Arbitrary<RepricingRule> = fc
  .record({
    strategy,
    whenAlone: fc.constantFrom('ceiling' as const, 'rule_price' as const),
    whenClosed: fc.constantFrom('hold' as const, 'rule_price' as const),
    whenOutOfStock: fc.constantFrom('hold' as const, 'rule_price' as const),
    schedule: fc.constantFrom<RepricingRule['schedule']>(
      { hours: null, holidays: [] },
      { hours: [{ days: [1, 2, 3, 4, 5], from: 22 * 60, to: 8 * 60 }], holidays: ['2026-11-26'] },
    ),
    largestStep: fc.constantFrom<RepricingRule['largestStep']>(
      { in: 'percent', basisPoints: 500 },
      { in: 'percent', basisPoints: 9_000 },
      { in: 'amount', minor: 500 },
    ),
    mostChangesPerDay: fc.integer({ min: 1, max: 6 }),
  })
  .map(ruleOf);
const worker = fc.constantFrom<Worker>(0, 1);
const seller = fc.nat(SELLERS - 1);
const anyOffer: fc.Arbitrary<Partial<Offer>> = fc.record({
  price: amount(1_000, 4_000),
  shipping: fc.constantFrom(0, 399),
  isFeatured: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('decide' as const), worker }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('send' as const), worker }) },
  { weight: 2, arbitrary: fc.constant({ what: 'race' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 1_500 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('offer' as const),
      seller,
      offer: anyOffer,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('undercut' as const, 'tenfold' as const, 'penny' as const), seller }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('leave' as const), seller }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('figures' as const),
      figures: fc.oneof(
        fc.record({ floor: fc.option(amount(800, 2_200)) }),
        fc.record({ ceiling: fc.option(amount(2_000, 5_000)) }),
        fc.record({ rulePrice: fc.option(amount(1_800, 4_000)) }),
        fc.record({ isInStock: fc.boolean() }),
        fc.record({ unitsSold: fc.option(fc.nat(8)) }),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('rate' as const), factor: fc.constantFrom(0, 0.97, 1.05, 10) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cost' as const), cost: amount(800, 1_600) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rule' as const), rule }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('stop' as const), isStopped: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('kill' as const), worker }) },
);

export const anyHistory: fc.Arbitrary<History> = fc.record({
  rule,
  present: fc.integer({ min: 1_000, max: 4_000 }),
  offers: fc.array(anyOffer, { minLength: 1, maxLength: SELLERS }),
  steps: fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
});
