import { describe, expect, it } from 'vitest';
import { berlin, choiceOf, NOON, OWN, offerOf, situationOf } from '../../test/repricing-samples.ts';
import type { Offer } from './offers.ts';
import {
  addReplays,
  featuredShare,
  NO_REPLAY,
  openReplay,
  type PathPoint,
  type Reading,
  type ReplayAssumptions,
  type ReplayedItem,
  USUAL_ASSUMPTIONS,
} from './replay.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => NOON + hours * HOUR_MS;
const readingOf = (hours: number, ...offers: readonly Partial<Offer>[]): Reading => ({
  at: at(hours),
  offers: offers.map(offerOf),
  isInStock: true,
  unitsSold: null,
});
const replay = (item: Partial<ReplayedItem>, assumptions: Partial<ReplayAssumptions> = {}) =>
  openReplay(situationOf(item), {
    choice: choiceOf({ strategy: { kind: 'lowest', below: { in: 'amount', minor: 1 } } }),
    ownSellers: OWN,
    clock: berlin,
    assumptions: { ...USUAL_ASSUMPTIONS, ...assumptions },
  });
const prices = (points: readonly PathPoint[]) => points.map(({ decision }) => decision.price);

describe('a replay', () => {
  it('goes the way that the rule would have gone, from its own last price', () => {
    const { take, end } = replay({});
    const points = [
      readingOf(0, { price: 1_900 }),
      readingOf(1, { price: 1_700 }),
      readingOf(2, { price: 1 }),
      readingOf(3),
      readingOf(4),
      readingOf(5),
    ].map(take);
    // The fifth price of the day waits for the next one.
    expect(prices(points)).toEqual([1_899, 1_699, 1_699, 2_038, 2_445, 2_445]);
    expect(take(readingOf(13)).decision.price).toBe(2_500);
    expect(end(at(14))).toMatchObject({ readings: 7, changes: 5 });
  });

  it('counts the time in which the item would have been featured', () => {
    const rival = { price: 1_900, isFeatured: true };
    const { take, end } = replay({});
    take(readingOf(0, rival));
    take(readingOf(2, { ...rival, price: 1_400 }));
    // Nobody is featured, so nothing is known of these hours.
    take(readingOf(3, { price: 1_900 }));
    take(readingOf(5, rival));
    const sums = end(at(6));
    expect(sums).toMatchObject({ knownMs: 4 * HOUR_MS, featuredMs: 3 * HOUR_MS });
    expect(featuredShare(sums)).toBe(7_500);
  });

  it('knows nothing beyond the time that a reading lasts', () => {
    const { take, end } = replay({}, { readingLastsMs: HOUR_MS });
    take(readingOf(0, { price: 1_900, isFeatured: true }));
    expect(end(at(100))).toMatchObject({ knownMs: HOUR_MS, featuredMs: HOUR_MS });
    expect(featuredShare(NO_REPLAY)).toBeNull();
  });

  it.each<[string, Partial<ReplayAssumptions>, Partial<Offer>, boolean]>([
    ['a cent below the featured competitor', {}, {}, true],
    ['without the lead that it needs', { neededLead: 100 }, {}, false],
    ['of an account that may not be', { isEligible: false }, {}, false],
    ['dearer than our own featured offer was', {}, { sellerId: 'OURS-1', price: 1_800 }, false],
    ['as our own featured offer was', {}, { sellerId: 'OURS-1', price: 1_899 }, true],
  ])('%s, is featured as assumed', (_what, assumptions, featured, expected) => {
    const rivals = [
      { sellerId: 'OTHER', price: 1_900 },
      { price: 1_900, isFeatured: true, ...featured },
    ];
    expect(replay({}, assumptions).take(readingOf(0, ...rivals)).isFeatured).toBe(expected);
  });

  it('is not featured while the item is out of stock', () => {
    const reading = { ...readingOf(0, { price: 1_900, isFeatured: true }), isInStock: false };
    expect(replay({}).take(reading)).toMatchObject({ isFeatured: false, decision: { price: 2_000 } });
  });

  it('never reprices without a floor', () => {
    expect(replay({ floor: null }).take(readingOf(0, { price: 1_900 })).decision.price).toBe(2_000);
  });

  it('takes readings in the order of time alone', () => {
    const { take } = replay({});
    take(readingOf(1));
    expect(() => take(readingOf(0))).toThrow(RangeError);
  });

  it('adds up', () => {
    const one = { readings: 1, changes: 2, knownMs: 3, featuredMs: 4 };
    expect(addReplays(one, { readings: 10, changes: 20, knownMs: 30, featuredMs: 40 })).toEqual({
      readings: 11,
      changes: 22,
      knownMs: 33,
      featuredMs: 44,
    });
  });
});
