import { expect, test } from 'vitest';
import { firstDayOfWeek } from './calendar-locale.ts';
import { writeDay } from './write-day.ts';

test.each([
  ['en-GB', '21 November 2026'],
  ['de', '21. November 2026'],
  ['fr', '21 novembre 2026'],
  ['zh', '2026年11月21日'],
])('a day is the same in every time zone: %s', (locale, text) => {
  const before = process.env.TZ;
  for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland']) {
    process.env.TZ = zone;
    expect(writeDay('2026-11-21', locale, { dateStyle: 'long' })).toBe(text);
  }
  process.env.TZ = before;
});

test('a week begins on Sunday in the United States and on Monday in Europe', () => {
  expect(firstDayOfWeek('en-US')).toBe(0);
  expect(firstDayOfWeek('en-GB')).toBe(1);
  expect(firstDayOfWeek('de')).toBe(1);
});
