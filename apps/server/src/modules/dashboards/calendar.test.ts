import { expect, it } from 'vitest';
import { dayIn } from '../../platform/day-in.ts';
import { daysUpTo, monthsUpTo, weeksUpTo } from './calendar.ts';

it('an instant is on one day in London, on the next in Sydney and on the one before in New York', () => {
  const instant = new Date('2026-11-21T00:30:00Z');
  expect(['Europe/London', 'Australia/Sydney', 'America/New_York'].map((zone) => dayIn(zone, instant))).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-20',
  ]);
  expect(dayIn('Australia/Sydney', new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
});

it('days, weeks and months end with those of the day, also where a month, a year or a leap day is between', () => {
  expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(weeksUpTo('2027-01-03', 2)).toEqual(['2026-12-21', '2026-12-28']);
  expect(weeksUpTo('2027-01-04', 2)).toEqual(['2026-12-28', '2027-01-04']);
  expect(monthsUpTo('2027-01-31', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
});
