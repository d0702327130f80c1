import { describe, expect, it } from 'vitest';
import { berlin, choiceOf, NOON, OWN, offerOf } from '../../test/repricing-samples.ts';
import type { Offer } from './offers.ts';
import { USUAL_ASSUMPTIONS } from './replay.ts';
import {
  addFigures,
  type HeldOffers,
  type ListingReplay,
  NO_FIGURES,
  type RecordedListing,
  type RuleReplay,
  replayRules,
} from './replay-rules.ts';
import type { RuleChoice } from './rules.ts';

const HOUR_MS = 3_600_000;
const DAYS = 2;
const OURS = { sellerId: 'OURS-1', price: 2_000 };

const held = (from: number, to: number, ...offers: readonly Partial<Offer>[]): HeldOffers => ({
  firstAt: NOON + from * HOUR_MS,
  lastAt: NOON + to * HOUR_MS,
  offers: offers.map(offerOf),
});
const listingOf = (listing: Partial<RecordedListing> = {}): RecordedListing => ({
  ...{ floor: 1_500, ceiling: 2_500, rulePrice: 2_200, condition: 'NEW', live: 2_000 },
  sales: [],
  marginAt: (price) => price - 1_000,
  ...listing,
});
const plan = {
  from: NOON,
  to: NOON + DAYS * 24 * HOUR_MS,
  ownSellers: OWN,
  clock: berlin,
  assumptions: USUAL_ASSUMPTIONS,
};
const hold = choiceOf({ strategy: { kind: 'hold' } });
const lowest = choiceOf({ strategy: { kind: 'lowest', below: { in: 'amount', minor: 1 } } });
const rulesOf = (replay: ListingReplay): readonly RuleReplay[] => ('rules' in replay ? replay.rules : []);
const replay = (history: readonly HeldOffers[], listing = {}, choices: readonly RuleChoice[] = [hold, lowest]) =>
  replayRules(listingOf(listing), history, choices, plan);

describe('a replay of two rules', () => {
  it('gives each rule the same offers, from the price that our own offer had', () => {
    const rules = rulesOf(replay([held(0, 10, OURS, { price: 1_900, isFeatured: true })], { live: 9_999 }));
    expect(rules.map(({ price }) => price)).toEqual([2_000, 1_899]);
    // The last offers are taken to hold for six hours more.
    const known = 16 * HOUR_MS;
    expect(rules.map(({ figures }) => figures)).toMatchObject([
      { readings: 11, changes: 0, knownMs: known, featuredMs: 0 },
      { readings: 11, changes: 1, knownMs: known, featuredMs: known },
    ]);
  });

  it('decides anew every hour while offers hold, so that a price arrives by steps', () => {
    const slow = choiceOf({ largestStep: { in: 'amount', minor: 100 } });
    const [rule] = rulesOf(replay([held(0, 3, OURS, { price: 1_600 })], {}, [slow]));
    expect(rule).toMatchObject({ price: 1_600, figures: { changes: 4 } });
  });

  it('sells as often as was sold while an offer of ours was featured, at the price of that time', () => {
    const sales = [
      { at: NOON - HOUR_MS, pieces: 50 },
      { at: NOON + HOUR_MS, pieces: 3 },
      { at: NOON + 30 * HOUR_MS, pieces: 1 },
    ];
    const history = [
      held(0, 24, { ...OURS, isFeatured: true }, { price: 2_100 }),
      held(24, 47, OURS, { price: 1_950, isFeatured: true }),
    ];
    const result = replay(history, { sales });
    expect(result).toMatchObject({ knowsSales: true, knowsMargin: true });
    const [kept, followed] = rulesOf(result).map(({ figures }) => figures);
    // 4 pieces in 24 hours: kept, the listing is featured for those; the other rule raises it to 20.99 above the price that was featured.
    expect(kept).toMatchObject({ featuredMs: 24 * HOUR_MS, units: 4, turnover: 8_000, margin: 4_000 });
    expect(followed?.featuredMs).toBe(24 * HOUR_MS);
    expect(followed?.turnover).toBeCloseTo(4 * 1_949);
    expect(followed?.margin).toBeCloseTo(4 * 949);
  });

  it('says that sales are unknown if no offer of ours was featured for a day, and margins if one of them is', () => {
    const rival = { price: 1_900, isFeatured: true };
    const unsold = replay([held(0, 47, OURS, rival)], { sales: [{ at: NOON + 1, pieces: 4 }] });
    expect(unsold).toMatchObject({ knowsSales: false, knowsMargin: false });
    expect(rulesOf(unsold)[1]?.figures).toMatchObject({ units: 0, turnover: 0, margin: 0 });
    const sold = [held(0, 47, { ...OURS, isFeatured: true })];
    const costless = replay(sold, { sales: [{ at: NOON + 1, pieces: 4 }], marginAt: () => null });
    expect(costless).toMatchObject({ knowsSales: true, knowsMargin: false });
    expect(rulesOf(costless)[0]?.figures).toMatchObject({ margin: 0 });
  });

  it('counts the sales that a rule by velocity looks at', () => {
    const velocity = choiceOf({
      strategy: { kind: 'velocity', days: 2, slow: 1, fast: 3, step: { in: 'amount', minor: 10 } },
    });
    const history = [held(0, 1, OURS, { price: 1_900 })];
    const sales = [{ at: NOON - 47 * HOUR_MS, pieces: 3 }];
    expect(rulesOf(replay(history, { sales }, [velocity]))[0]?.price).toBe(2_010);
    expect(rulesOf(replay(history, { sales: [] }, [velocity]))[0]?.price).toBe(1_990);
  });

  it.each<[string, readonly HeldOffers[], Partial<RecordedListing>, string]>([
    ['whose offers were never read', [], {}, 'offers'],
    ['whose own offer was never among them', [held(0, 1, { price: 1_900 })], {}, 'own_offer'],
    ['without a lowest price', [held(0, 1, OURS)], { floor: null }, 'floor'],
  ])('says what a listing lacks %s', (_what, history, listing, lacks) => {
    expect(replay(history, listing)).toEqual({ lacks });
  });

  it('leaves out what was before and after, of offers that held longer', () => {
    const [rule] = rulesOf(replay([held(-100, 1_000, OURS, { price: 1_900, isFeatured: true })], {}, [lowest]));
    expect(rule?.figures).toMatchObject({ readings: DAYS * 24, knownMs: DAYS * 24 * HOUR_MS });
  });

  it('shows each moment with what every rule decided', () => {
    const seen: (readonly number[])[] = [];
    replayRules(
      listingOf(),
      [held(0, 0, OURS, { price: 1_900 }), held(1, 1, OURS)],
      [hold, lowest],
      plan,
      (_, points) => {
        seen.push(points.map(({ decision }) => decision.price));
      },
    );
    expect(seen).toEqual([
      [2_000, 1_899],
      [2_000, 2_278],
    ]);
  });

  it('adds up', () => {
    const one = { ...NOT_NOUGHT, margin: -5 };
    expect(addFigures(addFigures(NO_FIGURES, one), one)).toEqual({
      ...{ readings: 2, changes: 4, knownMs: 6, featuredMs: 8, units: 10, turnover: 12, margin: -10 },
    });
  });
});

const NOT_NOUGHT = { readings: 1, changes: 2, knownMs: 3, featuredMs: 4, units: 5, turnover: 6, margin: 7 };
