import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { closeDrop, type DropRow, getOpenDrop, lockOpenDrop, storeDrop, takeDropItems } from './drops.repository.ts';
import { listOpenImports } from './imports.repository.ts';
import { type ImportDeps, startImport } from './imports.service.ts';
import { recordHomeEnds } from './record-home-ends.ts';

/** The number of items ended in one transaction. */
const STEP = 1_000;

/**
 * Records that a complete list lacks too many listings to be trusted: nothing is ended, and the seller must confirm.
 */
export async function noteDrop(
  tx: Tx,
  { importId, known, missing, ...key }: AccountRef & { importId: number; known: number; missing: readonly number[] },
  now: Date,
): Promise<void> {
  const { times } = await storeDrop(tx, key, { importId, known, missing }, now);
  // Later reads with the same result are not recorded as changes.
  if (times === 1) {
    await recordDrop(tx, key, { kind: 'import', id: null }, 'catalogue_dropped', { known, missing: missing.length });
  }
}

/** A trustworthy list clears the alarm. */
export async function noteWholeList(tx: Tx, key: AccountRef, now: Date): Promise<void> {
  const drop = await lockOpenDrop(tx, key);
  if (!drop) return;
  await closeDrop(tx, key, drop.dropId, { state: 'recovered', at: now });
  await recordDrop(tx, key, { kind: 'import', id: null }, 'drop_recovered', drop);
}

/** The drop that waits for the seller, and whether another read is in progress. */
export async function getDrop(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<(DropRow & { readonly isReading: boolean }) | undefined> {
  const [drop, open] = await Promise.all([
    getOpenDrop(db, { userId, accountId }),
    listOpenImports(db, userId, accountId),
  ]);
  return drop && { ...drop, isReading: open.length > 0 };
}

/**
 * The seller confirms the short list: exactly the missing items are ended, step by step. After a crash the seller confirms the rest. Items
 * that a later list shows are not ended.
 * @throws drop_not_found, drop_changed, import_running
 */
export async function applyDrop(
  deps: ImportDeps,
  key: AccountRef,
  expected: number,
  actor: Actor,
): Promise<{ ended: number }> {
  let ended = 0;
  for (let isFirst = true; ; isFirst = false) {
    const step = await withTransaction(deps.db, async (tx) => {
      const drop = await lockOpenDrop(tx, key);
      if (!drop && isFirst) throw fail('drop_not_found');
      // In the meantime a later list was complete, or another user has confirmed the rest.
      if (!drop) return null;
      if (drop.missing !== expected) throw fail('drop_changed');
      // A read in progress may have seen items that would be ended here.
      if ((await listOpenImports(tx, key.userId, key.accountId)).length > 0) throw fail('import_running');
      return applyStep(tx, key, drop, { actor, at: deps.clock.now() });
    });
    ended += step?.ended ?? 0;
    if (!step?.isMore) return { ended };
  }
}

async function applyStep(
  tx: Tx,
  key: AccountRef,
  drop: DropRow,
  { actor, at }: { actor: Actor; at: Date },
): Promise<{ ended: number; isMore: boolean }> {
  const itemIds = await takeDropItems(tx, key, drop.dropId, STEP);
  const ended = await recordHomeEnds(tx, key, itemIds, actor);
  const isMore = itemIds.length === STEP;
  if (!isMore) {
    await closeDrop(tx, key, drop.dropId, { state: 'applied', at });
    await recordDrop(tx, key, actor, 'drop_applied', drop);
  }
  await emitEvents(tx, key.userId, [
    { kind: 'items', accountId: key.accountId },
    { kind: 'account', accountId: key.accountId },
  ]);
  return { ended: ended.length, isMore };
}

/**
 * Starts another read of the list, unless one is in progress.
 * @throws drop_not_found, account_leaving
 */
export async function rereadList(deps: ImportDeps, key: AccountRef): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockOpenDrop(tx, key))) throw fail('drop_not_found');
    if ((await listOpenImports(tx, key.userId, key.accountId)).length > 0) return;
    await startImport(deps, tx, key.userId, key.accountId);
  });
}

async function recordDrop(
  tx: Tx,
  { userId, accountId }: AccountRef,
  actor: Actor,
  why: 'catalogue_dropped' | 'drop_applied' | 'drop_recovered',
  { known, missing }: { readonly known: number; readonly missing: number },
): Promise<void> {
  const shown = known - missing;
  const [before, after] = why === 'drop_recovered' ? [shown, known] : [known, shown];
  await recordHistory(tx, userId, [
    { actor, entity: 'account', entityId: accountId, field: 'catalogue', before, after, why },
  ]);
}
