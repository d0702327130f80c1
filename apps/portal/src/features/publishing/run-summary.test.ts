import type { RunCount } from '@quayside/contract';
import { describe, expect, test } from 'vitest';
import {
  countAgain,
  countConsented,
  findingOf,
  groupCauses,
  isOverUnsent,
  progressOf,
  shownState,
  stepsOf,
} from './run-summary.ts';

const count = (more: Partial<RunCount>): RunCount => ({
  site: 'DE',
  verdict: 'ready',
  reason: null,
  fix: null,
  outcome: 'waiting',
  n: 1,
  ...more,
});

const drafts = [
  count({ verdict: 'draft', n: 5 }),
  count({ verdict: 'draft', n: 7, site: 'FR' }),
  count({ verdict: 'draft', n: 2 }),
];

describe('the number of listings in the consent', () => {
  const counts = [count({ n: 100 }), ...drafts, count({ verdict: 'blocked', reason: 'no_image', n: 9 })];

  test('is the number of ready ones if drafts are excluded; blocked run items never count', () => {
    expect(countConsented(counts, false)).toBe(100);
  });

  test('includes all drafts if they are allowed', () => {
    expect(countConsented(counts, true)).toBe(114);
  });
});

test('causes are grouped over sites, the most frequent first, each with its fix', () => {
  const counts = [
    count({ verdict: 'blocked', reason: 'no_image', fix: 'add_image', n: 2 }),
    count({ verdict: 'blocked', reason: 'out_of_stock', fix: 'restock', n: 3 }),
    count({ verdict: 'blocked', reason: 'out_of_stock', fix: 'restock', n: 4, site: 'FR' }),
    count({ verdict: 'ready', n: 50 }),
  ];
  expect(groupCauses(counts, ({ verdict }) => verdict === 'blocked')).toEqual([
    {
      reason: 'out_of_stock',
      fix: 'restock',
      n: 7,
      sites: [
        { site: 'FR', n: 4 },
        { site: 'DE', n: 3 },
      ],
    },
    { reason: 'no_image', fix: 'add_image', n: 2, sites: [{ site: 'DE', n: 2 }] },
  ]);
});

test('retrying everything excludes failures that the seller must resolve first', () => {
  const counts = [
    count({ outcome: 'failed', reason: 'rejected_by_marketplace', n: 4 }),
    count({ outcome: 'failed', reason: 'selling_limit_reached', n: 30 }),
    count({ outcome: 'listed', n: 60 }),
  ];
  expect(countAgain(counts)).toBe(4);
});

describe('progress', () => {
  const counts = [
    count({ outcome: 'listed', n: 60 }),
    count({ outcome: 'queued', n: 30 }),
    count({ outcome: 'failed', reason: 'rejected_by_marketplace', n: 4, site: 'FR' }),
    count({ verdict: 'draft', outcome: 'skipped', n: 11 }),
    count({ verdict: 'blocked', reason: 'no_image', n: 9 }),
  ];

  const run = { counts, allowDrafts: true };

  test('counts a waiting draft only if the consent includes it', () => {
    const waiting = [...drafts, count({ n: 1 })];
    expect(progressOf({ ...run, counts: waiting }).total).toBe(15);
    expect(progressOf({ ...run, counts: waiting, allowDrafts: false }).total).toBe(1);
  });

  test('has the consented listings as its total, without blocked or skipped ones', () => {
    expect(progressOf(run)).toEqual({ listed: 60, ended: 0, queued: 30, failed: 4, cancelled: 0, total: 94 });
    expect(progressOf(run, 'FR')).toMatchObject({ failed: 4, total: 4 });
  });
});

describe('a cancelled run', () => {
  const whole = { itemsPrepared: 30, itemsTotal: 30 };
  const confirmedAt = '2026-01-05T08:00:00.000Z';

  test('before the consent is shown as discarded: it is neither done nor carried out', () => {
    const run = { state: 'cancelled', confirmedAt: null, ...whole } as const;
    expect(shownState(run)).toBe('discarded');
    expect(isOverUnsent(run)).toBe(true);
    expect(stepsOf(run)).toEqual(['prepare', 'review', 'done']);
    expect(stepsOf({ ...run, itemsPrepared: 12 })).toEqual(['prepare', 'done']);
  });

  test('after the consent is shown as stopped, and what was sent counts', () => {
    const run = { state: 'cancelled', confirmedAt, ...whole } as const;
    expect(shownState(run)).toBe('cancelled');
    expect(isOverUnsent(run)).toBe(false);
    expect(stepsOf(run)).toEqual(['prepare', 'review', 'carry', 'done']);
  });

  test('that failed in preparation sent nothing', () => {
    const run = { state: 'failed', confirmedAt: null, ...whole } as const;
    expect(shownState(run)).toBe('failed');
    expect(isOverUnsent(run)).toBe(true);
  });

  test('is not over while it is in progress', () => {
    expect(isOverUnsent({ state: 'prepared', confirmedAt: null })).toBe(false);
    expect(isOverUnsent({ state: 'done', confirmedAt })).toBe(false);
  });
});

describe('the result of the checks with nothing blocked', () => {
  const said = (kind: 'list' | 'end', ...counts: RunCount[]) => findingOf({ kind, counts });
  const ready = count({ n: 12 });
  const draft = count({ verdict: 'draft', n: 8 });

  test('mentions drafts, and says that all listings passed only if they did', () => {
    expect(said('list', ready)).toBe('allGood');
    expect(said('list', ready, draft)).toBe('goodAndDrafts');
    expect(said('list', draft)).toBe('onlyDrafts');
    expect(said('list')).toBe('nothingChecked');
  });

  test('mentions ending in a run that ends listings', () => {
    expect(said('end', ready)).toBe('allEnd');
    expect(said('end')).toBe('nothingToEnd');
  });
});
