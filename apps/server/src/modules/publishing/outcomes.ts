import type { HistoryField, HistoryWhy } from '@quayside/contract';
import { type AccountRef, isOwnRefusal, listingKeyOf, type Reason } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type ListingRef, type OutcomeListener, quotaPauseOf } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type HistoryInput, recordHistory, SYSTEM } from '../history/index.ts';
import { changeListings, type ListingChange, noteLivePrices } from '../listings/index.ts';
import { refreshListingsAbroad } from '../products/index.ts';
import { resumePreparing } from './prepare-run.ts';
import { listOpenRunItems, type OpenRunItem, type RunItemChange, settleRunItems } from './run-items.repository.ts';
import { finishRuns, lockRuns, setRunsPaused } from './runs.repository.ts';

/** What happened to a set of listings: their rows, their run items, and the reason in the history. */
interface Settlement {
  readonly listings: readonly ListingChange[];
  readonly runItems: readonly RunItemChange[];
  readonly history: readonly HistoryInput[];
}

const MARKETPLACE = { kind: 'marketplace', id: null } as const;

/** Applies dispatch's outcomes to listings and runs, in the transaction that stores them. */
export function createPublishingListener(deps: { clock: Clock; jobs: Pick<Jobs, 'enqueue'> }): OutcomeListener {
  const settle = async (tx: Tx, account: AccountRef, { listings, runItems, history }: Settlement): Promise<void> => {
    const { userId, accountId } = account;
    const runIds = [...new Set(runItems.map((runItem) => runItem.runId))].sort((a, b) => a - b);
    await lockRuns(tx, userId, runIds);
    await changeListings(tx, userId, accountId, listings);
    await settleRunItems(tx, userId, runItems);
    await recordHistory(tx, userId, history);
    await refreshListingsAbroad(
      tx,
      userId,
      listings.map((change) => change.itemId),
    );
    await finishRuns(tx, userId, runIds, deps.clock.now());
    await emitEvents(tx, userId, [
      ...runIds.map((runId) => ({ kind: 'run' as const, runId })),
      { kind: 'listings', accountId },
    ]);
  };

  return {
    async publishing(tx, { userId, accountId }, listings) {
      // The product list shows queued and publishing listings alike, so its rows are updated with the outcome.
      await changeListings(
        tx,
        userId,
        accountId,
        listings.map(({ itemId, site }) => ({ itemId, site, state: 'P' })),
      );
    },

    published: async (tx, account, results) => {
      await noteLivePrices(tx, account, results);
      await settle(tx, account, {
        // Title and price are not changed: the row has the desired ones, which may have changed during the call.
        listings: results.map((r) => ({
          itemId: r.itemId,
          site: r.site,
          state: 'L',
          reason: null,
          listingId: r.listingId,
          url: r.url,
          quantity: r.units.reduce((sum, unit) => sum + unit.quantity, 0),
        })),
        runItems: runItemsOf(results, () => ({ outcome: 'listed', reason: null })),
        history: results.map((r) =>
          historyOf(r, 'state', { state: 'L', listingId: r.listingId, title: r.title }, 'published'),
        ),
      });
    },

    publishFailed: (tx, account, results) =>
      settle(tx, account, {
        listings: results.map((r) => ({
          itemId: r.itemId,
          site: r.site,
          state: r.isLive ? 'L' : 'F',
          reason: r.reason,
          ...(r.listingId === null ? {} : { listingId: r.listingId }),
        })),
        runItems: runItemsOf(results, (r) => ({ outcome: 'failed', reason: r.reason })),
        history: results.map((r) =>
          refusalOf(r, 'state', { state: r.isLive ? 'L' : 'F', reason: r.reason }, ['publish_failed', 'publish_held']),
        ),
      }),

    ended: async (tx, account, results) =>
      settle(tx, account, {
        listings: results.map((r) => ({ itemId: r.itemId, site: r.site, state: 'E', reason: null })),
        runItems: [
          ...runItemsOf(results, () => ({ outcome: 'ended', reason: null })),
          ...(await overtakenRunItems(tx, account, results, ({ kind }) =>
            kind === 'end'
              ? { outcome: 'ended', reason: null }
              : { outcome: 'cancelled', reason: { code: 'cancelled' } },
          )),
        ],
        history: results.map((r) =>
          historyOf(r, 'state', { state: 'E' }, r.cause === 'asked' ? 'ended' : 'ended_there'),
        ),
      }),

    async updateFailed(tx, account, results) {
      const abroad = results.filter((r) => !r.isHome);
      const ends = abroad.filter((r) => r.changeKind === 'end');
      const reasons = new Map(ends.map((r) => [listingKeyOf(r), r.reason]));
      await settle(tx, account, {
        listings: abroad.map((r) => ({ itemId: r.itemId, site: r.site, state: 'L', reason: r.reason })),
        runItems: [
          ...runItemsOf(ends, (r) => ({ outcome: 'failed', reason: r.reason })),
          ...(await overtakenRunItems(tx, account, ends, ({ kind, itemId, site }) =>
            kind === 'end'
              ? { outcome: 'failed', reason: reasons.get(listingKeyOf({ itemId, site })) ?? null }
              : { outcome: 'listed', reason: null },
          )),
        ],
        history: abroad.map((r) => refusalOf(r, r.changeKind, { reason: r.reason }, ['update_failed', 'update_held'])),
      });
    },

    async updated(tx, account, results) {
      const { userId, accountId } = account;
      const single = results.filter((r) => !r.isHome && (r.price !== undefined || r.quantity !== undefined));
      await changeListings(
        tx,
        userId,
        accountId,
        single.map((r) => ({
          itemId: r.itemId,
          site: r.site,
          state: 'L',
          ...(r.sku === r.listingKey && r.quantity !== undefined ? { quantity: r.quantity } : {}),
        })),
      );
      await noteLivePrices(
        tx,
        account,
        single.filter(({ price }) => price !== undefined),
      );
      await refreshListingsAbroad(
        tx,
        userId,
        single.map((r) => r.itemId),
      );
      if (single.length > 0) await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
    },

    paused: notePause,
    async resumed(tx, account) {
      await notePause(tx, account, null);
      await resumePreparing(deps, tx, account.userId, account.accountId, 'quota');
    },
  };
}

