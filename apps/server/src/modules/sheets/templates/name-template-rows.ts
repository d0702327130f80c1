import type { SheetProblem } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { isShortenedNumber } from '@quayside/kernel/csv';
import type { SheetColumn } from '@quayside/kernel/sheets';
import type { Db } from '../../../platform/database/db.ts';
import { inSteps } from '../../../platform/files/in-steps.ts';
import type { Found } from '../name-rows.ts';
import type { RawRow } from '../read-sheet.ts';
import { findTargets, type NamedTarget } from './targets.repository.ts';

interface Names {
  readonly accountIds: readonly number[];
  readonly cellOf: (row: RawRow, column: SheetColumn) => string;
  /** Whether the numbers of listings are read. */
  readonly readsRefs: boolean;
  /** How a row is named that no listing’s number or SKU names. */
  readonly otherwise: (row: RawRow) => Found;
}

export type FoundInTemplate = Found & {
  /** The listing that the row names, if it is known by that. */
  readonly target?: NamedTarget | undefined;
};

/**
 * Says which product a row of a marketplace’s file names: by the number of a listing, at home or abroad, with the SKU for one of its
 * variations; or by a SKU alone, also one that only a listing abroad has.
 */
export async function nameTemplateRows(
  db: Db,
  userId: number,
  rows: readonly RawRow[],
  { accountIds, cellOf, readsRefs, otherwise }: Names,
): Promise<(row: RawRow) => FoundInTemplate> {
  const refOf = (row: RawRow) => (readsRefs ? (row.role?.ref ?? '') : '');
  const byRef = new Map<string, NamedTarget[]>();
  const bySku = new Map<string, NamedTarget[]>();
  const add = (found: Map<string, NamedTarget[]>, name: string, target: NamedTarget) =>
    found.set(name, [...(found.get(name) ?? []), target]);
  for await (const step of inSteps(rows)) {
    const refs = new Set(step.map(refOf).filter((ref) => ref !== '' && !byRef.has(ref)));
    for (const one of await findTargets(db, userId, accountIds, { refs: [...refs] })) add(byRef, one.ref ?? '', one);
    const skus = step.filter((row) => refOf(row) === '').map((row) => cellOf(row, 'sku'));
    const unseen = new Set(skus.filter((sku) => sku !== '' && !bySku.has(sku)));
    for (const one of await findTargets(db, userId, accountIds, { skus: [...unseen] })) add(bySku, one.sku, one);
  }

  return (row) => {
    const [ref, sku] = [refOf(row), cellOf(row, 'sku')];
    const wrong = (code: SheetProblem, column: SheetColumn) => ({ code, column });
    const isVariation = row.role?.isVariation ?? false;
    if (cellOf(row, 'id') !== '') return otherwise(row);
    if (isVariation && sku === '') return wrong('variation_unnamed', 'sku');
    if (ref === '') {
      const [target, another] = one(bySku.get(sku) ?? []);
      return target && !another ? named(target, 'sku') : otherwise(row);
    }
    const targets = byRef.get(ref) ?? [];
    const [first] = targets;
    if (!first) return wrong(isShortenedNumber(ref) ? 'number_shortened' : 'item_unknown', 'ref');
    const own = sku === '' ? undefined : targets.find((target) => target.sku === sku);
    if (own) return named(own, 'sku');
    if (isVariation) return wrong('item_unknown', 'sku');
    return { itemId: first.itemId, unitId: null, column: 'ref', target: first };
  };
}

const named = (target: NamedTarget, column: SheetColumn): FoundInTemplate => ({
  ...{ itemId: target.itemId, unitId: target.unitId, column },
  target,
});

/** One listing of each product that the listings are of: the one at home, if it is among them. */
function one(targets: readonly NamedTarget[]): NamedTarget[] {
  const products = new Map<string, NamedTarget>();
  for (const target of targets) {
    const key = `${target.itemId} ${target.unitId}`;
    if (target.isHome || !products.has(key)) products.set(key, target);
  }
  return [...products.values()];
}

/** The site of a listing abroad that a row is found by. */
export const siteOfTarget = (target: NamedTarget | undefined): Site | null =>
  target && !target.isHome ? target.site : null;
