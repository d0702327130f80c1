import { type AccountRef, listingKeyOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type FailedState, sendAgain } from '../dispatch/index.ts';
import { reasonAgainst } from '../facts/index.ts';
import { changeListings, holdQueueing, type ListingChange, listListings } from '../listings/index.ts';
import { getItems, lockItems, refreshListingsAbroad } from '../products/index.ts';
import { findTakenTitles } from '../translations/index.ts';
import { type RunItemChange, settleRunItems } from './run-items.repository.ts';
import { finishRuns, lockRun, updateRun } from './runs.repository.ts';

/**
 * Resends what the marketplace had rejected, with the listings and run items that depend on it. An item that the seller
 * has blocked or ended since is unchanged. A listing whose title another item has by now stays failed with that reason.
 * Call it before every other lock of the transaction.
 * @returns how many are being sent again, and the runs that they belong to
 */
export async function sendFailedAgain(
  tx: Tx,
  account: AccountRef,
  found: readonly FailedState[],
  now: Date,
): Promise<{ again: number; runIds: readonly number[] }> {
  const { userId, accountId } = account;
  await holdQueueing(tx, userId);
  const openRuns = await lockOpenRuns(tx, userId, found);
  const itemIds = [...new Set(found.map(({ itemId }) => itemId))];
  await lockItems(tx, userId, itemIds);
  const items = new Map((await getItems(tx, userId, itemIds)).map((item) => [item.itemId, item]));
  const rows = await listListings(tx, userId, itemIds);
  const listings = new Map(rows.map((row) => [listingKeyOf(row), row.state]));
  const isWanted = (failedState: FailedState) => {
    if (failedState.changeKind !== 'content' || listings.get(listingKeyOf(failedState)) === 'L') return true;
    const item = items.get(failedState.itemId);
    return item !== undefined && reasonAgainst(item) === undefined;
  };
  const wanted = found.filter(isWanted);
  const contents = new Set(wanted.filter(({ changeKind }) => changeKind === 'content').map(listingKeyOf));
  const equal = await findTakenTitles(
    tx,
    userId,
    rows.filter((row) => row.accountId === accountId && contents.has(listingKeyOf(row))),
    items,
  );
  const isEqual = (failedState: FailedState) =>
    failedState.changeKind === 'content' && equal.has(listingKeyOf(failedState));
  const taken = await sendAgain(
    tx,
    account,
    wanted.filter((failedState) => !isEqual(failedState)),
  );

  const runItemsOf = (failedStates: readonly FailedState[]) =>
    failedStates.flatMap(({ changeKind, runId, itemId, site }) =>
      runId !== null && openRuns.get(runId) === RUN_KIND_OF[changeKind] ? [{ runId, itemId, site }] : [],
    );
  const runItems = runItemsOf(taken);
  await settleRunItems(tx, userId, [
    ...runItems.map((runItem): RunItemChange => ({ ...runItem, outcome: 'queued', reason: null })),
    ...runItemsOf(wanted.filter(isEqual)).map(
      (runItem): RunItemChange => ({ ...runItem, outcome: 'failed', reason: equal.get(listingKeyOf(runItem)) ?? null }),
    ),
  ]);
  await changeListings(tx, userId, accountId, [
    ...uniqueListings(taken.filter(({ isHome }) => !isHome)).flatMap(({ itemId, site }): ListingChange[] => {
      const state = listings.get(listingKeyOf({ itemId, site }));
      if (state === 'L') return [{ itemId, site, state, reason: null }];
      return state === 'F' ? [{ itemId, site, state: 'Q', reason: null }] : [];
    }),
    ...wanted.filter(isEqual).map(
      ({ itemId, site }): ListingChange => ({
        itemId,
        site,
        state: 'F',
        reason: equal.get(listingKeyOf({ itemId, site })) ?? null,
      }),
    ),
  ]);
  const runIds = [...new Set(runItems.map(({ runId }) => runId))].sort((a, b) => a - b);
  for (const runId of runIds) await updateRun(tx, userId, runId, { state: 'running', finished_at: null });
  await finishRuns(tx, userId, runIds, now);
  await refreshListingsAbroad(tx, userId, [...new Set(taken.map(({ itemId }) => itemId))]);
  return { again: taken.length, runIds };
}

/** The kind of run whose run items belong to a desired state of this change kind. */
const RUN_KIND_OF: Readonly<Record<FailedState['changeKind'], 'list' | 'end' | null>> = {
  content: 'list',
  end: 'end',
  price: null,
  stock: null,
};

/** The runs of these desired states that accept retries, with their kind. */
async function lockOpenRuns(
  tx: Tx,
  userId: number,
  found: readonly FailedState[],
): Promise<Map<number, 'list' | 'end'>> {
  const runIds = [...new Set(found.flatMap(({ runId }) => runId ?? []))].sort((a, b) => a - b);
  const open = new Map<number, 'list' | 'end'>();
  for (const runId of runIds) {
    const run = await lockRun(tx, userId, runId);
    if (run?.state === 'done' || run?.state === 'running') open.set(runId, run.kind);
  }
  return open;
}

/** A listing of several units may have failed with each of them. */
function uniqueListings(failedStates: readonly FailedState[]): FailedState[] {
  return [...new Map(failedStates.map((failedState) => [listingKeyOf(failedState), failedState])).values()];
}
