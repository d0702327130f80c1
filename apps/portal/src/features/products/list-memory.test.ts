import { expect, test } from 'vitest';
import { createPlaceStore } from '../../lib/list-places.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { keepSelection, recallSelection } from './list-memory.ts';

const SELECTIONS: readonly Selection[] = [{ kind: 'query' }, { kind: 'some', keys: new Set([3, 5]), anchor: 5 }];

test.each(SELECTIONS)('a selection is kept until midnight of the seller’s day, and not longer ($kind)', (selection) => {
  const places = createPlaceStore({ getItem: () => null, setItem: () => undefined });
  keepSelection('list', selection, new Date(2031, 4, 8, 0, 0, 1), places);
  expect(recallSelection('list', new Date(2031, 4, 8, 23, 59, 59), places)).toEqual(selection);
  expect(recallSelection('list', new Date(2031, 4, 9, 0, 0, 0), places)).toBeNull();
  expect(recallSelection('list', new Date(2032, 4, 8, 0, 0, 1), places)).toBeNull();
  expect(recallSelection('other list', new Date(2031, 4, 8, 12), places)).toBeNull();
});
