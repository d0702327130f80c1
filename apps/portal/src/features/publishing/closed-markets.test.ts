import type { RunCount } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { marketsClosedBy } from './closed-markets.ts';

const count = (site: Site, outcome: RunCount['outcome'], n: number): RunCount => ({
  site,
  outcome,
  n,
  verdict: 'ready',
  reason: null,
  fix: null,
});
const run = {
  kind: 'end' as const,
  sites: ['DE', 'FR', 'IT', 'ES'] as const,
  counts: [count('DE', 'ended', 3), count('FR', 'ended', 2), count('IT', 'failed', 2), count('ES', 'skipped', 1)],
};

test('a run closes the markets in which it ended the last listing of the account', () => {
  expect(marketsClosedBy(run, { listedBySite: { FR: 4, IT: 2 } })).toEqual(['DE']);
  expect(marketsClosedBy(run, { listedBySite: {} })).toEqual(['DE', 'FR']);
});

test('a run that lists closes nothing', () => {
  expect(marketsClosedBy({ ...run, kind: 'list' }, { listedBySite: {} })).toEqual([]);
});
