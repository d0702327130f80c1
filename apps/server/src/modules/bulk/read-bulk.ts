import { type BulkProblem, type FileEncoding, MAX_BULK_ROWS } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { itemNumberIn, type NamedBy, namedBy, readSites } from '@quayside/kernel/bulk';
import { withoutSurplusMarks } from '@quayside/kernel/composed';
import { isShortenedNumber } from '@quayside/kernel/csv';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { readTable, type TableRow } from '../../platform/files/read-table.ts';
import { fail } from '../../platform/http/fail.ts';
import { BULK_COLUMNS, type BulkColumn, COLUMN_NAMES } from './bulk-columns.data.ts';

/** A file, or with `isList` a pasted list: one item in a line, and its sites after a comma, a semicolon or a tab. */
export interface GivenBulk extends GivenFile {
  readonly isList?: boolean | undefined;
}

/** A row as it is written; whether its item exists is not known yet. */
export interface BulkRow {
  readonly row: number;
  /** How it names the item, shortened, to show it. */
  readonly name: string;
  /** What it names the item by, at least one of them. An address is read as the number in it. */
  readonly named: Readonly<Partial<Record<'item' | 'sku' | 'address', string>>>;
  /** Whether a number may be a SKU as well, because the list does not say which it is. */
  readonly isEither: boolean;
  readonly sites: readonly Site[];
}

/** A row that is left out, or row 0 for the whole file. */
export interface BulkRowProblem {
  readonly row: number;
  readonly name: string;
  readonly problem: BulkProblem;
  readonly column: string | null;
  readonly value: string;
}

export interface BulkFile {
  readonly encoding: FileEncoding | null;
  readonly rows: readonly BulkRow[];
  readonly problems: readonly BulkRowProblem[];
}

const LONGEST = 200;
const NAMES: readonly NamedBy[] = ['item', 'sku', 'address'];

/**
 * Reads a file whose first row names at least one of the columns item, sku and address, or a pasted list. A row with a problem is left out.
 * @param chosen the sites of rows that name none
 * @throws bulk_too_long
 */
export function readBulk(given: GivenBulk, chosen: readonly Site[]): BulkFile {
  const read =
    given.isList && !hasHeadings(given.text ?? '') ? readList(given.text ?? '', chosen) : readFile(given, chosen);
  if (read.rows.length + read.problems.length > MAX_BULK_ROWS)
    throw fail('bulk_too_long', { vars: { rows: MAX_BULK_ROWS } });
  return read;
}

/** Whether somebody has pasted a table with its first row. */
function hasHeadings(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const cells = first.split(/[\t,;]/);
  return cells.every((cell) => columnOf(cell) !== undefined);
}

function columnOf(cell: string): BulkColumn | undefined {
  const plain = withoutSurplusMarks(cell)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return BULK_COLUMNS.find((column) => COLUMN_NAMES[column].includes(plain));
}

function readFile(given: GivenFile, chosen: readonly Site[]): BulkFile {
  const table = readTable<BulkColumn>(given, { columnOf, needed: [] });
  const isNamed = NAMES.some((column) => table.columns.includes(column));
  const problems: BulkRowProblem[] = table.errors.map(({ row, column, value, code }) => ({
    ...{ row, column, value, problem: code },
    name: '',
  }));
  if (!isNamed && problems.length === 0) {
    return { encoding: table.encoding, rows: [], problems: [{ ...whole, problem: 'columns' }] };
  }
  const rows: BulkRow[] = [];
  for (const row of table.rows) {
    const one = readCells(cellsOf(row), chosen);
    if ('problem' in one) {
      const { problem, column, name } = one;
      problems.push({ ...table.problem(row, problem, column), row: row.row, problem, name });
    } else rows.push({ ...one, row: row.row });
  }
  return { encoding: table.encoding, rows, problems };
}

const whole = { row: 0, name: '', column: null, value: '' } as const;

type Cells = Readonly<Record<BulkColumn, string>> & { readonly isEither: boolean };

const cellsOf = (row: TableRow<BulkColumn>): Cells => ({
  item: row.id('item'),
  sku: row.id('sku'),
  address: row.text('address'),
  sites: row.text('sites'),
  isEither: false,
});

function readList(text: string, chosen: readonly Site[]): BulkFile {
  const rows: BulkRow[] = [];
  const problems: BulkRowProblem[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    const [first = '', ...rest] = line.split(/[\t,;]/).map((cell) => cell.trim());
    if (first === '' && rest.every((cell) => cell === '')) return;
    const by = namedBy(first);
    const cells = { item: '', sku: '', address: '', sites: rest.join(' '), [by]: first };
    const one = readCells({ ...cells, isEither: by === 'item' }, chosen);
    const row = at + 1;
    if (!('problem' in one)) rows.push({ ...one, row });
    else {
      const value = one.column === 'sites' ? cells.sites : first;
      problems.push({ row, name: one.name, problem: one.problem, column: null, value: short(value) });
    }
  });
  return { encoding: null, rows, problems };
}

type Read =
  | Omit<BulkRow, 'row'>
  | { readonly problem: BulkProblem; readonly column: BulkColumn; readonly name: string };

function readCells({ isEither, sites: siteText, ...cells }: Cells, chosen: readonly Site[]): Read {
  const given = NAMES.filter((column) => cells[column] !== '');
  const [by] = given;
  const name = by ? short(cells[by]) : '';
  if (!by) return { problem: 'no_item', column: 'item', name };
  const shortened = given.find((column) => column !== 'address' && isShortenedNumber(cells[column]));
  if (shortened) return { problem: 'number_shortened', column: shortened, name };
  const address = cells.address === '' ? undefined : itemNumberIn(cells.address);
  if (cells.address !== '' && address === undefined) return { problem: 'address_unreadable', column: 'address', name };
  const { sites, unknown } = readSites(siteText);
  if (unknown !== undefined) return { problem: 'site_unknown', column: 'sites', name };
  const wanted = sites.length > 0 ? sites : chosen;
  if (wanted.length === 0) return { problem: 'no_site', column: 'sites', name };
  const named = {
    ...(cells.item === '' ? {} : { item: cells.item }),
    ...(cells.sku === '' ? {} : { sku: cells.sku }),
    ...(address === undefined ? {} : { address }),
  };
  return { name, named, isEither, sites: wanted };
}

const short = (text: string) => text.slice(0, LONGEST);
