import type { FileEncoding, FileProblem, FileRowError } from '@quayside/contract';
import type { SheetMark } from '@quayside/kernel/sheets';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { readRawTable } from '../../platform/files/read-raw-table.ts';
import { readCells, type TableForm } from '../../platform/files/read-table.ts';

/** A row as it is written: the cells of the columns that were asked for, in their order. */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A row that cannot be read, or row 0 for the whole file. */
type UnreadRow = RawRow & FileRowError & { readonly code: FileProblem };

export interface SheetFile {
  /** Null for a workbook. */
  readonly encoding: FileEncoding | null;
  /** As the first row has them. */
  readonly headings: readonly string[];
  readonly rows: readonly RawRow[];
  readonly unread: readonly UnreadRow[];
}

interface SheetWish {
  /** The headings of the columns; null for all of the first rows, to show them. */
  readonly wanted: readonly string[] | null;
  /** Those of them that identify something. */
  readonly names: readonly string[];
  readonly decimal: SheetMark;
}

/** The rows that show what a column has. */
const EXAMPLES = 3;

/** Reads the cells of some columns of a CSV file or a workbook. */
export async function readSheet(given: GivenFile, { wanted, names, decimal }: SheetWish): Promise<SheetFile> {
  const raw = await readRawTable(given, decimal);
  if (typeof raw === 'string') {
    const whole: UnreadRow = { row: 0, column: null, value: '', code: raw, cells: [] };
    return { encoding: null, headings: [], rows: [], unread: [whole] };
  }
  const { encoding, table } = raw;
  const headings = (table.data[table.headRow - 1] ?? []).map((cell) => cell.trim());
  const columns = wanted ?? headings.filter((heading, at) => heading !== '' && headings.indexOf(heading) === at);
  const form: TableForm<string> = {
    columnOf: (heading) => (columns.includes(heading) ? heading : undefined),
    needed: wanted ?? [],
    ...(wanted ? { refusesFormulas: true } : {}),
  };
  const few = { ...table, data: table.data.slice(0, table.headRow + EXAMPLES) };
  const { rows, errors } = readCells(wanted ? table : few, form);
  return {
    encoding,
    headings: columns === wanted ? headings : columns,
    rows: rows.map(
      ({ row, id, text }): RawRow => ({
        row,
        cells: columns.map((one) => (names.includes(one) ? id(one) : text(one))),
      }),
    ),
    // The rows that show what a column has are not judged yet; where a quote stays open, nobody knows what the rows are.
    unread: errors
      .filter(({ code }) => wanted !== null || code === 'quote_open')
      .map((error) => {
        const cells = table.data[error.row - 1] ?? [];
        return { ...error, cells: columns.map((column) => cells[headings.indexOf(column)] ?? '') };
      }),
  };
}
