import { expect, test } from 'vitest';
import {
  ALL_OF_QUERY,
  areAllSelected,
  countElsewhere,
  deselect,
  EMPTY_SELECTION,
  extendTo,
  isSelected,
  selectMore,
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
  expect(areAllSelected(selectMore(EMPTY_SELECTION, loaded), loaded)).toBe(true);
});

test('rows of another search stay selected when a page is added or removed, and are counted', () => {
  const gathered = selectMore(toggle(EMPTY_SELECTION, 99, loaded), loaded);
  expect(chosen(gathered)).toEqual(loaded);
  expect(countElsewhere(gathered, loaded)).toBe(1);
  const left = deselect(gathered, loaded);
  expect(chosen(left)).toEqual([]);
  expect(isSelected(left, 99)).toBe(true);
  expect(countElsewhere(left, loaded)).toBe(1);
});

test('everything that a query finds has nothing elsewhere, and a page taken from it leaves nothing', () => {
  expect(countElsewhere(ALL_OF_QUERY, loaded)).toBe(0);
  expect(deselect(ALL_OF_QUERY, loaded)).toEqual(EMPTY_SELECTION);
});
