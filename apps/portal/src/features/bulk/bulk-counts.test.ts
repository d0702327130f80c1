import { expect, test } from 'vitest';
import { countsOf } from './bulk-counts.ts';

const count = (
  verdict: 'ready' | 'draft' | 'blocked',
  outcome: 'waiting' | 'listed' | 'failed' | 'skipped',
  n: number,
) => ({
  ...{ site: 'DE' as const, verdict, outcome, n },
  ...{ reason: null, fix: null },
});

test('listings that were requested before count neither as blocked nor as not listed', () => {
  const counts = [
    count('ready', 'waiting', 5),
    count('draft', 'waiting', 2),
    count('blocked', 'waiting', 1),
    { ...count('blocked', 'waiting', 4), reason: 'already_listed' as const },
    { ...count('ready', 'skipped', 3), reason: 'already_queued' as const },
    count('ready', 'skipped', 6),
    count('ready', 'listed', 7),
    count('draft', 'failed', 8),
  ];
  expect(countsOf({ counts })).toEqual({
    ...{ ready: 5, drafts: 2, blocked: 1, requested: 7 },
    ...{ notListed: 6, listed: 7, failed: 8 },
  });
});
