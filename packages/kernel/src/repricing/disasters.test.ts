import { describe, expect, it } from 'vitest';
import { berlin, choiceOf, NOON, OWN, offerOf, offersOf, situationOf } from '../../test/repricing-samples.ts';
import { money } from '../money.ts';
import { findAnomalies, type GateInput, judgePrice, LARGEST_REPRICED_MOVE, NO_GUARDS } from '../price-gate.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { RepricingRule } from './rules.ts';
import type { Situation } from './situation.ts';

/* What has gone wrong at others, told as it would begin here. Each ends without a price that leaves. */

const HOUR_MS = 3_600_000;
const decided = (situation: Partial<Situation>, rule: Partial<RepricingRule> = {}, at = NOON): Decision =>
  decide(choiceOf(rule), situationOf(situation), berlin(at), OWN);

const eur = (minor: number) => money(minor, 'EUR');
const repriced: GateInput = {
  price: eur(1_900),
  siteCurrency: 'EUR',
  owner: 'repricer',
  floor: eur(1_500),
  live: eur(2_000),
  killSwitch: false,
  isRateTooOld: false,
  maxMoveBasisPoints: LARGEST_REPRICED_MOVE,
  guards: NO_GUARDS,
};
const refusal = (given: Partial<GateInput>): string => {
  const verdict = judgePrice({ ...repriced, ...given });
  return verdict.ok ? 'left' : verdict.refusal;
};

it('would let the price leave if nothing were wrong', () => {
  expect(decided(offersOf({ price: 1_900 })).price).toBe(1_900);
  expect(refusal({})).toBe('left');
});

describe('a blank minimum that is read as 0.01', () => {
  it.each([null, 0, -1, Number.NaN])('never reprices: %s', (floor) => {
    expect(decided({ ...offersOf({ price: 1_900 }), floor })).toMatchObject({
      price: 2_000,
      target: null,
      because: { code: 'no_floor' },
    });
  });

  it('is not a minimum either where it was stored as 0.01', () => {
    const decision = decided({ ...offersOf({ price: 1_900 }), floor: 1 });
    expect(decision).toMatchObject({ price: 2_000, because: { code: 'floor_implausible' } });
  });

  it('stops at the gate, whatever decided the price', () => {
    expect([null, eur(0)].map((floor) => refusal({ floor }))).toEqual(['no_floor', 'no_floor']);
  });
});

describe('an hour at one penny', () => {
  it('does not follow a competitor to 0.01, and tells of it', () => {
    const decision = decided(offersOf({ price: 1 }, { sellerId: 'SOUND', price: 1_950 }));
    expect(decision).toMatchObject({
      price: 1_950,
      ignored: [{ sellerId: 'RIVAL', landed: 1, suspicion: 'penny' }],
    });
  });

  it('does not follow one who asks a penny and lives on the shipping either', () => {
    expect(decided(offersOf({ price: 1, shipping: 1_850 }))).toMatchObject({
      price: 2_000,
      because: { code: 'only_suspicious' },
      ignored: [{ landed: 1_851, suspicion: 'penny' }],
    });
  });

  it('stays where it is if the only competitor asks a penny, a tenth or ten times', () => {
    for (const [price, suspicion] of [
      [1, 'penny'],
      [0, 'penny'],
      [220, 'tenth'],
      [22_000, 'tenfold'],
    ] as const) {
      expect(decided(offersOf({ price }))).toMatchObject({
        price: 2_000,
        because: { code: 'only_suspicious' },
        ignored: [{ landed: price, suspicion }],
      });
    }
  });

  it('does not leave the gate, even if decided: the floor, the largest move and the freeze each stop it', () => {
    const anomalies = findAnomalies({ lowestOffer: { before: 1_900, now: 1 }, rate: null, cost: null });
    expect(refusal({ price: eur(1) })).toBe('below_floor');
    expect(refusal({ price: eur(1), floor: eur(1) })).toBe('no_floor');
    expect(refusal({ price: eur(200), floor: eur(200) })).toBe('move_too_large');
    expect(refusal({ guards: { ...NO_GUARDS, anomalies } })).toBe('anomaly');
  });
});

