import type { FileEncoding, FileProblem, FileRowError } from '@quayside/contract';
import type { SheetColumn, SheetMark } from '@quayside/kernel/sheets';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { readRawTable } from '../../platform/files/read-raw-table.ts';
import { readCells, type TableForm } from '../../platform/files/read-table.ts';
import {
  isLeadRow,
  isTemplateHead,
  recogniseTemplate,
  type Template,
  type TemplateHead,
} from './templates/recognise-template.ts';
import { type RowRole, rolesOf } from './templates/row-roles.ts';

/** A row as it is written: the cells of the columns that were asked for, in their order. */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** How a row of a marketplace’s file is to be understood. */
  readonly role?: RowRole | undefined;
  /** All its cells, if they were asked for. */
  readonly whole?: readonly string[];
}

/** A row that cannot be read, or row 0 for the whole file. */
type UnreadRow = RawRow & FileRowError & { readonly code: FileProblem };

/** A marketplace’s file, with what its columns are and the rows above its data. */
export interface SheetTemplateFile extends TemplateHead {
  readonly columns: readonly (readonly [heading: string, column: SheetColumn])[];
  readonly lead: readonly (readonly string[])[];
  /** The row that names the columns, from 1. */
  readonly headRow: number;
}

export interface SheetFile {
  /** Null for a workbook. */
  readonly encoding: FileEncoding | null;
  /** As the first row has them, each once. */
  readonly headings: readonly string[];
  readonly rows: readonly RawRow[];
  readonly unread: readonly UnreadRow[];
  /** Null for a file that is no marketplace’s. */
  readonly template: SheetTemplateFile | null;
}

interface SheetWish {
  /** The headings of the columns; null for all of the first rows, to show them. */
  readonly wanted: readonly string[] | null;
  /** Those of them that identify something. */
  readonly names: readonly string[];
  readonly decimal: SheetMark;
  /** Of a marketplace’s file each row comes with all its cells, so that it can be written again as it was. */
  readonly isWhole?: boolean;
}

/** The rows that show what a column has. */
const EXAMPLES = 3;

/** Reads the cells of some columns of a CSV file or a workbook. */
export async function readSheet(given: GivenFile, wish: SheetWish): Promise<SheetFile> {
  const { wanted, names, decimal } = wish;
  const raw = await readRawTable(given, decimal, {
    ...{ columnOf: () => undefined, isHead: isTemplateHead, isLead: isLeadRow },
  });
  if (typeof raw === 'string') {
    const whole: UnreadRow = { row: 0, column: null, value: '', code: raw, cells: [] };
    return { encoding: null, headings: [], rows: [], unread: [whole], template: null };
  }
  const template = recogniseTemplate(raw.table);
  const table = template?.table ?? raw.table;
  const own = (table.data[table.headRow - 1] ?? []).map((cell) => cell.trim());
  const headings = own.filter((heading, at) => heading !== '' && own.indexOf(heading) === at);
  const columns = wanted ?? headings;
  const form: TableForm<string> = {
    columnOf: (heading) => (columns.includes(heading) ? heading : undefined),
    needed: wanted ?? [],
    ...(wanted ? { refusesFormulas: true } : {}),
  };
  const first = (template?.lead.length ?? table.headRow) + EXAMPLES;
  const { rows, errors } = readCells(wanted ? table : { ...table, data: table.data.slice(0, first) }, form);
  const roleOf = template && wanted ? rolesOf(template) : undefined;
  const cellsOf = (row: number) => {
    const cells = table.data[row - 1] ?? [];
    if (!wish.isWhole || !template) return columns.map((column) => cells[own.indexOf(column)] ?? '');
    const role = roleOf?.(row);
    return role ? withInherited(cells, role, template) : cells;
  };
  return {
    encoding: raw.encoding,
    headings,
    template: template
      ? {
          ...{ format: template.format, platform: template.platform, site: template.site },
          ...{ unknownSite: template.unknownSite, currency: template.currency },
          ...{ columns: [...template.columns], lead: wish.isWhole ? template.lead : [], headRow: table.headRow },
        }
      : null,
    rows: rows.map(
      ({ row, id, text }): RawRow => ({
        row,
        cells: columns.map((one) => (names.includes(one) ? id(one) : text(one))),
        ...(roleOf ? { role: roleOf(row) } : {}),
        ...(wish.isWhole && template ? { whole: cellsOf(row) } : {}),
      }),
    ),
    // The rows that show what a column has are not judged yet; where a quote stays open, nobody knows what the rows are.
    unread: errors
      .filter(({ code }) => wanted !== null || code === 'quote_open')
      .map((error) => ({ ...error, cells: cellsOf(error.row) })),
  };
}

/** The cells of a row with what it has from the row of its listing, so that it can stand alone. */
function withInherited(cells: readonly string[], role: RowRole, { places }: Template): readonly string[] {
  const filled = [...cells];
  for (const meaning of ['ref', 'site', 'currency'] as const) {
    const place = places[meaning];
    if (place !== undefined && (cells[place] ?? '').trim() === '') filled[place] = role[meaning];
  }
  return filled;
}
