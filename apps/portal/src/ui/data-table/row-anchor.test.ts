import { expect, test } from 'vitest';
import { shiftOf } from './row-anchor.ts';

test('rows added above move the view down by their number', () => {
  expect(shiftOf([5, 6, 7], [3, 4, 5, 6, 7], 1, false)).toBe(2);
});

test('rows removed above move the view up by their number', () => {
  expect(shiftOf([3, 4, 5, 6, 7], [5, 6, 7, 8], 3, false)).toBe(-2);
});

test('at the very top of the list, the top stays visible', () => {
  expect(shiftOf([5, 6], [4, 5, 6], 0, true)).toBe(0);
  expect(shiftOf([5, 6], [4, 5, 6], 0, false)).toBe(1);
});

test('a row that is gone causes no scrolling', () => {
  expect(shiftOf([5, 6, 7], [8, 9], 1, false)).toBe(0);
});
