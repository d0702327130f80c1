import { expect, test } from 'vitest';
import { EMPTY_SELECTION } from '../data-table/selection.ts';
import { type Cell, type CellSelection, columnAfterKey, rectangle } from './cell-range.ts';

const loaded = { rows: [11, 12, 13, 14, 15], columns: ['DE', 'FR', 'IT', 'ES'] };
const none: CellSelection = { rows: EMPTY_SELECTION, columns: null };
const cell = (row: number, column: string): Cell => ({ row, column });
const shown = ({ rows, columns }: CellSelection) => [rows.kind === 'some' ? [...rows.keys] : 'all', columns];

test('a rectangle has the rows and columns between its corners, in whichever direction it was drawn', () => {
  const corners = [cell(12, 'FR'), cell(14, 'IT')] as const;
  for (const [anchor, to] of [corners, corners.toReversed()] as [Cell, Cell][]) {
    expect(shown(rectangle({ anchor, last: anchor, to }, loaded, none))).toEqual([
      [12, 13, 14],
      ['FR', 'IT'],
    ]);
  }
});

test('a rectangle that shrinks leaves the rows that it has left', () => {
  const anchor = cell(11, 'DE');
  const large = rectangle({ anchor, last: anchor, to: cell(15, 'ES') }, loaded, none);
  expect(shown(rectangle({ anchor, last: cell(15, 'ES'), to: cell(12, 'DE') }, loaded, large))).toEqual([
    [11, 12],
    ['DE'],
  ]);
});

test('a rectangle keeps its rows when the page of its first corner is no longer loaded', () => {
  const anchor = cell(3, 'DE');
  const before: CellSelection = { rows: { kind: 'some', keys: new Set([3, 4, 11]), anchor: 3 }, columns: ['DE'] };
  expect(shown(rectangle({ anchor, last: cell(11, 'DE'), to: cell(13, 'FR') }, loaded, before))).toEqual([
    [3, 4, 11, 12, 13],
    ['DE', 'FR'],
  ]);
});

test('keys lead from column to column and stop at both ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown'].map((key) => columnAfterKey(key, 1, 4))).toEqual([
    2,
    0,
    0,
    3,
    null,
  ]);
  expect([columnAfterKey('ArrowLeft', 0, 4), columnAfterKey('ArrowRight', 3, 4)]).toEqual([0, 3]);
  expect(columnAfterKey('End', 0, 0)).toBeNull();
});
