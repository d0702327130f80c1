import { expect, it } from 'vitest';
import { remainingOf } from './remaining.ts';

const now = new Date('2026-11-24T12:00:00Z');
const paid = (shipBy: string | null) => remainingOf({ status: 'paid', shipBy }, now);

it('counts down in the largest unit', () => {
  expect(paid('2026-11-27T18:00:00Z')).toEqual({ seconds: 3 * 86_400, isLate: false, isSoon: false });
  expect(paid('2026-11-24T18:59:00Z')).toEqual({ seconds: 6 * 3_600, isLate: false, isSoon: true });
  expect(paid('2026-11-24T12:00:20Z')).toEqual({ seconds: 60, isLate: false, isSoon: true });
});

it('says how overdue an order is', () => {
  expect(paid('2026-11-22T11:00:00Z')).toEqual({ seconds: 2 * 86_400, isLate: true, isSoon: true });
});

it('is empty for an order without a shipping deadline, or one that needs no shipping', () => {
  expect(paid(null)).toBeNull();
  expect(remainingOf({ status: 'shipped', shipBy: '2026-11-22T11:00:00Z' }, now)).toBeNull();
});
