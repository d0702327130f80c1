import { describe, expect, it } from 'vitest';
import { judgeRate, rateAge } from './rate-age.ts';
import { isTargetDay, lastPublishedDay, targetDaysBetween } from './target-days.ts';

describe('the days on which rates are published', () => {
  it.each([
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2026-04-07', true],
    ['2027-03-26', false],
    ['2027-03-29', false],
    ['2024-03-29', false],
    ['2026-05-01', false],
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2026-12-28', true],
    ['2027-01-01', false],
    ['2026-05-14', true],
  ])('%s: %s', (day, expected) => {
    expect(isTargetDay(day)).toBe(expected);
  });

  it.each([
    ['2026-11-27', '2026-11-30', 1],
    ['2026-11-27', '2026-11-29', 0],
    ['2026-04-02', '2026-04-08', 2],
    ['2026-12-23', '2027-01-04', 6],
    ['2026-11-27', '2026-11-01', 0],
  ])('from %s to %s there are %i', (from, to, days) => {
    expect(targetDaysBetween(from, to)).toBe(days);
  });

  it.each([
    ['2026-11-27T15:29:00Z', '2026-11-26'],
    ['2026-11-27T15:30:00Z', '2026-11-27'],
    ['2026-11-29T20:00:00Z', '2026-11-27'],
    ['2026-11-30T09:00:00Z', '2026-11-27'],
    ['2027-01-01T20:00:00Z', '2026-12-31'],
  ])('at %s the newest rates are of %s', (now, day) => {
    expect(lastPublishedDay(new Date(now))).toBe(day);
  });
});

it.each([
  ['2026-11-27', '2026-11-29T20:00:00Z', 'fresh'],
  ['2026-11-27', '2026-12-01T20:00:00Z', 'fresh'],
  ['2026-11-27', '2026-12-02T20:00:00Z', 'stale'],
  ['2026-11-27', '2026-12-10T20:00:00Z', 'stale'],
  ['2026-11-27', '2026-12-11T20:00:00Z', 'too_old'],
  // Easter and weekends are no days of rates.
  ['2026-04-02', '2026-04-08T20:00:00Z', 'fresh'],
])('a rate of %s is, at %s, %s', (checked, now, age) => {
  expect(rateAge(checked, new Date(now))).toBe(age);
});

it.each([
  [1_200_000, 1_000_000, null],
  [1_200_001, 1_000_000, 'jumped'],
  [799_999, 1_000_000, 'jumped'],
  [1_000_000, undefined, null],
  [0, 1_000_000, 'not_positive'],
  [-1, 1_000_000, 'not_positive'],
  [null, 1_000_000, 'not_positive'],
  [undefined, 1_000_000, 'missing'],
])('a published rate of %s after %s is judged %s', (published, before, expected) => {
  expect(judgeRate(published, before)).toBe(expected);
});
