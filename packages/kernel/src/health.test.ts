import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCatalogueDrop, queueOutlook, recoveryOfTrouble, TROUBLES } from './health.ts';

describe('a list that shows fewer listings than are known', () => {
  it.each([
    { known: 100, missing: 21, isDrop: true, why: 'more than a fifth is missing' },
    { known: 100, missing: 20, isDrop: false, why: 'a fifth may be ended at once' },
    { known: 40, missing: 9, isDrop: false, why: 'nine listings are too few for an alarm' },
    { known: 40, missing: 10, isDrop: true, why: 'ten are more than a fifth of forty' },
    { known: 3, missing: 3, isDrop: true, why: 'an empty list of a small shop is an alarm, too' },
    { known: 1, missing: 1, isDrop: false, why: 'a shop may end its only listing' },
    { known: 0, missing: 0, isDrop: false, why: 'there was no earlier list' },
  ])('$missing of $known: $why', ({ known, missing, isDrop }) => {
    expect(isCatalogueDrop({ known, missing })).toBe(isDrop);
  });

  it('is never doubted if nothing is missing', () => {
    fc.assert(fc.property(fc.nat(), (known) => !isCatalogueDrop({ known, missing: 0 })));
  });
});

describe('the outlook of a queue', () => {
  const state = { isConnected: true, isPlatformOn: true, heldUntil: null };

  it('is empty if nothing waits, whatever else is wrong', () => {
    expect(queueOutlook([{ waiting: 0, done: 4, overSeconds: 9 }], { ...state, isConnected: false })).toEqual({
      kind: 'empty',
    });
  });

  it('follows the slowest kind of work, at its pace since its first settled change', () => {
    const lanes = [
      { waiting: 10, done: 100, overSeconds: 300 },
      { waiting: 50, done: 25, overSeconds: 60 },
    ];
    expect(queueOutlook(lanes, state)).toEqual({ kind: 'moving', seconds: 120 });
  });

  it('gives no estimate for a kind with no settled changes', () => {
    const lanes = [
      { waiting: 10, done: 100, overSeconds: 300 },
      { waiting: 1, done: 0, overSeconds: 0 },
    ];
    expect(queueOutlook(lanes, state)).toEqual({ kind: 'unknown' });
  });

  it('names what it waits for: the seller before the marketplace', () => {
    const lanes = [{ waiting: 1, done: 1, overSeconds: 1 }];
    const heldUntil = '2026-11-22T00:00:00.000Z';
    expect(queueOutlook(lanes, { ...state, heldUntil })).toEqual({ kind: 'held', until: heldUntil });
    expect(queueOutlook(lanes, { ...state, isPlatformOn: false, isConnected: false })).toEqual({ kind: 'off' });
    expect(queueOutlook(lanes, { ...state, heldUntil, isConnected: false })).toEqual({ kind: 'reconnect' });
  });
});

it('knows who must resolve each trouble', () => {
  expect(Object.fromEntries(TROUBLES.map((trouble) => [trouble, recoveryOfTrouble(trouble)]))).toEqual({
    'auth-expired': 'reconnect',
    'rate-limited': 'self',
    rejected: 'seller',
    'not-found': 'seller',
    unavailable: 'self',
    unknown: 'self',
    'refused-by-gate': 'seller',
    internal: 'self',
  });
});
