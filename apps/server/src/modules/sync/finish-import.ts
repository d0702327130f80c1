import { type AccountRef, isCatalogueDrop } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import type { Account, OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { noteDrop, noteWholeList } from './catalogue-drops.ts';
import { noteSyncSuccess } from './cursors.repository.ts';
import { failedProblem } from './home-problems.ts';
import { noteProblems } from './import-problems.repository.ts';
import * as repository from './imports.repository.ts';
import { recordHomeEnds } from './record-home-ends.ts';
import { lockRunning } from './running-import.ts';
import { foundAgain, lookAgain, type SecondLook } from './second-look.ts';
import { storeBatch } from './store-batch.ts';
import type { StepDeps } from './sync-deps.ts';

/** The number of items ended in one transaction. */
const STEP = 1_000;

/**
 * Ends items that the complete list no longer contains, step by step, unless so many are missing that the seller must
 * confirm. Each is ended only if the list says so itself, or if the marketplace says it when asked for the item: a list may lack what it
 * states unreadably. After a kill, the next run continues.
 */
export async function finishImport(
  deps: StepDeps,
  opened: OpenedAccount,
  importId: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
  step = STEP,
): Promise<void> {
  const key = { ...opened.account, importId };
  for (;;) {
    run.signal.throwIfAborted();
    const missing = await withTransaction(deps.db, (tx) => finishIfWhole(deps, tx, key, step));
    if (missing.length === 0) break;
    const unsaid = missing.flatMap(({ externalId, isSaid }) => (isSaid ? [] : externalId));
    const observedAt = deps.clock.now();
    const look = await lookAgain(opened, unsaid, run.noteProgress);
    await withTransaction(deps.db, (tx) => applyLook(deps, tx, key, missing, { ...look, observedAt }));
  }
  await removeListedRows(deps.db, key, run.signal);
}

/** Finishes the import if no item is missing, or too many are. @returns the next missing items otherwise */
async function finishIfWhole(
  { clock }: StepDeps,
  tx: Tx,
  { userId, accountId, importId }: AccountRef & { readonly importId: number },
  step: number,
): Promise<readonly repository.Unlisted[]> {
  const now = clock.now();
  const row = await lockRunning(tx, userId, importId);
  const count = await repository.countUnlisted(tx, { userId, accountId, importId });
  // Items that this import created were not known before it.
  const drop = { known: count.known - row.imported, missing: count.missing };
  const isDrop = isCatalogueDrop(drop);
  const missing = await repository.listUnlisted(tx, { userId, accountId, importId }, isDrop ? null : step);
  if (!isDrop && missing.length > 0) return missing;
  const itemIds = missing.map(({ itemId }) => itemId);
  if (isDrop) await noteDrop(tx, { userId, accountId, importId, known: drop.known, missing: itemIds }, now);
  else await noteWholeList(tx, { userId, accountId }, now);
  await repository.setState(tx, userId, importId, {
    state: 'done',
    phase: 'finished',
    finishedAt: now,
    ...(isDrop ? { errorCode: 'catalogue_dropped', errorText: `${drop.missing} of ${drop.known}` } : {}),
  });
  await noteSyncSuccess(tx, userId, accountId, 'import', row.startedAt);
  await emitEvents(tx, userId, [
    { kind: 'import', importId, accountId },
    { kind: 'items', accountId },
  ]);
  return [];
}

/** Ends what is gone, stores what is there after all, and names what cannot be read: then none of them is missing any more. */
async function applyLook(
  deps: StepDeps,
  tx: Tx,
  account: Account & { readonly importId: number },
  missing: readonly repository.Unlisted[],
  look: SecondLook & { readonly observedAt: Date },
): Promise<void> {
  const { userId, accountId, importId } = account;
  const { observedAt } = look;
  await lockRunning(tx, userId, importId);
  const gone = new Set(look.gone);
  const ended = missing.filter(({ externalId, isSaid }) => isSaid || gone.has(externalId));
  await recordHomeEnds(
    tx,
    { userId, accountId },
    ended.map(({ itemId }) => itemId),
    { kind: 'import', id: null },
  );
  const monotonicAt = deps.clock.toMonotonic(observedAt);
  const observation = { observedAt, monotonicAt, ordersSeenAt: null, cause: `import:${importId}` };
  const { incomplete, ...counts } = await storeBatch(tx, deps, account, foundAgain(look), observation);
  const done = look.there.map(({ listing }) => listing.externalId);
  await repository.settleRows(tx, userId, importId, { done, ...counts });
  await noteProblems(tx, userId, importId, [...look.doubtful.map(failedProblem), ...incomplete]);
  await emitEvents(tx, userId, [
    { kind: 'import', importId, accountId },
    { kind: 'items', accountId },
  ]);
}

/**
 * A finished import keeps only the rows of listings with a problem and of those that were left out. The others are removed after its
 * end, because until then they are the list.
 */
export async function removeListedRows(
  db: Db,
  { userId, importId }: Pick<repository.ImportRow, 'userId' | 'importId'>,
  signal: AbortSignal,
): Promise<void> {
  await removeInBatches((most) => repository.removeListedRows(db, userId, importId, most), signal);
}
