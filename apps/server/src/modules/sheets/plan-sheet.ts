import { FILE_PROBLEMS, type GivenSheet, type SheetProblem, type SheetRowError } from '@quayside/contract';
import { isShortenedNumber } from '@quayside/kernel/csv';
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
import { findZerosLost } from '../../platform/files/lost-zeros.ts';
import { changedRow } from './changed-row.ts';
import { type RawRow, readSheet, type SheetFile } from './read-sheet.ts';
import type { SheetChangeRow } from './sheet.kind.ts';
import { findByRef, findBySku, loadSheetItems, type NamedProduct, type StoredItem } from './sheet-items.repository.ts';

export const readFile = fileReader('sheets.rows', readSheet);

const LONGEST_VALUE = 100;

/** A row that is left out, with its cells as the file has them. */
export interface WrongRow extends SheetRowError {
  readonly cells: readonly string[];
}

interface SheetPlan extends Pick<SheetFile, 'encoding' | 'headings'> {
  readonly changes: readonly SheetChangeRow[];
  /** Rows that change nothing. */
  readonly unchanged: number;
  /** In the order of the file. */
  readonly wrong: readonly WrongRow[];
  readonly accountIds: readonly number[];
}

export type Given = Pick<GivenSheet, 'columns' | 'decimal'> & { readonly file: GivenFile };

/** An item or one of its variations. */
interface Named {
  readonly itemId: number;
  readonly unitId: number | null;
}

/**
 * What the rows of a file change, and which rows are wrong.
 * @param day from which costs hold, ISO date
 * @throws file_too_heavy, files_waiting
 */
export async function planSheet(db: Db, userId: number, given: Given, day: string): Promise<SheetPlan> {
  const wanted = given.columns.map(({ heading }) => heading);
  const columns = given.columns.map(({ column }) => column);
  const isName = (column: SheetColumn) => SHEET_NAMES.some((name) => name === column);
  const names = given.columns.filter(({ column }) => isName(column)).map(({ heading }) => heading);
  const read = await readFile(given.file, { wanted, names, decimal: given.decimal });
  const { encoding, headings } = read;
  const isWhole = new Set(columns).size === columns.length && columns.some(isName);
  if (!isWhole && read.unread.every(({ row }) => row !== 0)) {
    const error: WrongRow = {
      row: 0,
      column: null,
      value: headings.join(' ').slice(0, LONGEST_VALUE),
      code: 'columns',
      cells: [],
    };
    return { encoding, headings, changes: [], unchanged: 0, wrong: [error], accountIds: [] };
  }
  const cellOf = (row: RawRow, column: SheetColumn) => row.cells[columns.indexOf(column)] ?? '';
  const find = await nameRows(db, userId, read.rows, cellOf);
  const sites = [...new Set(columns.flatMap((column) => siteColumn(column)?.site ?? []))];
  const wrong: WrongRow[] = [...read.unread];
  const changes: SheetChangeRow[] = [];
  const accountIds = new Set<number>();
  const seen = new Set<string>();
  let unchanged = 0;
  const refuse = (row: RawRow, code: SheetProblem, column: SheetColumn) => {
    const heading = given.columns.find((one) => one.column === column)?.heading ?? null;
    const value = cellOf(row, column).slice(0, LONGEST_VALUE);
    wrong.push({ row: row.row, column: heading, value, code, cells: row.cells });
  };
  for await (const step of inSteps(read.rows)) {
    const named = step.flatMap((row) => {
      const found = find(row);
      if ('code' in found) refuse(row, found.code, found.column);
      return 'code' in found ? [] : [{ row, ...found }];
    });
    const itemIds = [...new Set(named.map(({ itemId }) => itemId))];
    const items = new Map(
      (await loadSheetItems(db, userId, itemIds, { sites, day })).map((item) => [item.itemId, item]),
    );
    for (const { row, column, ...name } of named) {
      const item = items.get(name.itemId);
      const place = item && rowIn(item, name);
      const key = `${name.itemId} ${name.unitId}`;
      const code = problemOf(place, { isTwice: seen.has(key), sku: cellOf(row, 'sku') });
      seen.add(key);
      if (!item || !place || code) refuse(row, code ?? 'item_unknown', code === 'names_differ' ? 'sku' : column);
      else {
        const edited = readSheetRow(place, columns, (one) => cellOf(row, one), given.decimal);
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
  return { encoding, headings, changes, unchanged, wrong: inOrder, accountIds: [...accountIds] };
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

type Found = (Named & { readonly column: SheetColumn }) | { readonly code: SheetProblem; readonly column: SheetColumn };

const ID = /^(\d{1,15})(?:-(\d{1,15}))?$/;

/** Says which product a row names: by its id, or its SKU, or its number at the marketplace. */
async function nameRows(
  db: Db,
  userId: number,
  rows: readonly RawRow[],
  cellOf: (row: RawRow, column: SheetColumn) => string,
): Promise<(row: RawRow) => Found> {
  const unnamed = rows.filter((row) => cellOf(row, 'id') === '');
  const bySku = new Map<string, NamedProduct[]>();
  const byRef = new Map<string, NamedProduct[]>();
  const add = (found: Map<string, NamedProduct[]>, name: string, product: NamedProduct) =>
    found.set(name, [...(found.get(name) ?? []), product]);
  const skus = unnamed.map((row) => cellOf(row, 'sku')).filter((sku) => sku !== '');
  for await (const step of inSteps(skus)) {
    for (const one of await findBySku(db, userId, [...new Set(step)])) {
      const isKnown = bySku.get(one.sku)?.some(({ itemId, unitId }) => itemId === one.itemId && unitId === one.unitId);
      if (!isKnown) add(bySku, one.sku, one);
    }
  }
  const unknown = skus.filter((sku) => !bySku.has(sku));
  const zerosLost = await findZerosLost(unknown, async (names) =>
    (await findBySku(db, userId, names)).map(({ sku }) => sku),
  );
  const refs = unnamed.filter((row) => cellOf(row, 'sku') === '').map((row) => cellOf(row, 'ref'));
  if (refs.some((ref) => ref !== '')) for (const one of await findByRef(db, userId, refs)) add(byRef, one.ref, one);

  return (row) => {
    const [id, sku, ref] = [cellOf(row, 'id'), cellOf(row, 'sku'), cellOf(row, 'ref')];
    if (id !== '') {
      const [, itemId, unitId] = ID.exec(id) ?? [];
      if (itemId === undefined)
        return { code: isShortenedNumber(id) ? 'number_shortened' : 'item_unknown', column: 'id' };
      return { itemId: Number(itemId), unitId: unitId === undefined ? null : Number(unitId), column: 'id' };
    }
    const column = sku === '' ? 'ref' : 'sku';
    const name = sku === '' ? ref : sku;
    if (name === '') return { code: 'no_item', column };
    const found = (sku === '' ? byRef : bySku).get(name) ?? [];
    const named = found.length > 1 && ref !== '' ? found.filter((one) => one.ref === ref) : found;
    const [first, another] = named;
    if (first && !another) return { itemId: first.itemId, unitId: first.unitId, column };
    if (another) return { code: 'sku_ambiguous', column };
    if (isShortenedNumber(name)) return { code: 'number_shortened', column };
    return { code: sku !== '' && zerosLost.has(sku) ? 'zeros_lost' : 'item_unknown', column };
  };
}

/** Whether any file can have the problem, so that its sentence is that of all files. */
export const isOfFiles = (code: string): boolean => FILE_PROBLEMS.some((one) => one === code);
