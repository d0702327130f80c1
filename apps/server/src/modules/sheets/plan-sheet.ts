import { FILE_PROBLEMS, type GivenSheet, type SheetProblem, type SheetRowError } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import {
  readSheetRow,
  SHEET_NAMES,
  type SheetColumn,
  type SheetRow,
  sheetRowsOf,
  siteColumn,
} from '@quayside/kernel/sheets';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { changedRow } from './changed-row.ts';
import { type Named, nameRows } from './name-rows.ts';
import { type RawRow, readSheet, type SheetFile } from './read-sheet.ts';
import type { SheetChangeRow } from './sheet.kind.ts';
import { loadSheetItems, type StoredItem } from './sheet-items.repository.ts';
import { type FoundInTemplate, nameTemplateRows, siteOfTarget } from './templates/name-template-rows.ts';
import {
  accountsOf,
  hasOtherCurrency,
  isReport,
  problemOfHead,
  sitesOfRows,
  standingOf,
} from './templates/open-template.ts';
import { readTemplateRow } from './templates/read-template-row.ts';

export const readFile = fileReader('sheets.rows', readSheet);

const LONGEST_VALUE = 100;

/** A row that is left out, with its cells as the file has them. */
export interface WrongRow extends SheetRowError {
  readonly cells: readonly string[];
}

interface SheetPlan extends Pick<SheetFile, 'encoding' | 'headings' | 'template'> {
  readonly changes: readonly SheetChangeRow[];
  /** Rows that change nothing. */
  readonly unchanged: number;
  /** In the order of the file. */
  readonly wrong: readonly WrongRow[];
  readonly accountIds: readonly number[];
}

export type Given = Pick<GivenSheet, 'columns' | 'decimal'> & { readonly file: GivenFile };

/**
 * What the rows of a file change, and which rows are wrong.
 * @param day from which costs hold, ISO date
 * @param isWhole whether the wrong rows of a marketplace’s file come with all their cells
 * @throws file_too_heavy, files_waiting
 */
