import type { ImportView } from '@quayside/contract';
import { expect, test } from 'vitest';
import { isListing, isUnderWay, isWorthShowing, secondsLeft, settledItems } from './import-progress.ts';

const view: ImportView = {
  importId: 1,
  accountId: 1,
  state: 'running',
  phase: 'details',
  total: 1000,
  listed: 1000,
  imported: 300,
  updated: 90,
  failed: 10,
  skipped: 0,
  errorCode: null,
  errorText: null,
  resumesAt: null,
  startedAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
  pace: 20,
};

test('the time left is the open items divided by the pace of the last minute', () => {
  expect(settledItems(view)).toBe(400);
  expect(secondsLeft(view)).toBe(30);
});

test('a skipped listing is not waited for', () => {
  expect(settledItems({ ...view, skipped: 200 })).toBe(600);
  expect(secondsLeft({ ...view, skipped: 200 })).toBe(20);
});

test('an import is about the list until the first details are counted, whatever was left out before', () => {
  expect(isListing({ ...view, phase: 'listing' })).toBe(true);
  expect(isListing({ ...view, imported: 0, updated: 0, failed: 0, skipped: 3 })).toBe(true);
  expect(isListing(view)).toBe(false);
});

test('a finished import shows its skipped items for a day, and its unreadable items until the next import', () => {
  const done: ImportView = { ...view, state: 'done', failed: 0, skipped: 9, finishedAt: '2026-01-01T00:00:00Z' };
  const hours = (n: number) => Date.parse('2026-01-01T00:00:00Z') + n * 3_600_000;
  expect(isWorthShowing(done, hours(23))).toBe(true);
  expect(isWorthShowing(done, hours(25))).toBe(false);
  expect(isWorthShowing({ ...done, failed: 1 }, hours(25))).toBe(true);
  expect(isWorthShowing({ ...done, skipped: 0 }, hours(1))).toBe(false);
  expect(isWorthShowing({ ...done, state: 'running' }, hours(1))).toBe(true);
});

test('no time is shown while the pace is unknown or the list is still being read', () => {
  expect(secondsLeft({ ...view, pace: null })).toBeNull();
  expect(secondsLeft({ ...view, pace: 0 })).toBeNull();
  expect(secondsLeft({ ...view, phase: 'listing' })).toBeNull();
});

test('a paused import is still in progress', () => {
  expect(isUnderWay({ ...view, state: 'paused' })).toBe(true);
  expect(isUnderWay({ ...view, state: 'done' })).toBe(false);
});
