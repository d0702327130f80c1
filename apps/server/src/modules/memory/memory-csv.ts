import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { namedColumns, readTable } from '../../platform/files/read-table.ts';
import type { GivenRow, MemoryWriter, ReadFile } from './memory-rows.ts';

const COLUMNS = ['src_lang', 'dst_lang', 'src_text', 'dst_text', 'origin'] as const;
/** A row without an origin counts as the seller's own. */
const NEEDED = COLUMNS.slice(0, -1);

export const MEMORY_CSV: MemoryWriter = {
  head: BYTE_ORDER_MARK + csvLine(COLUMNS),
  entries: (entries) =>
    entries.map(({ from, to, key, template, origin }) => csvLine([from, to, key, template, origin])).join(''),
  tail: '',
};

export function readMemoryCsv(file: GivenFile): ReadFile {
  const table = readTable(file, namedColumns(COLUMNS, NEEDED));
  const rows = table.rows.map(
    ({ row, text }): GivenRow => ({
      row,
      from: text('src_lang'),
      to: text('dst_lang'),
      source: text('src_text'),
      target: text('dst_text'),
      origin: text('origin'),
    }),
  );
  return { encoding: table.encoding, rows, errors: table.errors };
}
