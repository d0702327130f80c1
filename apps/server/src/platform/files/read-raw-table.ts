import type { FileEncoding, FileProblem } from '@quayside/contract';
import { decodeFile, type GivenFile } from './decode-file.ts';
import { type RawTable, readCells, splitText, type Table, type TableForm } from './read-table.ts';

/** How an archive begins in base64, such as a workbook. */
const ARCHIVE = 'UEsD';

/** The cells of a CSV file or a workbook, before anybody knows what they mean; or what is wrong with the file. */
export async function readRawTable(
  given: GivenFile,
  decimal: 'point' | 'comma',
  form: Pick<TableForm<string>, 'columnOf' | 'isHead'> & {
    /** A row by which the sheet of a workbook is found that has the table. */
    readonly isLead?: (cells: readonly string[]) => boolean;
  } = { columnOf: () => undefined },
): Promise<{ readonly table: RawTable; readonly encoding: FileEncoding | null } | FileProblem> {
  if (given.bytes?.startsWith(ARCHIVE)) {
    const { readWorkbook } = await import('./read-workbook.ts');
    const data = readWorkbook(Buffer.from(given.bytes, 'base64'), decimal, form.isLead);
    if (typeof data === 'string') return data;
    const headRow = data.findIndex((cells) => cells.some((cell) => cell.trim() !== '')) + 1;
    return headRow === 0 ? 'columns' : { table: { data, headRow }, encoding: null };
  }
  const decoded = decodeFile(given);
  if (typeof decoded === 'string') return decoded;
  // While no heading is known, the separator with the most cells is the file's.
  return { table: splitText(decoded.text, form), encoding: decoded.encoding };
}

/** Reads a CSV file or a workbook of texts as a table. Whatever is wrong with it is in `errors`. */
export async function readAnyTable<C extends string>(given: GivenFile, form: TableForm<C>): Promise<Table<C>> {
  const raw = await readRawTable(given, 'point', form);
  if (typeof raw !== 'string') return { ...readCells(raw.table, form), encoding: raw.encoding };
  const errors = [{ row: 0, column: null, value: '', code: raw }];
  return { ...readCells({ data: [], headRow: 0 }, { ...form, needed: [] }), encoding: null, errors };
}
