import type { FileEncoding, FileProblem, FileRowError } from '@quayside/contract';
import { composed } from '@quayside/kernel/composed';
import { isCellError, withoutGuard } from '@quayside/kernel/csv';
import { isVisible } from '@quayside/kernel/form-rules';
import Papa from 'papaparse';
import { decodeFile, type GivenFile } from './decode-file.ts';

export interface TableRow<C extends string> {
  /** As a spreadsheet counts it, from 1. */
  readonly row: number;
  /** The text of a column; empty if the file does not have it. */
  readonly text: (column: C) => string;
  /** The same for what identifies something, without the apostrophe by which people keep a number as a text. */
  readonly id: (column: C) => string;
}

export interface Table<C extends string> {
  /** Null if the file is no text. */
  readonly encoding: FileEncoding | null;
  /** The columns that the file has. */
  readonly columns: readonly C[];
  readonly rows: readonly TableRow<C>[];
  readonly errors: readonly (FileRowError & { readonly code: FileProblem })[];
  /** How the file names a column. */
  readonly nameOf: (column: C) => string | null;
  /** A row that is left out. */
  readonly problem: <Code extends string>(
    row: TableRow<C>,
    code: Code,
    column?: C,
  ) => FileRowError & { readonly code: Code };
}

export interface TableForm<C extends string> {
  /** The column that a cell of the first row names. */
  readonly columnOf: (heading: string) => C | undefined;
  readonly needed: readonly C[];
  /** A row that names the columns, below others that tell of the file itself. Without one, the first row names them. */
  readonly isHead?: (cells: readonly string[]) => boolean;
  /** A cell that begins a formula makes its row wrong: what it would give is unknown. */
  readonly refusesFormulas?: true;
}

/** The rows of a table as cells, before anybody knows what they mean. */
export interface RawTable {
  readonly data: readonly (readonly string[])[];
  /** The row that names the columns, from 1. */
  readonly headRow: number;
  /** The row in which a quote begins and never ends, from 1; where the rows after it begin is unknown. */
  readonly openAt?: number | undefined;
}

/** The form of a file whose columns have one name each, in any case and width, with blanks or hyphens for its underscores. */
export function namedColumns<const C extends string>(columns: readonly C[], needed: readonly C[]): TableForm<C> {
  return {
    columnOf: (heading) => columns.find((column) => column === plainName(heading)),
    needed,
  };
}

const plainName = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const SEPARATORS = [',', ';', '\t'] as const;
/** Excel's own line for the separator, which it does not show as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?\1*\n/i;
/** The first rows are read with each separator, to find the one that the file uses. */
const HEAD_ROWS = 20;
const LONGEST_VALUE = 100;
/** What a decoder writes for bytes that it cannot read, and characters that no text has. */
const UNREADABLE = /\uFFFD|(?![\t\n\v\f\r])\p{Cc}/u;

/** Reads a seller's file as a table. Whatever is wrong with it is in `errors`. */
export function readTable<C extends string>(given: GivenFile, form: TableForm<C>): Table<C> {
  const decoded = decodeFile(given);
  if (typeof decoded !== 'string') return { ...readText(decoded.text, form), encoding: decoded.encoding };
  const errors = [{ row: 0, column: null, value: '', code: decoded }];
  return { ...readText('', form), encoding: null, rows: [], errors };
}

/**
 * Reads a table as spreadsheets write it: with commas, semicolons or tabs, any line ends, and cells that are quoted if
 * they contain one of these. The first row names the columns, in any order. Empty rows, and empty cells beyond the
 * columns, are ignored, and so are cells in which a reader sees nothing. Texts come in NFC, without spaces around them and
 * without spreadsheets' guards.
 */
function readText<C extends string>(given: string, form: TableForm<C>): Omit<Table<C>, 'encoding'> {
  return readCells(splitText(given, form), form);
}

/** Cuts a text into cells. */
export function splitText<C extends string>(given: string, form: Pick<TableForm<C>, 'columnOf' | 'isHead'>): RawTable {
  const lines = composed(given.replace(/\r\n?/g, '\n'));
  const stated = SEPARATOR_LINE.exec(lines);
  const text = stated ? lines.slice(stated[0].length) : lines;
  const head = findHead(text, stated?.[1] ? [stated[1]] : SEPARATORS, form);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: head.separator, newline: '\n' });
  const open = errors.find(({ type }) => type === 'Quotes');
  return { data, headRow: head.row, openAt: open && (open.row ?? 0) + 1 };
}

