import type { SheetInput } from '@quayside/contract';
import { type Language, translate } from '@quayside/i18n';
import type { Platform, Site } from '@quayside/kernel';
import { BYTE_ORDER_MARK, protectFormula, separatedLine } from '@quayside/kernel/csv';
import { type SheetCell, sheetCell, sheetRowsOf, siteColumn } from '@quayside/kernel/sheets';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { writeWorkbook } from '../../platform/files/write-workbook.ts';
import { findSelected, settleSelection } from '../products/index.ts';
import { headingOf } from './sheet-headings.ts';
import { loadSheetItems } from './sheet-items.repository.ts';

/** Items that are read and written at once. */
const PAGE = 500;

interface WriteDeps {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
}

interface Wish {
  readonly platform: Platform | 'all';
  readonly language: Language;
  readonly input: SheetInput;
}

/**
 * The products of a selection as a file, page by page.
 * @throws account_not_found, item_not_in_selection, nothing_selected
 */
export async function writeSheet(
  { db, clock }: WriteDeps,
  userId: number,
  { platform, language, input: { format, columns, decimal, ...selection } }: Wish,
): Promise<AsyncGenerator<string | Uint8Array>> {
  const selected = await settleSelection(db, userId, platform, selection);
  const day = clock.now().toISOString().slice(0, 10);
  const sites = sitesOf(columns);

  async function* steps(): AsyncGenerator<SheetCell[][]> {
    yield [columns.map((column) => ({ text: headingOf(column, language) }))];
    for (let after: number | null = null; ; ) {
      const found = await findSelected(db, userId, selected, after, PAGE);
      const items = await loadSheetItems(db, userId, found.itemIds, { sites, day });
      yield items.flatMap(sheetRowsOf).map((row) =>
        columns.map((column) => {
          const cell = sheetCell(row, column);
          const isState = siteColumn(column)?.fact === 'state' && 'text' in cell && cell.text !== '';
          return isState ? { text: translate(language, `sheets.state.${cell.text}`) } : cell;
        }),
      );
      if (found.next === null) return;
      after = found.next;
    }
  }
  return format === 'csv' ? csvOf(steps(), decimal) : writeWorkbook(protectedSteps(steps()));
}

const sitesOf = (columns: SheetInput['columns']): Site[] => [
  ...new Set(columns.flatMap((column) => siteColumn(column)?.site ?? [])),
];

/** With a decimal comma, spreadsheets expect cells to be separated by semicolons. */
async function* csvOf(
  steps: AsyncIterable<readonly (readonly SheetCell[])[]>,
  decimal: SheetInput['decimal'],
): AsyncGenerator<string> {
  const textOf = (cell: SheetCell) =>
    'text' in cell ? cell.text : decimal === 'comma' ? cell.number.replace('.', ',') : cell.number;
  yield BYTE_ORDER_MARK;
  for await (const rows of steps) {
    yield rows.map((cells) => separatedLine(decimal === 'comma' ? ';' : ',', cells.map(textOf))).join('');
  }
}

/** A text of a workbook is never run, but becomes a formula if the workbook is saved as CSV. */
async function* protectedSteps(steps: AsyncIterable<readonly (readonly SheetCell[])[]>): AsyncGenerator<SheetCell[][]> {
  for await (const rows of steps) {
    yield rows.map((cells) => cells.map((cell) => ('text' in cell ? { text: protectFormula(cell.text) } : cell)));
  }
}
