import { expect, test } from 'vitest';
import { type Behaviour, place, priceNow } from './rivals.ts';

const HOUR = 3_600_000;
const placed = (behaviour: Behaviour) => place({ priceMinor: 1_000, behaviour, everyMs: HOUR }, 5 * HOUR);
const over = (behaviour: Behaviour, hours: readonly number[], lowestOther?: number) => {
  const rival = placed(behaviour);
  return hours.map((hour) => priceNow(rival, (5 + hour) * HOUR, lowestOther));
};

test.each([
  ['hold', [1_000, 1_000, 1_000]],
  ['sell-out', [1_000, null, 1_000]],
  ['tenfold', [1_000, 10_000, 1_000]],
  ['penny', [1_000, 1, 1_000]],
] as const)(
  'a competitor that shall %s does so every second period, and again at the same times',
  (behaviour, prices) => {
    expect(over(behaviour, [0.5, 1.5, 2.5])).toEqual(prices);
    expect(over(behaviour, [0, 1, 2])).toEqual(prices);
  },
);

test('a competitor undercuts once a period, never below half of its price, and rises when the others leave', () => {
  const rival = placed('undercut');
  expect(priceNow(rival, 5 * HOUR, 900)).toBe(899);
  expect(priceNow(rival, 5.9 * HOUR, 700)).toBe(899);
  expect(priceNow(rival, 6 * HOUR, 700)).toBe(699);
  expect(priceNow(rival, 7 * HOUR, 20)).toBe(500);
  expect(priceNow(rival, 8 * HOUR, undefined)).toBe(1_000);
});
