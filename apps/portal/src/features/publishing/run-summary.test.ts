import type { RunCount } from '@quayside/contract';
import { describe, expect, test } from 'vitest';
import {
  countAgain,
  countConsented,
  countPassingDrafts,
  coverageHistogram,
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
  coverageStep: 0,
  n: 1,
  ...more,
});

const drafts = [
  count({ verdict: 'draft', coverageStep: 40, n: 5 }),
  count({ verdict: 'draft', coverageStep: 50, n: 7, site: 'FR' }),
  count({ verdict: 'draft', coverageStep: 100, n: 2 }),
];

describe('the number that is consented to', () => {
  const counts = [count({ n: 100 }), ...drafts, count({ verdict: 'blocked', reason: 'no_image', n: 9 })];

  test('without drafts it is what is ready, and blocked run items never count', () => {
    expect(countConsented(counts, { allowDrafts: false, threshold: 0 })).toBe(100);
  });

  test('the threshold lets through drafts at or above it', () => {
    expect(countPassingDrafts(counts, 50)).toBe(9);
    expect(countConsented(counts, { allowDrafts: true, threshold: 50 })).toBe(109);
    expect(countConsented(counts, { allowDrafts: true, threshold: 100 })).toBe(102);
    expect(countConsented(counts, { allowDrafts: true, threshold: 0 })).toBe(114);
  });

  test('the histogram holds every draft once, in its step', () => {
    expect(coverageHistogram(counts)).toEqual([0, 0, 0, 0, 5, 7, 0, 0, 0, 0, 2]);
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

test('another try of all that failed leaves out what only the seller can make room for', () => {
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

  const run = { counts, allowDrafts: true, coverageThreshold: 50 };

  test('a draft that waits counts only where the consent lets it through', () => {
    const waiting = [...drafts, count({ n: 1 })];
    expect(progressOf({ ...run, counts: waiting }).total).toBe(10);
    expect(progressOf({ ...run, counts: waiting, allowDrafts: false }).total).toBe(1);
  });

  test('its whole is what was consented to, without what was blocked or passed over', () => {
    expect(progressOf(run)).toEqual({ listed: 60, ended: 0, queued: 30, failed: 4, cancelled: 0, total: 94 });
    expect(progressOf(run, 'FR')).toMatchObject({ failed: 4, total: 4 });
  });
});

describe('a run that was called off', () => {
  const whole = { itemsPrepared: 30, itemsTotal: 30 };
  const confirmedAt = '2026-01-05T08:00:00.000Z';

  test('before the consent was discarded: it is not done, and it was carried out at no time', () => {
    const run = { state: 'cancelled', confirmedAt: null, ...whole } as const;
    expect(shownState(run)).toBe('discarded');
    expect(isOverUnsent(run)).toBe(true);
    expect(stepsOf(run)).toEqual(['prepare', 'review', 'done']);
    expect(stepsOf({ ...run, itemsPrepared: 12 })).toEqual(['prepare', 'done']);
  });

  test('after the consent was stopped, and what had been sent counts', () => {
    const run = { state: 'cancelled', confirmedAt, ...whole } as const;
    expect(shownState(run)).toBe('cancelled');
    expect(isOverUnsent(run)).toBe(false);
    expect(stepsOf(run)).toEqual(['prepare', 'review', 'carry', 'done']);
  });

  test('by an error of its preparation sent nothing either', () => {
    const run = { state: 'failed', confirmedAt: null, ...whole } as const;
    expect(shownState(run)).toBe('failed');
    expect(isOverUnsent(run)).toBe(true);
  });

  test('is not over while it is under way', () => {
    expect(isOverUnsent({ state: 'prepared', confirmedAt: null })).toBe(false);
    expect(isOverUnsent({ state: 'done', confirmedAt })).toBe(false);
  });
});

describe('what the check says where nothing is blocked', () => {
  const said = (kind: 'list' | 'end', ...counts: RunCount[]) => findingOf({ kind, counts });
  const ready = count({ n: 12 });
  const draft = count({ verdict: 'draft', coverageStep: 70, n: 8 });

  test('names drafts, and claims that every listing passed only where every listing did', () => {
    expect(said('list', ready)).toBe('allGood');
    expect(said('list', ready, draft)).toBe('goodAndDrafts');
    expect(said('list', draft)).toBe('onlyDrafts');
    expect(said('list')).toBe('nothingChecked');
  });

  test('speaks of ending where listings end', () => {
    expect(said('end', ready)).toBe('allEnd');
    expect(said('end')).toBe('nothingToEnd');
  });
});
