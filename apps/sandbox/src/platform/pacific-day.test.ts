import { expect, test } from 'vitest';
import { createPacificCalendar } from './pacific-day.ts';

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21', '2026-11-22T08:00:00.000Z'],
  ['2026-11-21T07:59:59Z', '2026-11-20', '2026-11-21T08:00:00.000Z'],
  ['2026-07-04T06:59:59Z', '2026-07-03', '2026-07-04T07:00:00.000Z'],
  // The day on which the clocks go forward has 23 hours, and the day on which they go back has 25.
  ['2026-03-08T12:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
  ['2026-11-01T12:00:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
])('at %s the day in California is %s and ends at %s', (now, key, endsAt) => {
  const day = createPacificCalendar()(Date.parse(now));
  expect(day.key).toBe(key);
  expect(new Date(day.endsAt).toISOString()).toBe(endsAt);
});

test('the calendar notices when the clock is moved back', () => {
  const calendar = createPacificCalendar();
  expect(calendar(Date.parse('2026-11-23T10:00:00Z')).key).toBe('2026-11-23');
  expect(calendar(Date.parse('2026-11-21T10:00:00Z')).key).toBe('2026-11-21');
});
