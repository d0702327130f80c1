import type { SiteTitle, TitleRowError } from '@quayside/contract';
import { csvLine, readCsvRows, withoutApostrophe } from '../../platform/csv.ts';

const COLUMNS = ['sku', 'source_title', 'translated_title', 'limit', 'state'] as const;
/** The columns that an import reads; the others help people who edit the file. */
const READ = ['sku', 'translated_title'] as const;

export const TITLE_CSV_HEAD = `${csvLine(COLUMNS)}\r\n`;

export function titleCsvLines(
  titles: readonly Pick<SiteTitle, 'sku' | 'sourceTitle' | 'title' | 'state'>[],
  limit: number | null,
): string {
  return titles
    .map((one) => `${csvLine([one.sku, one.sourceTitle, one.title ?? '', String(limit ?? ''), one.state])}\r\n`)
    .join('');
}

export interface TitleRow {
  readonly line: number;
  readonly sku: string;
  readonly title: string;
}

/**
 * Reads a file whose first row names at least sku and translated_title, in any order. An invalid row is reported and
 * skipped.
 */
export function readTitleCsv(csv: string): { readonly rows: readonly TitleRow[]; readonly errors: TitleRowError[] } {
  const [header, ...lines] = readCsvRows(csv);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!READ.every((column) => names.includes(column))) {
    return { rows: [], errors: [{ line: 1, code: 'columns', sku: '' }] };
  }
  const rows: TitleRow[] = [];
  const errors: TitleRowError[] = [];
  const known = new Set<string>();
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (column: (typeof READ)[number]) => withoutApostrophe(cells[names.indexOf(column)]?.trim() ?? '');
    const row = { line, sku: cellOf('sku'), title: cellOf('translated_title').replace(/\s+/g, ' ') };
    const code = cells.length > names.length ? 'uneven' : known.has(row.sku) ? 'twice' : null;
    known.add(row.sku);
    if (code) errors.push({ line, code, sku: row.sku });
    else rows.push(row);
  }
  return { rows, errors };
}
