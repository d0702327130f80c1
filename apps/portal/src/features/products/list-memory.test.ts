import { expect, test } from 'vitest';
import { createPlaceStore } from '../../lib/list-places.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { keepSelection, recallSelection } from './list-memory.ts';

const SELECTIONS: readonly Selection[] = [{ kind: 'query' }, { kind: 'some', keys: new Set([3, 5]), anchor: 5 }];

test.each(SELECTIONS)('a selection is kept until midnight of the seller’s day, and not longer ($kind)', (selection) => {
  const places = createPlaceStore({ getItem: () => null, setItem: () => undefined });
  keepSelection('shop', 'list', selection, new Date(2031, 4, 8, 0, 0, 1), places);
  expect(recallSelection('shop', 'list', new Date(2031, 4, 8, 23, 59, 59), places)).toEqual(selection);
  expect(recallSelection('shop', 'list', new Date(2031, 4, 9, 0, 0, 0), places)).toBeNull();
  expect(recallSelection('shop', 'list', new Date(2032, 4, 8, 0, 0, 1), places)).toBeNull();
  expect(recallSelection('other shop', 'list', new Date(2031, 4, 8, 12), places)).toBeNull();
});

test('rows selected one by one are selected in every search; all of a search are selected in that search only', () => {
  const places = createPlaceStore({ getItem: () => null, setItem: () => undefined });
  const noon = new Date(2031, 4, 8, 12);
  const [all, some] = SELECTIONS;
  if (all === undefined || some === undefined) throw new Error('two selections are given');
  keepSelection('shop', 'list', some, noon, places);
  expect(recallSelection('shop', 'other list', noon, places)).toEqual(some);
  keepSelection('shop', 'list', all, noon, places);
  expect(recallSelection('shop', 'other list', noon, places)).toBeNull();
});
