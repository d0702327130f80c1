import type { SheetProblem } from '@quayside/contract';
import { isShortenedNumber } from '@quayside/kernel/csv';
import type { SheetColumn } from '@quayside/kernel/sheets';
import type { Db } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { findZerosLost } from '../../platform/files/lost-zeros.ts';
import type { RawRow } from './read-sheet.ts';
import { findByRef, findBySku, type NamedProduct } from './sheet-items.repository.ts';

/** An item or one of its variations. */
export interface Named {
  readonly itemId: number;
  readonly unitId: number | null;
}

export type Found =
  | (Named & { readonly column: SheetColumn })
  | { readonly code: SheetProblem; readonly column: SheetColumn };

const ID = /^(\d{1,15})(?:-(\d{1,15}))?$/;

/** Says which product a row names: by its id, or its SKU, or its number at the marketplace. */
export async function nameRows(
  db: Db,
  userId: number,
  rows: readonly RawRow[],
  cellOf: (row: RawRow, column: SheetColumn) => string,
  isAsked: (accountId: number) => boolean = () => true,
): Promise<(row: RawRow) => Found> {
  const unnamed = rows.filter((row) => cellOf(row, 'id') === '');
  const bySku = new Map<string, NamedProduct[]>();
  const byRef = new Map<string, NamedProduct[]>();
  const add = (found: Map<string, NamedProduct[]>, name: string, product: NamedProduct) =>
    found.set(name, [...(found.get(name) ?? []), product]);
  const skus = unnamed.map((row) => cellOf(row, 'sku')).filter((sku) => sku !== '');
  for await (const step of inSteps(skus)) {
    for (const one of await findBySku(db, userId, [...new Set(step)])) {
      if (!isAsked(one.accountId)) continue;
      const isKnown = bySku.get(one.sku)?.some(({ itemId, unitId }) => itemId === one.itemId && unitId === one.unitId);
      if (!isKnown) add(bySku, one.sku, one);
    }
  }
  const unknown = skus.filter((sku) => !bySku.has(sku));
  const zerosLost = await findZerosLost(unknown, async (names) =>
    (await findBySku(db, userId, names)).map(({ sku }) => sku),
  );
  const refs = unnamed.filter((row) => cellOf(row, 'sku') === '').map((row) => cellOf(row, 'ref'));
  if (refs.some((ref) => ref !== ''))
    for (const one of await findByRef(db, userId, refs)) if (isAsked(one.accountId)) add(byRef, one.ref, one);

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
