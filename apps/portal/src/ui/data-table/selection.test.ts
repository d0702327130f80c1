import { expect, test } from 'vitest';
import {
  ALL_OF_QUERY,
  areAllSelected,
  EMPTY_SELECTION,
  extendTo,
  isSelected,
  selectLoaded,
  toggle,
} from './selection.ts';

const loaded = [10, 11, 12, 13, 14];
const chosen = (selection: ReturnType<typeof toggle>) => loaded.filter((key) => isSelected(selection, key));

test('toggling selects a row and deselects it again', () => {
  const one = toggle(EMPTY_SELECTION, 11, loaded);
  expect(chosen(one)).toEqual([11]);
  expect(chosen(toggle(one, 11, loaded))).toEqual([]);
});

test('a range starts at the row selected last, in both directions', () => {
  const one = toggle(EMPTY_SELECTION, 12, loaded);
  expect(chosen(extendTo(one, 14, loaded))).toEqual([12, 13, 14]);
  expect(chosen(extendTo(one, 10, loaded))).toEqual([10, 11, 12]);
});

test('a range whose start is no longer loaded selects only the one row, never rows out of sight', () => {
  const one = toggle(EMPTY_SELECTION, 99, loaded);
  expect(chosen(extendTo(one, 12, loaded))).toEqual([12]);
});

test('deselecting a row when everything is selected keeps the other loaded rows selected', () => {
  expect(chosen(toggle(ALL_OF_QUERY, 12, loaded))).toEqual([10, 11, 13, 14]);
});

test('an empty page never counts as "all selected"', () => {
  expect(areAllSelected(ALL_OF_QUERY, [])).toBe(false);
  expect(areAllSelected(selectLoaded(loaded), loaded)).toBe(true);
});
