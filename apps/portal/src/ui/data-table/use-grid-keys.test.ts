import { expect, test } from 'vitest';
import { rowAfterKey } from './use-grid-keys.ts';

test('a key never moves beyond the loaded rows', () => {
  expect(rowAfterKey('ArrowUp', 0, 5)).toBe(0);
  expect(rowAfterKey('PageDown', 3, 5)).toBe(4);
  expect(rowAfterKey('End', 0, 5)).toBe(4);
});

test('the first arrow key goes to the first row', () => {
  expect(rowAfterKey('ArrowDown', -1, 5)).toBe(0);
});

test('j and k move as the arrows do, also with Shift', () => {
  expect(['j', 'J', 'ArrowDown'].map((key) => rowAfterKey(key, 1, 5))).toEqual([2, 2, 2]);
  expect(['k', 'K', 'ArrowUp'].map((key) => rowAfterKey(key, 1, 5))).toEqual([0, 0, 0]);
});

test('other keys and an empty table move nothing', () => {
  expect(rowAfterKey('x', 2, 5)).toBeNull();
  expect(rowAfterKey('ArrowDown', -1, 0)).toBeNull();
});
