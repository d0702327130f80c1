import type { RunCount } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { countConsented } from './runs.service.ts';

const count = (given: Partial<RunCount>): RunCount => ({
  site: 'DE',
  verdict: 'ready',
  reason: null,
  fix: null,
  outcome: 'waiting',
  n: 1,
  ...given,
});

const counts = [
  count({ n: 100 }),
  count({ site: 'FR', n: 200 }),
  count({ verdict: 'draft', n: 10 }),
  count({ verdict: 'draft', n: 20 }),
  count({ verdict: 'draft', n: 40 }),
  count({ verdict: 'blocked', reason: 'out_of_stock', fix: 'restock', n: 1_000 }),
  count({ outcome: 'listed', n: 5_000 }),
];

describe('the number that a seller consents to', () => {
  it.each([
    [false, 300],
    [true, 370],
  ])('with drafts allowed %s is %i', (allowDrafts, expected) => {
    expect(countConsented(counts, { allowDrafts })).toBe(expected);
  });
});
