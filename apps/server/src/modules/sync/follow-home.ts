import { chunked, type HomeChangePage } from '@quayside/connector-kit';
import { isCatalogueDrop } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { isStockDifferent, recordImportedStock } from '../stock/index.ts';
import { endAbsent } from './absent-items.ts';
import { moveChangesCursor, readChangesPosition, readSyncCursor, requestComparison } from './cursors.repository.ts';
import { getOpenDrop } from './drops.repository.ts';
import { findDifferences, findMissing } from './home-differences.ts';
import { findConcerning, noteHomeProblems, rowProblems } from './home-problems.ts';
import { listOpenImports } from './imports.repository.ts';
import { startNeededImport } from './imports.service.ts';
import { LISTINGS_PER_STEP, readAndStore } from './read-listings.ts';
import { recordHomeEnds } from './record-home-ends.ts';
import type { SeenChanges } from './seen-changes.ts';
import type { SyncDeps } from './sync-deps.ts';

export interface FollowDeps extends SyncDeps {
  /** When a read of the account's orders started that started after the given time; null if none is allowed now. */
  readonly ordersSeenAfter: (opened: OpenedAccount, at: Date) => Promise<Date | null>;
  readonly seen: SeenChanges;
}

/** The number of items ended in one transaction. */
const ENDS = 500;

/**
 * Applies the changes at home since the last read: first ends, because ended items must not be sold; then prices, titles and variations;
 * then quantities. Each step is stored separately and may be repeated; the last one moves the cursor.
 */
export async function followHome(deps: FollowDeps, opened: OpenedAccount): Promise<void> {
  const { account, connector, session } = opened;
  const { userId, accountId } = account;
  for (let isMore = true; isMore; ) {
    session.signal?.throwIfAborted();
    const { cursor, isImported } = await readChangesPosition(deps.db, userId, accountId);
    if (!isImported) return;
    const observedAt = deps.clock.now();
    const page = await connector.listHomeChanges(session, account.sourceSite, cursor);
    if (isNothing(page) && cursor !== null && !deps.seen.mayMove(account)) return;
    isMore = (await applyChanges(deps, opened, page, observedAt)) && page.hasMore;
  }
}

/** Such a page is asked for again from the same position, which is moved only from time to time. */
function isNothing({ changes, present, isComparisonNeeded, hasMore }: HomeChangePage): boolean {
  return changes.length === 0 && !present && !isComparisonNeeded && !hasMore;
}

/** @returns whether all of it is stored */
async function applyChanges(
  deps: FollowDeps,
  opened: OpenedAccount,
  page: HomeChangePage,
  observedAt: Date,
): Promise<boolean> {
  const { account } = opened;
  const { userId, accountId } = account;
  const unreadable = await findConcerning(deps.db, account, page.unreadable ?? []);
  const { ended, changed, stock } = await findDifferences(deps.db, account, page.changes, unreadable);
  for (const itemIds of chunked(ended, ENDS)) {
    await withTransaction(deps.db, (tx) => endThere(tx, opened, itemIds));
  }
  if (page.present) await endMissing(deps, opened, page.present, observedAt);
  const unread = changed.filter((change) => !deps.seen.isReadEnough(account, change));
  for (const changes of chunked(unread, LISTINGS_PER_STEP)) {
    const externalIds = [...new Set(changes.map(({ externalId }) => externalId))];
    await readAndStore(deps, opened, externalIds, { observedAt, cause: `changes:${observedAt.toISOString()}` });
    deps.seen.note(account, changes);
  }

  const isDifferent = await isStockDifferent(deps.db, userId, stock);
  const ordersSeenAt = isDifferent ? await deps.ordersSeenAfter(opened, observedAt) : null;
  // Without a read of the orders, a quantity lowered by a sale would count as the seller's change; the changes are requested again.
  if (isDifferent && !ordersSeenAt) return false;
  await withTransaction(deps.db, async (tx) => {
    const observation = {
      observedAt,
      monotonicAt: deps.clock.toMonotonic(observedAt),
      ordersSeenAt,
      cause: `changes:${observedAt.toISOString()}`,
    };
    const moved = isDifferent ? await recordImportedStock(tx, userId, stock, observation) : [];
    const itemIds = [...new Set(moved.map((change) => change.itemId))];
    await refreshProductRows(tx, userId, itemIds);
    if (itemIds.length > 0) await emitEvents(tx, userId, [{ kind: 'stock', itemIds }]);
    await noteHomeProblems(tx, account, { found: rowProblems(unreadable), read: [] });
    if (page.isComparisonNeeded) await requestComparison(tx, userId, accountId, deps.clock.monotonic());
    await moveChangesCursor(tx, userId, accountId, page.nextCursor);
  });
  return true;
}

async function endThere(tx: Tx, { account }: OpenedAccount, itemIds: readonly number[]): Promise<void> {
  const { userId, accountId } = account;
  const ended = await recordHomeEnds(tx, account, itemIds, { kind: 'marketplace', id: null });
  if (ended.length > 0) await emitEvents(tx, userId, [{ kind: 'items', accountId }]);
}

/**
 * Ends what a complete list of home listings lacks. If it lacks too much, an import reads again and asks the seller. An import running at
 * the same time may have newer data than the list.
 */
async function endMissing(
  deps: FollowDeps,
  opened: OpenedAccount,
  present: readonly string[],
  observedAt: Date,
): Promise<void> {
  const { account } = opened;
  const { userId, accountId } = account;
  const isListNewest = async (tx: Tx) => {
    const { lastSuccessAt } = await readSyncCursor(tx, userId, accountId, 'import');
    const isImporting = (await listOpenImports(tx, userId, accountId)).length > 0;
    if (isImporting || !lastSuccessAt) return false;
    return lastSuccessAt < observedAt || lastSuccessAt > deps.clock.now();
  };
  const absent = await withTransaction(deps.db, async (tx) => {
    if (!(await isListNewest(tx))) return [];
    const { known, missing } = await findMissing(tx, account, present);
    if (!isCatalogueDrop({ known, missing: missing.length })) return missing;
    if (!(await getOpenDrop(tx, account))) await startNeededImport(deps, tx, account);
    return [];
  });
  await endAbsent(deps, opened, absent, `changes:${observedAt.toISOString()}`, isListNewest);
}
