import { expect, test } from 'vitest';
import { COLUMNS, emptyRow, flawOf, inputOf, isSameDraft, newDraft, pasted, sizeRowsOf } from './chart-draft.ts';

const row = (CM: string, UK = '', EU = '') => emptyRow({ CM, UK, EU });

test('rows are sent in the order of their lengths, in millimetres, without empty ones', () => {
  expect(sizeRowsOf([row('25,5', '7', '41'), emptyRow(), row(' 24.5 ', '6', '39')])).toEqual([
    { mm: 245, sizes: { EU: '39', UK: '6' } },
    { mm: 255, sizes: { EU: '41', UK: '7' } },
  ]);
});

test('an invalid cell is found where it was typed', () => {
  const wrong = row('twenty', '6', '39');
  expect(flawOf([wrong, row('25', '7', '40')])).toMatchObject({ flaw: 'length_wrong', key: wrong.key });
  expect(flawOf([row('24', '6', '39'), row('25', '7', '40')])).toBeUndefined();
  expect(flawOf([])).toMatchObject({ flaw: 'no_rows', key: undefined });
});

test('spreadsheet cells are pasted over the rows, starting at a cell', () => {
  const rows = [row('24', '6'), row('25', '7')];
  const laid = pasted(rows, '39\t6.5\r\n40\t7.5\r\n41\t8.5\r\n', { row: 1, system: 'EU' }) ?? [];
  expect(laid.map(({ cells }) => [cells.CM, cells.EU, cells.UK])).toEqual([
    ['24', '', '6'],
    ['25', '39', '6.5'],
    ['', '40', '7.5'],
    ['', '41', '8.5'],
  ]);
  expect(laid[1]?.key).toBe(rows[1]?.key);
});

test('a line of names determines which columns are pasted', () => {
  const laid = pasted([row('1')], 'UK\tcm\tShop\tEU\n6\t24.5\tx\t39', { row: 0, system: 'JP' }) ?? [];
  expect(laid.map(({ cells }) => COLUMNS.map((system) => cells[system]))).toEqual([
    ['24.5', '39', '6', '', '', '', '', ''],
  ]);
});

test('a single word is pasted by the field itself', () => {
  expect(pasted([row('24')], '39\n', { row: 0, system: 'EU' })).toBeNull();
});

test('empty rows make no difference, and clothing has no width', () => {
  const draft = { ...newDraft(), name: ' Boots ', brand: ' ', width: 'wide' as const };
  expect(isSameDraft(draft, { ...draft, rows: [] })).toBe(true);
  expect(isSameDraft(draft, { ...draft, rows: [row('24')] })).toBe(false);
  expect(inputOf(draft)).toMatchObject({ name: 'Boots', brand: null, width: 'wide' });
  expect(inputOf({ ...draft, kind: 'clothing' })).toMatchObject({ width: 'any' });
});
