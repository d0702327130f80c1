import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money.ts';
import type { Site } from '../sites.ts';
import {
  AD_RATE_STEP,
  type AdCap,
  type AdStrategy,
  adFeeOf,
  decideAdRate,
  isWithinCaps,
  LEAST_AD_RATE,
  MOST_AD_RATE,
} from './ad-rate.ts';
import { type BuyerTotal, buyerTotalOf } from './buyer-total.ts';

const totalOf = (minor: number, site: Site = 'DE') => buyerTotalOf(site, money(minor, 'EUR'), 0);

const strategies: fc.Arbitrary<AdStrategy> = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), rate: fc.integer({ min: 200, max: 10_000 }) }),
  fc.record({ kind: fc.constant('recommended' as const), shift: fc.integer({ min: -2_000, max: 2_000 }) }),
  fc
    .tuple(fc.integer({ min: 200, max: 10_000 }), fc.integer({ min: 200, max: 10_000 }))
    .map(([one, other]) => ({ kind: 'range' as const, from: Math.min(one, other), to: Math.max(one, other) })),
);
const caps: fc.Arbitrary<AdCap> = fc.oneof(
  fc.record({ in: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ in: fc.constant('amount' as const), minor: fc.integer({ min: 0, max: 100_000 }) }),
);
const suggestions = fc.option(fc.integer({ min: 100, max: 10_000 }));

describe('the ad rate of a listing', () => {
  it.each([
    ['takes the flat rate', { kind: 'flat', rate: 500 }, null, null, 500],
    ['follows the suggestion', { kind: 'recommended', shift: 0 }, 630, null, 630],
    ['moves the suggestion by what the seller adds', { kind: 'recommended', shift: -130 }, 630, null, 500],
    ['raises a suggestion below the least rate to it', { kind: 'recommended', shift: 0 }, 100, null, 200],
    ['keeps a range from below', { kind: 'range', from: 400, to: 800 }, 250, null, 400],
    ['keeps a range from above', { kind: 'range', from: 400, to: 800 }, 1_200, null, 800],
    ['is not above a percentage', { kind: 'flat', rate: 900 }, null, { in: 'percent', basisPoints: 755 }, 750],
    ['is not above an amount of the total', { kind: 'flat', rate: 900 }, null, { in: 'amount', minor: 100 }, 500],
  ] as const)('%s', (_, strategy, suggested, cap, rate) => {
    expect(decideAdRate({ strategy, caps: [cap], suggested, total: totalOf(2_000) }).rate).toBe(rate);
  });

  it('says why a listing gets no ad', () => {
    const flat = { kind: 'flat', rate: 500 } as const;
    const amount = { in: 'amount', minor: 30 } as const;
    const of = (strategy: AdStrategy, cap: AdCap, total: BuyerTotal | null) =>
      decideAdRate({ strategy, caps: [cap], suggested: null, total });
    expect(of({ kind: 'recommended', shift: 0 }, amount, totalOf(2_000))).toEqual({
      rate: null,
      reason: 'no_suggestion',
    });
    expect(of(flat, amount, null)).toEqual({ rate: null, reason: 'total_unknown' });
    expect(of(flat, amount, totalOf(2_000))).toEqual({ rate: null, reason: 'cap_too_low' });
  });

  it('is in the steps and limits that eBay accepts, or none', () => {
    fc.assert(
      fc.property(strategies, caps, suggestions, fc.nat(1_000_000), (strategy, cap, suggested, minor) => {
        const { rate } = decideAdRate({ strategy, caps: [cap], suggested, total: totalOf(minor) });
        if (rate === null) return;
        expect(rate % AD_RATE_STEP).toBe(0);
        expect(rate).toBeGreaterThanOrEqual(LEAST_AD_RATE);
        expect(rate).toBeLessThanOrEqual(MOST_AD_RATE);
      }),
    );
  });

  it('is never above a cap, whatever the order in which price, strategy, suggestion and caps change', () => {
    const moves = fc.oneof(
      fc.record({ is: fc.constant('price' as const), minor: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ is: fc.constant('strategy' as const), strategy: strategies }),
      fc.record({ is: fc.constant('suggested' as const), suggested: suggestions }),
      fc.record({ is: fc.constant('market cap' as const), cap: fc.option(caps) }),
      fc.record({ is: fc.constant('item cap' as const), cap: fc.option(caps) }),
    );
    const sites = fc.constantFrom<Site>('DE', 'UK', 'US', 'CA', 'AU');
    fc.assert(
      fc.property(sites, fc.array(moves, { maxLength: 40 }), (site, list) => {
        let strategy: AdStrategy = { kind: 'flat', rate: 1_000 };
        let suggested: number | null = null;
        let total = totalOf(5_000, site);
        const held: (AdCap | null)[] = [null, null];
        for (const move of list) {
          if (move.is === 'price') total = totalOf(move.minor, site);
          if (move.is === 'strategy') strategy = move.strategy;
          if (move.is === 'suggested') suggested = move.suggested;
          if (move.is === 'market cap') held[0] = move.cap;
          if (move.is === 'item cap') held[1] = move.cap;
          const { rate } = decideAdRate({ strategy, caps: held, suggested, total });
          if (rate === null) continue;
          expect(isWithinCaps(rate, held, total)).toBe(true);
          for (const cap of held) {
            if (cap?.in === 'percent') expect(rate).toBeLessThanOrEqual(cap.basisPoints);
            if (cap?.in === 'amount') expect(adFeeOf(rate, total.most).minor).toBeLessThanOrEqual(cap.minor);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('does not leave a step unused below an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1_000_000 }), (capMinor, minor) => {
        const cap = { in: 'amount', minor: capMinor } as const;
        const total = totalOf(minor);
        const { rate } = decideAdRate({
          strategy: { kind: 'flat', rate: 10_000 },
          caps: [cap],
          suggested: null,
          total,
        });
        if (rate === null || rate === MOST_AD_RATE) return;
        expect(isWithinCaps(rate + AD_RATE_STEP, [cap], total)).toBe(false);
      }),
    );
  });
});

describe('what the buyer pays', () => {
  it('adds the shipping, and where the tax comes on top the highest one', () => {
    expect(buyerTotalOf('DE', money(2_000, 'EUR'), 500)).toEqual({
      stated: money(2_500, 'EUR'),
      most: money(2_500, 'EUR'),
    });
    expect(buyerTotalOf('US', money(2_000, 'USD'), 0)).toEqual({
      stated: money(2_000, 'USD'),
      most: money(2_270, 'USD'),
    });
  });
});
