import { expect, test } from 'vitest';
import { placeAt, scrollTopOf } from './table-place.ts';

test('a position is found again by its row, wherever that row is now', () => {
  const place = placeAt([10, 11, 12, 13], 2 * 36 + 7, 36, 11);
  expect(place).toEqual({ row: 12, offset: 7, active: 11 });
  expect(place && scrollTopOf(place, [12, 13, 14], 36)).toBe(7);
  expect(place && scrollTopOf(place, [9, 10, 11, 12], 36)).toBe(3 * 36 + 7);
});

test('an empty table has no position, and a row that is gone is not found', () => {
  expect(placeAt([], 0, 36, null)).toBeNull();
  expect(scrollTopOf({ row: 5, offset: 0, active: null }, [1, 2], 36)).toBeNull();
});
