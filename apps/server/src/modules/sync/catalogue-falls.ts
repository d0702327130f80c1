import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { endAtHome } from './end-at-home.ts';
import { closeFall, type FallRow, getOpenFall, lockOpenFall, storeFall, takeFallItems } from './falls.repository.ts';
import { listOpenImports } from './imports.repository.ts';
import { type ImportDeps, startImport } from './imports.service.ts';
import type { SourceChangeHook } from './store-batch.ts';

interface AccountKey {
  readonly userId: number;
  readonly accountId: number;
}

export interface EndingDeps {
  readonly hook: Pick<SourceChangeHook, 'itemsEnded'>;
}

/** Items ended in one transaction. */
const STEP = 1_000;

/** A complete list lacks so much that it is not believed: nothing is ended, and the seller is asked. */
export async function noteFall(
  tx: Tx,
  { importId, known, missing, ...key }: AccountKey & { importId: number; known: number; missing: readonly number[] },
  now: Date,
): Promise<void> {
  const { times } = await storeFall(tx, key, { importId, known, missing }, now);
  // Every further look that finds the same is no change.
  if (times === 1) {
    await recordFall(tx, key, { kind: 'import', id: null }, 'catalogue_fell', { known, missing: missing.length });
  }
}

/** A list that can be believed ends the alarm. */
export async function noteWholeList(tx: Tx, key: AccountKey, now: Date): Promise<void> {
  const fall = await lockOpenFall(tx, key);
  if (!fall) return;
  await closeFall(tx, key, fall.fallId, { state: 'recovered', at: now });
  await recordFall(tx, key, { kind: 'import', id: null }, 'fall_recovered', fall);
}

/** The fall that waits for the seller, and whether a further look is under way. */
export async function getFall(
  db: Db,
  { userId, accountId }: AccountKey,
): Promise<(FallRow & { readonly isLooking: boolean }) | undefined> {
  const [fall, open] = await Promise.all([
    getOpenFall(db, { userId, accountId }),
    listOpenImports(db, userId, accountId),
  ]);
  return fall && { ...fall, isLooking: open.length > 0 };
}

/**
 * The seller believes the short list: exactly what it lacked is ended, step by step. What a crash leaves is ended by confirming again,
 * and what a later list has shown is not ended.
 * @throws fall_not_found, fall_changed, import_running
 */
export async function applyFall(
  deps: ImportDeps & EndingDeps,
  key: AccountKey,
  expected: number,
  actor: Actor,
): Promise<{ ended: number }> {
  let ended = 0;
  for (let isFirst = true; ; isFirst = false) {
    const step = await withTransaction(deps.db, async (tx) => {
      const fall = await lockOpenFall(tx, key);
      if (!fall && isFirst) throw fail('fall_not_found');
      // Meanwhile a later list was whole, or somebody else has confirmed the rest.
      if (!fall) return null;
      if (fall.missing !== expected) throw fail('fall_changed');
      // A look that is under way may have seen what would be ended here.
      if ((await listOpenImports(tx, key.userId, key.accountId)).length > 0) throw fail('import_running');
      return applyStep(tx, key, fall, { actor, at: deps.clock.now(), hook: deps.hook });
    });
    ended += step?.ended ?? 0;
    if (!step?.isMore) return { ended };
  }
}

async function applyStep(
  tx: Tx,
  key: AccountKey,
  fall: FallRow,
  { actor, at, hook }: { actor: Actor; at: Date; hook: EndingDeps['hook'] },
): Promise<{ ended: number; isMore: boolean }> {
  const itemIds = await takeFallItems(tx, key, fall.fallId, STEP);
  const ended = await endAtHome(tx, key, itemIds, actor, hook);
  const isMore = itemIds.length === STEP;
  if (!isMore) {
    await closeFall(tx, key, fall.fallId, { state: 'applied', at });
    await recordFall(tx, key, actor, 'fall_applied', fall);
  }
  await emitEvents(tx, key.userId, [
    { kind: 'items', accountId: key.accountId },
    { kind: 'account', accountId: key.accountId },
  ]);
  return { ended: ended.length, isMore };
}

/** Reads the list once more; a look that is under way is that look. @throws fall_not_found */
export async function lookAgain(deps: ImportDeps, key: AccountKey): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockOpenFall(tx, key))) throw fail('fall_not_found');
    if ((await listOpenImports(tx, key.userId, key.accountId)).length > 0) return;
    await startImport(deps, tx, key.userId, key.accountId);
  });
}

async function recordFall(
  tx: Tx,
  { userId, accountId }: AccountKey,
  actor: Actor,
  why: 'catalogue_fell' | 'fall_applied' | 'fall_recovered',
  { known, missing }: { readonly known: number; readonly missing: number },
): Promise<void> {
  const shown = known - missing;
  const [before, after] = why === 'fall_recovered' ? [shown, known] : [known, shown];
  await recordHistory(tx, userId, [
    { actor, entity: 'account', entityId: accountId, field: 'catalogue', before, after, why },
  ]);
}
