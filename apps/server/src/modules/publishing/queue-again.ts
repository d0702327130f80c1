import { listingKeyOf, type Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { resumeContents, withdrawContents } from '../dispatch/index.ts';
import { changeListings, type ListingKeyRow, listListings, sendContents } from '../listings/index.ts';
import { refreshListingsAbroad } from '../products/index.ts';
import { listOpenRunItems, settleRunItems } from './run-items.repository.ts';
import { finishRuns, lockRuns } from './runs.repository.ts';

type Queued = ListingKeyRow & { readonly listingKey: string };

/**
 * Without its end, a listing continues: one that was still being sent is sent, and a live one is sent again if its
 * content has changed in the meantime. A queued listing whose own run was cancelled while it was to end is withdrawn.
 * @returns the runs of the withdrawn listings
 */
export async function queueAgain(
  tx: Tx,
  deps: { readonly clock: Pick<Clock, 'now'> },
  userId: number,
  ends: readonly { itemId: number; site: Site }[],
): Promise<readonly number[]> {
  const rows = await listListings(tx, userId, [...new Set(ends.map((end) => end.itemId))]);
  const taken = new Set(ends.map(({ itemId, site }) => listingKeyOf({ itemId, site })));
  const kept = rows.flatMap((row): Queued[] =>
    row.listingKey !== null && taken.has(listingKeyOf(row)) ? [{ ...row, listingKey: row.listingKey }] : [],
  );
  await resumeContents(
    tx,
    kept
      .filter(({ state }) => state === 'L')
      .map(({ accountId, site, listingKey }) => ({ userId, accountId, leaseKey: listingKey, site })),
  );
  const { keys, runIds } = await withdrawCancelled(
    tx,
    deps,
    userId,
    kept.filter(({ state }) => state === 'Q'),
  );
  const onTheirWay = kept.filter((row) => (row.state === 'Q' || row.state === 'P') && !keys.has(listingKeyOf(row)));
  await sendContents(tx, userId, onTheirWay);
  return runIds;
}

/**
 * Withdraws those of these queued listings whose run is being stopped. Its cancellation found nothing to withdraw,
 * because the end had replaced the listing. Nothing of a queued listing has been sent since it was queued.
 */
async function withdrawCancelled(
  tx: Tx,
  deps: { readonly clock: Pick<Clock, 'now'> },
  userId: number,
  queued: readonly Queued[],
): Promise<{ keys: ReadonlySet<string>; runIds: readonly number[] }> {
  const keys = new Set<string>();
  const runIds = new Set<number>();
  const reason = { code: 'cancelled' as const };
  for (const accountId of new Set(queued.map((row) => row.accountId))) {
    const own = queued.filter((row) => row.accountId === accountId);
    const open = async () => (await listOpenRunItems(tx, userId, accountId, own)).filter(({ kind }) => kind === 'list');
    // A cancellation at the same moment either is seen here or finds the content that is set below.
    await lockRuns(
      tx,
      userId,
      (await open()).map(({ runId }) => runId),
    );
    const cancelled = (await open()).filter(({ state }) => state === 'cancelling');
    for (const runItem of cancelled) {
      keys.add(listingKeyOf(runItem));
      runIds.add(runItem.runId);
    }
    await settleRunItems(
      tx,
      userId,
      cancelled.map(({ runId, itemId, site }) => ({ runId, itemId, site, outcome: 'cancelled', reason })),
    );
    const withdrawn = own.filter((row) => keys.has(listingKeyOf(row)));
    await withdrawContents(
      tx,
      withdrawn.map(({ site, listingKey }) => ({ userId, accountId, leaseKey: listingKey, site })),
    );
    await changeListings(
      tx,
      userId,
      accountId,
      withdrawn.map(({ itemId, site }) => ({ itemId, site, state: 'N', reason })),
    );
    await refreshListingsAbroad(
      tx,
      userId,
      withdrawn.map(({ itemId }) => itemId),
    );
  }
  await finishRuns(tx, userId, [...runIds], deps.clock.now());
  return { keys, runIds: [...runIds] };
}
