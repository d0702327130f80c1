import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('a started day counts as one, and a past time is zero days away', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(daysUntil('2026-11-21T12:30:00Z', now)).toBe(1);
  expect(daysUntil('2026-11-22T12:00:00Z', now)).toBe(1);
  expect(daysUntil('2026-11-22T12:00:01Z', now)).toBe(2);
  expect(daysUntil('2026-11-20T12:00:00Z', now)).toBe(0);
});
