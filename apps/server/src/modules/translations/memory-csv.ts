import type { MemoryRowError } from '@quayside/contract';
import { csvLine, readCsvRows, withoutApostrophe } from '../../platform/csv.ts';
import type { GivenRow, ReadFile } from './memory-rows.ts';
import type { MemoryEntry } from './translations.repository.ts';

const COLUMNS = ['src_lang', 'dst_lang', 'src_text', 'dst_text', 'origin'] as const;
/** A row without an origin counts as the seller's own. */
const NEEDED = COLUMNS.slice(0, -1);

export function writeMemoryCsv(entries: readonly MemoryEntry[]): string {
  const rows = entries.map(({ from, to, key, template, origin }) => [from, to, key, template, origin]);
  return [COLUMNS, ...rows].map((row) => `${csvLine(row)}\r\n`).join('');
}

export function readMemoryCsv(text: string): ReadFile {
  const [header, ...lines] = readCsvRows(text);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!NEEDED.every((column) => names.includes(column))) return { rows: [], errors: [{ row: 1, code: 'columns' }] };
  const rows: GivenRow[] = [];
  const errors: MemoryRowError[] = [];
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (column: (typeof COLUMNS)[number]) => withoutApostrophe(cells[names.indexOf(column)]?.trim() ?? '');
    if (cells.length > names.length) errors.push({ row: line, code: 'uneven' });
    else {
      rows.push({
        row: line,
        from: cellOf('src_lang'),
        to: cellOf('dst_lang'),
        source: cellOf('src_text'),
        target: cellOf('dst_text'),
        origin: cellOf('origin'),
      });
    }
  }
  return { rows, errors };
}