describe('the seller’s own offer as a competitor', () => {
  it('is not undercut hour after hour by the two accounts of one business', () => {
    const rule: Partial<RepricingRule> = {
      strategy: { kind: 'lowest', below: { in: 'amount', minor: 1 } },
      mostChangesPerDay: 100,
    };
    const prices = { 'OURS-1': 2_500, 'OURS-2': 2_400 };
    for (let hour = 0; hour < 48; hour += 1) {
      const at = NOON + hour * HOUR_MS;
      for (const seller of ['OURS-1', 'OURS-2'] as const) {
        const other = seller === 'OURS-1' ? 'OURS-2' : 'OURS-1';
        const list = [
          offerOf({ sellerId: other, price: prices[other] }),
          offerOf({ sellerId: seller, price: prices[seller] }),
        ];
        prices[seller] = decided({ present: prices[seller], offers: { list, readAt: at } }, rule, at).price;
      }
    }
    expect(prices).toEqual({ 'OURS-1': 2_500, 'OURS-2': 2_500 });
  });

  it('does not count by its mark either, also where it is featured', () => {
    const own = offersOf({ sellerId: 'UNKNOWN', price: 1_600, isOwn: true, isFeatured: true }, { price: 1_900 });
    expect(decided(own)).toMatchObject({ price: 1_900 });
    expect(decided(own, { strategy: { kind: 'featured', above: { in: 'amount', minor: 0 } } })).toMatchObject({
      price: 2_000,
      because: { code: 'none_featured' },
    });
  });
});

it('rises again when the cheaper seller leaves, as far as a step and a day allow', () => {
  let present = 1_600;
  const path = [0, 1, 2].map((day) => {
    const at = NOON + day * 24 * HOUR_MS;
    present = decided({ present, offers: { list: [], readAt: at } }, {}, at).price;
    return present;
  });
  expect(path).toEqual([1_920, 2_304, 2_500]);
});

it('does not take a failed reading for an empty market', () => {
  expect(decided({ present: 1_600, offers: null })).toMatchObject({
    price: 1_600,
    because: { code: 'offers_unknown' },
  });
});

describe('a rate of nothing, or ten times', () => {
  it.each([0, 11_500_000, Number.NaN])('freezes every price that is worked out: %s', (now) => {
    const guards = {
      ...NO_GUARDS,
      anomalies: findAnomalies({ lowestOffer: NO_OFFERS, rate: { before: 1_150_000, now }, cost: null }),
    };
    const owners = ['repricer', 'rule', 'source', 'manual'] as const;
    expect(owners.map((owner) => refusal({ owner, guards }))).toEqual(['anomaly', 'anomaly', 'anomaly', 'left']);
  });

  it('keeps the price at the decision already: floors and rule prices no longer fit', () => {
    const offers = offersOf({ price: 1_900 });
    expect(decided({ ...offers, rulePrice: 22_000 }).because.code).toBe('floor_implausible');
    expect(decided({ ...offers, rulePrice: 0, ceiling: null }).because.code).toBe('no_top');
  });
});

describe('a file of costs with a shifted comma', () => {
  it.each([0, 12, 12_000])('freezes what follows from it: %i', (now) => {
    const anomalies = findAnomalies({ lowestOffer: NO_OFFERS, rate: null, cost: { now, history: [1_200, 1_250] } });
    expect(refusal({ guards: { ...NO_GUARDS, anomalies } })).toBe('anomaly');
  });
});

describe('two programs that write one price', () => {
  it('cannot move it twice: the second is judged by what the first has sent', () => {
    expect(refusal({ price: eur(1_500), live: eur(2_200) })).toBe('move_too_large');
    expect(refusal({ guards: { ...NO_GUARDS, changes: { today: 4, most: 4 } } })).toBe('too_many_changes');
  });

  it('cannot undo a floor or a stop that was saved between decision and sending', () => {
    const { price } = decided(offersOf({ price: 1_600 }));
    expect(refusal({ price: eur(price), floor: eur(1_700) })).toBe('below_floor');
    expect(refusal({ price: eur(price), killSwitch: true })).toBe('kill_switch');
  });
});

const NO_OFFERS = { before: null, now: null };