export async function planSheet(
  db: Db,
  userId: number,
  given: Given,
  day: string,
  isWhole = false,
): Promise<SheetPlan> {
  const wanted = given.columns.map(({ heading }) => heading);
  const columns = given.columns.map(({ column }) => column);
  const isName = (column: SheetColumn) => SHEET_NAMES.some((name) => name === column);
  const names = given.columns.filter(({ column }) => isName(column)).map(({ heading }) => heading);
  const read = await readFile(given.file, { wanted, names, decimal: given.decimal, isWhole });
  const { encoding, headings, template } = read;
  const accounts = template ? await accountsOf(db, userId, template) : [];
  const refusal = refusalOf(read, columns.some(isName) && new Set(columns).size === columns.length);
  const ofHead = template ? problemOfHead(template, accounts) : undefined;
  if (refusal || ofHead) {
    const error = { row: 0, column: null, value: '', code: 'columns' as const, cells: [], ...(refusal ?? ofHead) };
    return { encoding, headings, template, changes: [], unchanged: 0, wrong: [error], accountIds: [] };
  }
  const homeOf = new Map(accounts.map(({ accountId, sourceSite }) => [accountId, sourceSite]));
  const cellOf = (row: RawRow, column: SheetColumn) => row.cells[columns.indexOf(column)] ?? '';
  // In a marketplace’s file, listings are found by their numbers.
  const readsRefs = template !== null && columns.includes('ref');
  const others = readsRefs ? read.rows.filter((row) => row.role?.ref === '' || cellOf(row, 'id') !== '') : read.rows;
  const plain = await nameRows(db, userId, others, cellOf, template ? (id) => homeOf.has(id) : undefined);
  const find: (row: RawRow) => FoundInTemplate = template
    ? await nameTemplateRows(db, userId, read.rows, {
        ...{ cellOf, readsRefs, otherwise: plain },
        accountIds: [...homeOf.keys()],
      })
    : plain;
  const ofColumns = columns.flatMap((column) => siteColumn(column)?.site ?? []);
  const ofRows = template ? sitesOfRows(read.rows, template) : [];
  const wrong: WrongRow[] = [...read.unread];
  const changes: SheetChangeRow[] = [];
  const accountIds = new Set<number>();
  const seen = new Set<string>();
  let unchanged = 0;
  const refuseAt = (row: RawRow, code: SheetProblem, [heading, text]: readonly [string | null, string]) =>
    wrong.push({
      ...{ row: row.row, column: heading, value: text.slice(0, LONGEST_VALUE), code },
      cells: row.whole ?? row.cells,
    });
  const refuse = (row: RawRow, code: SheetProblem, column: SheetColumn) =>
    refuseAt(row, code, [given.columns.find((one) => one.column === column)?.heading ?? null, cellOf(row, column)]);
  for await (const step of inSteps(read.rows)) {
    const named = step.flatMap((row) => {
      const standing = template ? standingOf(row, template) : { site: null };
      if ('code' in standing) {
        refuseAt(row, standing.code, standing.at);
        return [];
      }
      const found = find(row);
      if ('code' in found) {
        refuse(row, found.code, found.column);
        return [];
      }
      return [{ row, site: standing.site ?? siteOfTarget(found.target), ...found }];
    });
    const sites = [...new Set([...ofColumns, ...ofRows, ...named.flatMap(({ site }) => site ?? [])])];
    const itemIds = [...new Set(named.map(({ itemId }) => itemId))];
    const items = new Map(
      (await loadSheetItems(db, userId, itemIds, { sites, day })).map((item) => [item.itemId, item]),
    );
    for (const { row, column, site, target, ...name } of named) {
      const item = items.get(name.itemId);
      const place = item && rowIn(item, name);
      const home: Site | undefined = item && homeOf.get(item.accountId);
      const key = `${name.itemId} ${name.unitId} ${site === home ? '' : (site ?? '')}`;
      const isSkuSure = target !== undefined && target.sku === cellOf(row, 'sku');
      const code = problemOf(place, { isTwice: seen.has(key), sku: isSkuSure ? '' : cellOf(row, 'sku') });
      seen.add(key);
      if (!item || !place || code) refuse(row, code ?? 'item_unknown', code === 'names_differ' ? 'sku' : column);
      else if (home && hasOtherCurrency(row, site ?? home))
        refuseAt(row, 'currency_differs', [null, row.role?.currency ?? '']);
      else {
        const textOf = (one: SheetColumn) => cellOf(row, one);
        const edited =
          template && home
            ? readTemplateRow(place, columns, textOf, given.decimal, {
                ...{ platform: template.platform, site, home },
                ...{ sent: target?.sent ?? null, isReport: isReport(template) },
              })
            : readSheetRow(place, columns, textOf, given.decimal);
        if ('problem' in edited) refuse(row, edited.problem, edited.column);
        else if (edited.edits.length === 0) unchanged += 1;
        else {
          accountIds.add(item.accountId);
          changes.push(...edited.edits.map((edit) => changedRow(item, place, edit, day)));
        }
      }
    }
  }
  const inOrder = wrong.toSorted((one, other) => one.row - other.row);
  return { encoding, headings, template, changes, unchanged, wrong: inOrder, accountIds: [...accountIds] };
}

/** Why no row of the file can be read; undefined if they can. */
function refusalOf(
  { unread, headings }: SheetFile,
  isWhole: boolean,
): (Omit<WrongRow, 'code'> & { code: SheetProblem }) | undefined {
  const whole = unread.find(({ row }) => row === 0);
  if (whole) return whole;
  return isWhole
    ? undefined
    : { row: 0, column: null, value: headings.join(' ').slice(0, LONGEST_VALUE), code: 'columns', cells: [] };
}

const rowIn = (item: StoredItem, { unitId }: Named): SheetRow | undefined =>
  sheetRowsOf(item).find(({ unit }) => (unit?.unitId ?? null) === unitId);

function problemOf(
  place: SheetRow | undefined,
  { isTwice, sku }: { readonly isTwice: boolean; readonly sku: string },
): SheetProblem | undefined {
  if (!place) return 'item_unknown';
  if (isTwice) return 'twice';
  if (place.item.isEnded) return 'item_ended';
  return sku !== '' && sku !== (place.unit ?? place.item).sku.trim() ? 'names_differ' : undefined;
}

/** Whether any file can have the problem, so that its sentence is that of all files. */
export const isOfFiles = (code: string): boolean => FILE_PROBLEMS.some((one) => one === code);
