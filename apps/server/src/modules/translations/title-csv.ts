import type { FileEncoding, LeftOut, SiteTitle, TitleRowError } from '@quayside/contract';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { namedColumns, readTable } from '../../platform/files/read-table.ts';

const COLUMNS = ['sku', 'source_title', 'translated_title', 'limit', 'state'] as const;
/** The columns that an import needs. `source_title` is compared; the others help people who edit the file. */
const NEEDED = ['sku', 'translated_title'] as const;

export const TITLE_CSV_HEAD = BYTE_ORDER_MARK + csvLine(COLUMNS);

export function titleCsvLines(
  titles: readonly Pick<SiteTitle, 'sku' | 'sourceTitle' | 'title' | 'state'>[],
  limit: number | null,
): string {
  return titles
    .map((one) => csvLine([one.sku, one.sourceTitle, one.title ?? '', String(limit ?? ''), one.state]))
    .join('');
}

export interface TitleRow {
  readonly row: number;
  readonly sku: string;
  /** The title at home; undefined if the file does not say it. */
  readonly sourceTitle: string | undefined;
  readonly title: string;
}

export interface TitleFile extends LeftOut<TitleRowError> {
  readonly encoding: FileEncoding | null;
  readonly rows: readonly TitleRow[];
}

/**
 * Reads a file whose first row names at least sku and translated_title, in any order. An invalid row is reported and
 * skipped.
 */
export function readTitleCsv(file: GivenFile): TitleFile {
  const table = readTable(file, namedColumns(COLUMNS, NEEDED));
  const rows: TitleRow[] = [];
  const errors: TitleRowError[] = table.errors.map((error) => ({ ...error, sku: '' }));
  const known = new Set<string>();
  for (const row of table.rows) {
    const sku = row.id('sku');
    if (known.has(sku)) errors.push({ ...table.problem(row, 'twice', 'sku'), sku });
    else {
      rows.push({
        row: row.row,
        sku,
        sourceTitle: singleSpaced(row.text('source_title')) || undefined,
        title: singleSpaced(row.text('translated_title')),
      });
    }
    known.add(sku);
  }
  return { encoding: table.encoding, rows, ...leftOutOf(errors) };
}

export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
