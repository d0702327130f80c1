import type { RunCount } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { countConsented } from './runs.service.ts';

const count = (given: Partial<RunCount>): RunCount => ({
  site: 'DE',
  verdict: 'ready',
  reason: null,
  fix: null,
  outcome: 'waiting',
  confidenceStep: 0,
  n: 1,
  ...given,
});

const counts = [
  count({ n: 100 }),
  count({ site: 'FR', n: 200 }),
  count({ verdict: 'draft', confidenceStep: 50, n: 10 }),
  count({ verdict: 'draft', confidenceStep: 70, n: 20 }),
  count({ verdict: 'draft', confidenceStep: 100, n: 40 }),
  count({ verdict: 'blocked', reason: 'out_of_stock', fix: 'restock', n: 1_000 }),
  count({ outcome: 'listed', n: 5_000 }),
];

describe('the number that a seller consents to', () => {
  it.each([
    [false, 0, 300],
    [true, 0, 370],
    [true, 50, 370],
    [true, 60, 360],
    [true, 70, 360],
    [true, 80, 340],
    [true, 100, 340],
  ])('with drafts allowed %s from %i %% is %i', (allowDrafts, confidenceThreshold, expected) => {
    expect(countConsented(counts, { allowDrafts, confidenceThreshold })).toBe(expected);
  });
});
