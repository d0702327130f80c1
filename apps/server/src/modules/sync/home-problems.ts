import type { HomeSnapshotRow, UnreadableHome } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import type { ObservedStock } from '../stock/index.ts';
import type { FailedListing } from './detail-results.ts';
import {
  findFinishedImport,
  findKnown,
  type NotedProblem,
  noteProblems,
  problemOf,
  removeProblems,
} from './import-problems.repository.ts';

/** Of what cannot be read: what concerns the account's items, and rows that do not name their listing. */
export async function findConcerning(
  db: Db,
  account: AccountRef,
  unreadable: readonly UnreadableHome[],
): Promise<UnreadableHome[]> {
  const known = await findKnown(
    db,
    account,
    unreadable.flatMap(({ externalId }) => externalId ?? []),
  );
  return unreadable.filter(({ externalId }) => externalId === null || known.has(externalId));
}

export function failedProblem({ externalId, text, unreadable }: FailedListing): NotedProblem {
  return { label: externalId, state: 'failed', text, unreadable };
}

/**
 * Stores problems that a regular read of the home listings found with the account's newest finished import, and removes those of
 * listings that were read.
 */
export async function noteHomeProblems(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { found, read }: { readonly found: readonly NotedProblem[]; readonly read: readonly string[] },
): Promise<void> {
  if (found.length === 0 && read.length === 0) return;
  const importId = await findFinishedImport(tx, { userId, accountId });
  if (importId === undefined) return;
  const added = await noteProblems(tx, userId, importId, found);
  const removed = read.length === 0 ? 0 : await removeProblems(tx, userId, importId, read);
  if (added + removed > 0) await emitEvents(tx, userId, [{ kind: 'import', importId, accountId }]);
}

/** The problems of rows of a list. */
export const rowProblems = (unreadable: readonly UnreadableHome[]): NotedProblem[] =>
  unreadable.map((one) => problemOf(one, 'failed'));

/** A unit with a quantity that a list states readably, although the rest of its row may be unreadable. */
export interface StatedQuantity extends Pick<HomeSnapshotRow, 'externalId' | 'quantity'> {
  readonly sku: string | null;
}

export function statedQuantities(
  rows: readonly HomeSnapshotRow[],
  unreadable: readonly UnreadableHome[],
): StatedQuantity[] {
  return [
    ...rows,
    ...unreadable.flatMap(({ externalId, sku, quantity }) =>
      externalId === null || quantity === undefined ? [] : [{ externalId, sku, quantity }],
    ),
  ];
}

interface CountedUnit {
  readonly itemId: number;
  readonly unitId: number;
  readonly sku: string;
}

/**
 * Matches stated quantities to units: by SKU, or by the listing if it has a single unit, whose SKU may have been changed. Of several
 * quantities for one unit, the lowest counts.
 */
export function observedStock(
  stated: readonly StatedQuantity[],
  unitsOf: ReadonlyMap<string, readonly CountedUnit[]>,
): ObservedStock[] {
  const observed = new Map<number, ObservedStock>();
  for (const { externalId, sku, quantity } of stated) {
    const units = unitsOf.get(externalId) ?? [];
    const unit = units.find((one) => one.sku === sku) ?? (units.length === 1 ? units[0] : undefined);
    const before = unit && observed.get(unit.unitId);
    if (!unit || (before && before.quantity <= quantity)) continue;
    observed.set(unit.unitId, { itemId: unit.itemId, unitId: unit.unitId, quantity });
  }
  return [...observed.values()];
}
