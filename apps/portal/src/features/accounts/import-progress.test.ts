import type { ImportView } from '@quayside/contract';
import { expect, test } from 'vitest';
import { isUnderWay, secondsLeft, settledItems } from './import-progress.ts';

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

test('no time is shown while the pace is unknown or the list is still being read', () => {
  expect(secondsLeft({ ...view, pace: null })).toBeNull();
  expect(secondsLeft({ ...view, pace: 0 })).toBeNull();
  expect(secondsLeft({ ...view, phase: 'listing' })).toBeNull();
});

test('a paused import is still in progress', () => {
  expect(isUnderWay({ ...view, state: 'paused' })).toBe(true);
  expect(isUnderWay({ ...view, state: 'done' })).toBe(false);
});
