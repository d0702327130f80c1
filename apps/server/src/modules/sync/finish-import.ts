import { type AccountRef, isCatalogueDrop } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import { emitEvents } from '../events/index.ts';
import { noteDrop, noteWholeList } from './catalogue-drops.ts';
import { noteSyncSuccess } from './cursors.repository.ts';
import * as repository from './imports.repository.ts';
import { recordHomeEnds } from './record-home-ends.ts';
import { lockRunning } from './running-import.ts';
import type { SyncDeps } from './sync-deps.ts';

/** The number of items ended in one transaction. */
const STEP = 1_000;

/**
 * Ends items that the complete list no longer contains, step by step, unless so many are missing that the seller must
 * confirm. After a kill, the next run continues: the fewer items are missing, the more the list is trusted.
 */
export async function finishImport(
  deps: Pick<SyncDeps, 'db' | 'clock' | 'hook'>,
  account: AccountRef,
  importId: number,
  signal: AbortSignal,
  step = STEP,
): Promise<void> {
  const { userId } = account;
  while (await withTransaction(deps.db, (tx) => finishStep(deps, tx, { ...account, importId }, step))) {
    signal.throwIfAborted();
  }
  await removeListedRows(deps.db, { userId, importId }, signal);
}

/** @returns whether more items must be ended */
async function finishStep(
  { clock, hook }: Pick<SyncDeps, 'clock' | 'hook'>,
  tx: Tx,
  { userId, accountId, importId }: AccountRef & { readonly importId: number },
  step: number,
): Promise<boolean> {
  const now = clock.now();
  const row = await lockRunning(tx, userId, importId);
  const count = await repository.countUnlisted(tx, { userId, accountId, importId });
  // Items that this import created were not known before it.
  const drop = { known: count.known - row.imported, missing: count.missing };
  const isDrop = isCatalogueDrop(drop);
  const missing = await repository.listUnlisted(tx, { userId, accountId, importId }, isDrop ? null : step);
  if (isDrop) await noteDrop(tx, { userId, accountId, importId, known: drop.known, missing }, now);
  else await recordHomeEnds(tx, { userId, accountId }, missing, { kind: 'import', id: null }, hook);
  const isMore = !isDrop && missing.length < count.missing;
  if (!isMore) {
    if (!isDrop) await noteWholeList(tx, { userId, accountId }, now);
    await repository.setState(tx, userId, importId, {
      state: 'done',
      phase: 'finished',
      finishedAt: now,
      ...(isDrop ? { errorCode: 'catalogue_dropped', errorText: `${drop.missing} of ${drop.known}` } : {}),
    });
    await noteSyncSuccess(tx, userId, accountId, 'import', row.startedAt);
  }
  await emitEvents(tx, userId, [
    { kind: 'import', importId, accountId },
    { kind: 'items', accountId },
  ]);
  return isMore;
}

/**
 * A finished import keeps only the rows of listings that were unreadable or left out. The others are removed after its
 * end, because until then they are the list.
 */
export async function removeListedRows(
  db: Db,
  { userId, importId }: Pick<repository.ImportRow, 'userId' | 'importId'>,
  signal: AbortSignal,
): Promise<void> {
  await removeInBatches((most) => repository.removeListedRows(db, userId, importId, most), signal);
}
