import type { GivenSheet, SheetProblem, SheetRowError } from '@quayside/contract';
import {
  type Currency,
  minorDigits,
  type NumberStyle,
  numberStyle,
  readNumber,
  type Site,
  siteFacts,
  writeNumber,
} from '@quayside/kernel';
import { csvLine, withoutGuard } from '@quayside/kernel/csv';
import { CLEAR_WORD, type SheetColumn, siteColumn } from '@quayside/kernel/sheets';
import type { Cell } from '../../../../ui/cell-grid/cell-range.ts';
import type { GridEdits, Written, WrittenColumn, WrittenField } from './written.ts';

/*
 * Cells that are written in before anything is saved. They are columns of a file of products, so that what is written is judged, previewed,
 * carried out and undone as such a file is.
 */

/** The site of a column of a site. */
export const siteOfColumn = (column: WrittenColumn): Site | undefined => siteColumn(column)?.site;

/** The columns of a field. */
export function columnsOfField(field: WrittenField, sites: readonly Site[]): readonly WrittenColumn[] {
  return field === 'stock' ? ['stock', 'cost'] : sites.map((site): WrittenColumn => `${field}.${site}`);
}

export const cellKey = ({ row, column }: Cell): string => `${row} ${column}`;

function partsOf(key: string): readonly [itemId: number, column: WrittenColumn] {
  const [id = '', column = ''] = key.split(' ');
  return [Number(id), column as WrittenColumn];
}

/** Writes cells, as one step. A cell that is written as it was is not changed any more. */
export function write(
  edits: GridEdits,
  cells: readonly (readonly [cell: Cell, text: string])[],
  textBefore: (cell: Cell) => string,
): GridEdits {
  const texts = new Map(edits.texts);
  for (const [cell, text] of cells) {
    if (text.trim() === textBefore(cell)) texts.delete(cellKey(cell));
    else texts.set(cellKey(cell), text.trim());
  }
  const isSame = texts.size === edits.texts.size && [...texts].every(([key, text]) => edits.texts.get(key) === text);
  return isSame ? edits : { texts, past: [...edits.past, edits.texts] };
}

export function takeBack({ texts, past }: GridEdits): GridEdits {
  return { texts: past.at(-1) ?? texts, past: past.slice(0, -1) };
}

/** Only the cells that a check has refused, so that they can be corrected. */
export function keepOnly(edits: GridEdits, keys: ReadonlySet<string>): GridEdits {
  return { texts: new Map([...edits.texts].filter(([key]) => keys.has(key))), past: [] };
}