/** The cells as a table. */
export function readCells<C extends string>(
  { data, headRow, openAt }: RawTable,
  form: TableForm<C>,
): Omit<Table<C>, 'encoding'> {
  const names = (data[headRow - 1] ?? []).map((cell) => cell.trim());
  const columns = names.map((name) => form.columnOf(name));
  const known = columns.flatMap((column) => column ?? []);
  const places = new Map(columns.map((column, place) => [column, place]));
  const nameOf = (column: C | undefined) => (column === undefined ? null : (names[places.get(column) ?? -1] ?? column));
  const refused = (row: number, code: FileProblem, value: string): Omit<Table<C>, 'encoding'> => ({
    columns: known,
    rows: [],
    errors: [{ row, column: null, value: short(value), code }],
    nameOf,
    problem,
  });
  function problem<Code extends string>(row: TableRow<C>, code: Code, column?: C) {
    return { row: row.row, column: nameOf(column), value: column ? short(row.text(column)) : '', code };
  }
  if (openAt) return refused(openAt, 'quote_open', data[openAt - 1]?.join(' ') ?? '');
  const isComplete = form.needed.every((column) => known.includes(column)) && new Set(known).size === known.length;
  if (!isComplete) return refused(headRow, 'columns', names.join(' '));
  const rows: TableRow<C>[] = [];
  const wrong: Table<C>['errors'][number][] = [];
  data.forEach((cells, at) => {
    if (at < headRow || cells.every(isEmpty)) return;
    const cellOf = (column: C) => {
      const text = withoutGuard(cells[places.get(column) ?? -1]?.trim() ?? '').trim();
      return UNREADABLE.test(text) || isVisible(text) ? text : '';
    };
    const row: TableRow<C> = { row: at + 1, text: cellOf, id: (column) => cellOf(column).replace(/^'(?=\d+$)/, '') };
    const surplus = cells.slice(names.length).find((cell) => !isEmpty(cell));
    const unreadable = known.find((column) => UNREADABLE.test(row.text(column)));
    const failed = known.find((column) => isCellError(row.text(column)));
    const formula = form.refusesFormulas && known.find((column) => isFormula(cells[places.get(column) ?? -1] ?? ''));
    if (surplus !== undefined) wrong.push({ row: row.row, column: null, value: short(surplus), code: 'uneven' });
    else if (unreadable) wrong.push(problem(row, 'unreadable', unreadable));
    else if (failed) wrong.push(problem(row, 'formula_error', failed));
    else if (formula) wrong.push(problem(row, 'formula', formula));
    else rows.push(row);
  });
  return { columns: known, rows, errors: wrong, nameOf, problem };
}

/** Whether a spreadsheet would work out the cell. `="0012"` only keeps a number as a text. */
const isFormula = (cell: string) => cell.trim().startsWith('=') && withoutGuard(cell.trim()).startsWith('=');
const isEmpty = (cell: string) => cell.trim() === '';
const short = (value: string) => value.trim().slice(0, LONGEST_VALUE);

interface Head {
  readonly separator: string;
  /** The row that names the columns, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Finds the separator with which the first row names the most columns, and of these the one with the most cells. */
function findHead<C extends string>(
  text: string,
  separators: readonly string[],
  form: Pick<TableForm<C>, 'columnOf' | 'isHead'>,
): Head {
  const heads = separators.map((separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', preview: HEAD_ROWS });
    const named = form.isHead ? data.findIndex(form.isHead) : -1;
    const at = named === -1 ? data.findIndex((cells) => !cells.every(isEmpty)) : named;
    const cells = data[at] ?? [];
    const known = named === -1 ? cells.filter((cell) => form.columnOf(cell.trim()) !== undefined).length : cells.length;
    return { separator, row: at + 1, cells, known };
  });
  const byFit = heads.toSorted((one, other) => other.known - one.known || other.cells.length - one.cells.length);
  return byFit[0] ?? { separator: ',', row: 1, cells: [] };
}