async function notePause(
  tx: Tx,
  { userId, accountId }: AccountRef,
  pause: { reason: string; until: Date | null } | null,
): Promise<void> {
  const runIds = await setRunsPaused(tx, userId, accountId, pause);
  await emitEvents(tx, userId, [
    ...runIds.map((runId) => ({ kind: 'run' as const, runId })),
    { kind: 'account', accountId },
  ]);
}

/** Copies the account's current pause into its runs: after it was reconnected, and when a run begins. */
export async function notePresentPause(tx: Tx, account: AccountRef): Promise<void> {
  const until = await quotaPauseOf(tx, account.userId, account.accountId);
  await notePause(tx, account, until && { reason: 'quota', until });
}

/**
 * Run items of other runs that waited for these listings. A listing has one desired state, so a later run's end
 * replaces an earlier run's listing or end, and the earlier run item would wait for ever.
 */
async function overtakenRunItems(
  tx: Tx,
  { userId, accountId }: AccountRef,
  results: readonly ListingRef[],
  change: (runItem: OpenRunItem) => { outcome: RunItemChange['outcome']; reason: Reason | null },
): Promise<RunItemChange[]> {
  if (results.length === 0) return [];
  const own = new Set(results.map(({ runId, itemId, site }) => `${runId}/${itemId}/${site}`));
  const open = await listOpenRunItems(tx, userId, accountId, results);
  return open
    .filter(({ runId, itemId, site }) => !own.has(`${runId}/${itemId}/${site}`))
    .map((runItem) => ({ runId: runItem.runId, itemId: runItem.itemId, site: runItem.site, ...change(runItem) }));
}

function runItemsOf<R extends ListingRef>(
  results: readonly R[],
  change: (result: R) => { outcome: RunItemChange['outcome']; reason: Reason | null },
): RunItemChange[] {
  return results.flatMap((result) => {
    const { runId, itemId, site } = result;
    return runId === null ? [] : [{ runId, itemId, site, ...change(result) }];
  });
}

function historyOf(ref: ListingRef, field: HistoryField, after: unknown, why: HistoryWhy): HistoryInput {
  const { itemId, site } = ref;
  return { actor: MARKETPLACE, entity: 'listing', entityId: itemId, itemId, site, field, before: null, after, why };
}

/** A refusal by its author: what Quayside holds back never reaches the marketplace. */
function refusalOf(
  ref: ListingRef & { readonly reason: Reason },
  field: HistoryField,
  after: unknown,
  [byMarketplace, byQuayside]: readonly [HistoryWhy, HistoryWhy],
): HistoryInput {
  const isOwn = isOwnRefusal(ref.reason);
  return { ...historyOf(ref, field, after, isOwn ? byQuayside : byMarketplace), actor: isOwn ? SYSTEM : MARKETPLACE };
}