/** The cells of a table of text with this separator, as spreadsheets copy and files have it: quoted where a cell holds a separator. */
export function readCells(text: string, separator: '\t' | ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/**
 * What a pasted table writes: from the first cell on, to the right and down. One value goes into all the selected cells.
 * @returns also how many values found no cell, because the grid ends there or more rows are not loaded
 */
export function pasted(
  table: readonly (readonly string[])[],
  cells: readonly Cell[],
  loaded: { readonly rows: readonly number[]; readonly columns: readonly string[] },
): { readonly cells: readonly (readonly [Cell, string])[]; readonly lost: number } {
  const [first] = cells;
  const [[only] = []] = table;
  if (first === undefined || only === undefined) return { cells: [], lost: 0 };
  if (table.length === 1 && table[0]?.length === 1) return { cells: cells.map((cell) => [cell, only]), lost: 0 };
  const [top, left] = [loaded.rows.indexOf(first.row), loaded.columns.indexOf(first.column)];
  let lost = 0;
  const written = table.flatMap((values, down) =>
    values.flatMap((text, right): (readonly [Cell, string])[] => {
      const [row, column] = [loaded.rows[top + down], loaded.columns[left + right]];
      if (row !== undefined && column !== undefined) return [[{ row, column }, text]];
      lost += 1;
      return [];
    }),
  );
  return { cells: written, lost };
}

/** How a column writes numbers; null for texts. @param costCurrency of the product's cost */
function digitsOf(column: WrittenColumn, costCurrency: Currency): number | null {
  if (column === 'stock') return 0;
  if (column === 'cost') return minorDigits(costCurrency);
  const ofSite = siteColumn(column);
  return ofSite?.fact === 'manual' ? minorDigits(siteFacts(ofSite.site).currency) : null;
}

const POINT = numberStyle('en-GB');

/** A value of a file in the reader's own way of writing. */
export function shownText(column: WrittenColumn, value: string, style: NumberStyle, costCurrency: Currency): string {
  const digits = digitsOf(column, costCurrency);
  const minor = digits === null ? null : readNumber(value, POINT, digits);
  return digits !== null && typeof minor === 'number' ? writeNumber(minor, style, digits, true) : value;
}

/** What is wrong with a text before anybody is asked; null if nothing is. A number that can be read in two ways is none. */
export function problemOf(
  column: WrittenColumn,
  text: string,
  style: NumberStyle,
  costCurrency: Currency,
): 'number_unreadable' | 'number_impossible' | 'cannot_clear' | null {
  const digits = digitsOf(column, costCurrency);
  if (digits === null) return null;
  if (text === '') return column === 'stock' ? 'cannot_clear' : null;
  const number = readNumber(text, style, digits);
  if (typeof number !== 'number') return 'number_unreadable';
  return number < (column === 'stock' ? 0 : 1) ? 'number_impossible' : null;
}

/** How many written numbers cannot be read. Of costs, the currency does not matter here: one with fewer decimals is refused by the check. */
export function countUnreadable(edits: GridEdits, style: NumberStyle): number {
  return [...edits.texts].filter(([key, text]) => problemOf(partsOf(key)[1], text, style, 'EUR') !== null).length;
}

/** The products of the rows of a file that was made of cells, by the number of the row. */
export interface WrittenSheet {
  readonly sheet: GivenSheet;
  readonly itemOfRow: ReadonlyMap<number, number>;
}

/** The first row below the headings. */
const FIRST_ROW = 2;

/**
 * The written cells as a file of products, with a row for each product that has one. Numbers stay as they were written, and are read once more
 * by the check of the file.
 */
export function sheetOf(edits: GridEdits, style: NumberStyle): WrittenSheet {
  const rows = new Map<number, Map<string, string>>();
  for (const [key, text] of edits.texts) {
    const [itemId, column] = partsOf(key);
    const row = rows.get(itemId) ?? new Map<string, string>();
    rows.set(itemId, row.set(column, text === '' ? CLEAR_WORD : text));
  }
  const columns = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))] as WrittenColumn[];
  const lines = [...rows].map(([itemId, row]) =>
    csvLine([String(itemId), ...columns.map((column) => row.get(column) ?? '')]),
  );
  const headings: readonly SheetColumn[] = ['id', ...columns];
  return {
    sheet: {
      csv: csvLine(headings) + lines.join(''),
      columns: headings.map((column) => ({ heading: column, column })),
      decimal: style.decimal === ',' ? 'comma' : 'point',
    },
    itemOfRow: new Map([...rows.keys()].map((itemId, at) => [at + FIRST_ROW, itemId])),
  };
}

/** What a check has refused of a file that was made of cells, by the keys of the cells. */
export function refusedOf({ itemOfRow }: WrittenSheet, errors: readonly SheetRowError[]): Written['refused'] {
  return new Map(
    errors.flatMap(({ row, column, code }): [string, SheetProblem][] => {
      const itemId = itemOfRow.get(row);
      return itemId === undefined || column === null ? [] : [[`${itemId} ${column}`, code]];
    }),
  );
}

/** The cells of a file of products, by their keys. Variations have rows of their own, which the grid does not show. */
export function valuesOf(csv: string, columns: readonly SheetColumn[]): ReadonlyMap<string, string> {
  const [, ...rows] = readCells(csv, ',');
  const values = new Map<string, string>();
  for (const cells of rows) {
    const [id = '', ...others] = cells;
    if (!/^\d+$/.test(id)) continue;
    for (const [at, text] of others.entries()) values.set(`${id} ${columns[at + 1]}`, withoutGuard(text));
  }
  return values;
}
