import { numberStyle } from '@quayside/kernel';
import { describe, expect, it, test } from 'vitest';
import type { Cell } from '../../../../ui/cell-grid/cell-range.ts';
import {
  cellKey,
  keepOnly,
  pasted,
  problemOf,
  readCells,
  refusedOf,
  sheetOf,
  shownText,
  takeBack,
  valuesOf,
  write,
} from './grid-edits.ts';
import { type GridEdits, NO_EDITS } from './written.ts';

const english = numberStyle('en-GB');
const german = numberStyle('de-DE');
const at = (row: number, column: string): Cell => ({ row, column });
const textsOf = ({ texts }: GridEdits) => Object.fromEntries(texts);
const none = () => '';

test('what is written is taken back step by step, and a text as it was is no change', () => {
  const one = write(NO_EDITS, [[at(1, 'stock'), '5']], none);
  const two = write(
    one,
    [
      [at(1, 'stock'), '6'],
      [at(2, 'stock'), ' 7 '],
    ],
    none,
  );
  expect(textsOf(two)).toEqual({ '1 stock': '6', '2 stock': '7' });
  expect(textsOf(takeBack(two))).toEqual({ '1 stock': '5' });
  expect(textsOf(takeBack(takeBack(two)))).toEqual({});
  expect(textsOf(takeBack(NO_EDITS))).toEqual({});
  // Without a step of its own, so that taking back always shows something.
  expect(write(two, [[at(1, 'stock'), '6']], none)).toBe(two);
  expect(textsOf(write(two, [[at(1, 'stock'), '3']], () => '3'))).toEqual({ '2 stock': '7' });
  expect(textsOf(keepOnly(two, new Set([cellKey(at(2, 'stock'))])))).toEqual({ '2 stock': '7' });
});

describe('what a spreadsheet copies', () => {
  it('is read cell by cell, with tabs, line breaks and quotes within cells', () => {
    expect(readCells('1\t2\r\n3\t4\r\n', '\t')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(readCells('"a\tb"\t"say ""no"""\n"two\nlines"\t5" shelf', '\t')).toEqual([
      ['a\tb', 'say "no"'],
      ['two\nlines', '5" shelf'],
    ]);
    expect(readCells('one', '\t')).toEqual([['one']]);
    expect(readCells('\t\n', '\t')).toEqual([['', '']]);
  });

  const loaded = { rows: [1, 2, 3], columns: ['manual.DE', 'manual.FR'] };
  it('goes to the right and down, and counts what found no cell', () => {
    const table = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    const { cells, lost } = pasted(table, [at(2, 'manual.DE')], loaded);
    expect(cells.map(([cell, text]) => [cellKey(cell), text])).toEqual([
      ['2 manual.DE', 'a'],
      ['2 manual.FR', 'b'],
      ['3 manual.DE', 'd'],
      ['3 manual.FR', 'e'],
    ]);
    expect(lost).toBe(2);
  });
  it('fills all selected cells if it is one value', () => {
    const cells = [at(1, 'manual.DE'), at(2, 'manual.DE')];
    expect(pasted([['9.99']], cells, loaded).cells.map(([cell]) => cellKey(cell))).toEqual(cells.map(cellKey));
    expect(pasted([], cells, loaded)).toEqual({ cells: [], lost: 0 });
  });
});

test.each([
  ['manual.DE', '12.50', english, null],
  ['manual.DE', '12,50', german, null],
  ['manual.DE', '1.234', english, 'number_unreadable'],
  ['manual.DE', '1,234', german, 'number_unreadable'],
  ['manual.DE', '1.234', german, null],
  ['manual.DE', '', english, null],
  ['manual.DE', '0', english, 'number_impossible'],
  ['manual.DE', 'ten', english, 'number_unreadable'],
  ['stock', '0', english, null],
  ['stock', '-1', english, 'number_impossible'],
  ['stock', '', english, 'cannot_clear'],
  ['cost', '3.50', english, null],
  ['title.DE', '1.234', english, null],
] as const)('%s “%s” has the problem that its cell shows', (column, text, style, problem) => {
  expect(problemOf(column, text, style, 'GBP')).toBe(problem);
});

test('written cells become one file with a row for each product, and what it is refused for leads back to its cell', () => {
  const edits = write(
    NO_EDITS,
    [
      [at(7, 'manual.DE'), '1.234,50'],
      [at(7, 'title.FR'), 'Rouge, "vif"'],
      [at(8, 'manual.DE'), ''],
      [at(8, 'stock'), '12'],
    ],
    () => 'before',
  );
  const written = sheetOf(edits, german);
  expect(written.sheet.csv?.split('\r\n')).toEqual([
    'id,manual.DE,title.FR,stock',
    '7,"1.234,50","Rouge, ""vif""",',
    '8,[clear],,12',
    '',
  ]);
  expect(written.sheet.columns.map(({ column }) => column)).toEqual(['id', 'manual.DE', 'title.FR', 'stock']);
  expect(written.sheet.decimal).toBe('comma');
  expect(sheetOf(edits, english).sheet.decimal).toBe('point');
  const error = { row: 3, column: 'stock', value: '12', code: 'kept_by_marketplace' as const };
  expect([...refusedOf(written, [error, { ...error, row: 0 }])]).toEqual([['8 stock', 'kept_by_marketplace']]);
});

test('the cells of a file are those of products, and are shown as the reader writes numbers', () => {
  const values = valuesOf('ID,Stock,Price DE,Title DE\r\n7,3,1234.50,"Rot, groß"\r\n7-1,2,9.00,\r\n', [
    'id',
    'stock',
    'manual.DE',
    'title.DE',
  ]);
  expect(Object.fromEntries(values)).toEqual({ '7 stock': '3', '7 manual.DE': '1234.50', '7 title.DE': 'Rot, groß' });
  expect(shownText('manual.DE', '1234.50', german, 'GBP')).toBe('1234,50');
  expect(shownText('title.DE', '1.5', german, 'GBP')).toBe('1.5');
  expect(shownText('cost', '', german, 'GBP')).toBe('');
});
