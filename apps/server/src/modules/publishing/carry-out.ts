import type { ReadingConnector } from '@quayside/connector-kit';
import { listingKeyOf, money } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { lookaheadUntil, setDesiredState } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { followLaterDecisions, holdItems, planListings, reasonAgainst } from '../facts/index.ts';
import { recordForCause } from '../history/index.ts';
import { ensureListingTargets, findListed, holdQueueing, ON_SITE, queueListings, sendEnds } from '../listings/index.ts';
import { type Item, refreshListingsAbroad } from '../products/index.ts';
import { findEqualTitles } from '../translations/index.ts';
import { desiredStatesOf, poolsOf } from './desired-states.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { listNextRunItems, type RunItemChange, type RunItemRow, settleRunItems } from './run-items.repository.ts';
import { giveUpWaiting, isGivenUp } from './run-stopping.service.ts';
import { consentedBy, finishRuns, lockRun, type RunRow, updateRun } from './runs.repository.ts';

/**
 * The number of listings carried out in one transaction. Two steps fill a feed at Amazon, so the first feed is sent
 * soon.
 */
const STEP = 320;

/** The last listing that was carried out. */
interface Place {
  readonly site: string;
  readonly itemId: number;
}

const BEGINNING: Place = { site: '', itemId: 0 };

/**
 * Turns a confirmed run's items into desired states, step by step; dispatch sends them. It goes site by site, because
 * many changes of one site are sent together: the first site's are sent while the others' desired states are still
 * being written. After a kill, the next worker continues with the items that still wait. A listing that is already
 * queued is not queued twice.
 */
export async function carryOutRun(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  for (let last: Place | undefined = BEGINNING; last; ) {
    run.signal.throwIfAborted();
    const after: Place = last;
    last = await withTransaction(deps.db, (tx) => carryOutStep(deps, tx, userId, runId, after));
    await run.noteProgress();
  }
}

/** Undefined if nothing is left to carry out. */
async function carryOutStep(
  deps: PublishingDeps,
  tx: Tx,
  userId: number,
  runId: number,
  after: Place,
): Promise<Place | undefined> {
  await holdQueueing(tx, userId);
  const run = await lockRun(tx, userId, runId);
  if (run && isGivenUp(run)) return (await giveUpStep(deps, tx, run)) ? after : undefined;
  if (run?.state !== 'confirmed') return undefined;
  const runItems = await listNextRunItems(tx, userId, runId, after, STEP);
  const last = runItems.at(-1);
  // A listing of an earlier site may have been previewed since that site was carried out.
  if (!last && after !== BEGINNING) return BEGINNING;
  if (!last) {
    // The rest is carried out as it is previewed.
    if (run.previewsDue > 0) return undefined;
    await updateRun(tx, userId, runId, { state: 'running' });
    await finishRuns(tx, userId, [runId], deps.clock.now());
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
    return undefined;
  }
  const account = await getAccount(tx, userId, run.accountId);
  const connector = account && deps.connectors.get(account.platform);
  if (!account || !connector) throw new Error(`Run ${runId} has no account to work with`);
  const changes =
    run.kind === 'list'
      ? await queue(deps, tx, account, connector, run, runItems)
      : await setDesiredEnds(tx, run, runItems);
  await settleRunItems(tx, userId, changes);
  await refreshListingsAbroad(tx, userId, [
    ...new Set(changes.filter((c) => c.outcome === 'queued').map((c) => c.itemId)),
  ]);
  await emitEvents(tx, userId, [
    { kind: 'run', runId },
    { kind: 'listings', accountId: account.accountId },
  ]);
  return last;
}

/** @returns whether the run may still have items that it never reaches */
async function giveUpStep(deps: PublishingDeps, tx: Tx, run: RunRow): Promise<boolean> {
  const isLeft = await giveUpWaiting(tx, deps, run);
  await emitEvents(tx, run.userId, [{ kind: 'run', runId: run.runId }]);
  return isLeft;
}

/** The effect of the seller's consent on a run item: to be listed, or why not. */
function consentFor(run: RunRow, runItem: RunItemRow): Omit<RunItemChange, 'runId' | 'itemId' | 'site'> | 'go' {
  if (runItem.verdict === 'blocked') return { outcome: 'skipped' };
  if (runItem.priceMinor === null) return { outcome: 'skipped', reason: { code: 'no_price' } };
  if (runItem.verdict === 'ready') return 'go';
  return run.allowDrafts ? 'go' : { outcome: 'skipped', reason: { code: 'drafts_not_allowed' } };
}

/** The item was blocked, or ended at home, since the preparation. */
function blockSince(item: Item | undefined): Omit<RunItemChange, 'runId' | 'itemId' | 'site'> | undefined {
  const code = item && reasonAgainst(item);
  return code && { outcome: 'skipped', reason: { code } };
}

async function queue(
  deps: PublishingDeps,
  tx: Tx,
  account: Account,
  connector: ReadingConnector,
  run: RunRow,
  runItems: readonly RunItemRow[],
): Promise<RunItemChange[]> {
  const { userId, runId } = run;
  const at = (runItem: RunItemRow) => ({ runId, itemId: runItem.itemId, site: runItem.site });
  const itemIds = [...new Set(runItems.map((runItem) => runItem.itemId))];
  const held = await holdItems(tx, account, itemIds);
  const { items } = held;
  const verdictOf = (runItem: RunItemRow) => blockSince(items.get(runItem.itemId)) ?? consentFor(run, runItem);
  const chosen = runItems.filter((runItem) => verdictOf(runItem) === 'go');
  const changes = runItems.flatMap((runItem): RunItemChange[] => {
    const verdict = verdictOf(runItem);
    return verdict === 'go' ? [] : [{ ...at(runItem), ...verdict }];
  });
  const planned = await planListings(tx, account, connector, chosen, held);
  const equal = await findEqualTitles(
    tx,
    userId,
    planned.map(({ listing, item }) => ({ ...listing, sku: item.sku, market: account.platform })),
  );
  const plans = planned.filter(({ listing }) => !equal.has(listingKeyOf(listing)));
  const queued = await queueListings(
    tx,
    { userId, accountId: account.accountId, sourceAccountId: run.sourceAccountId, runId },
    plans.map((plan) => plan.listing),
  );
  const going = plans.filter(({ consented }) => queued.has(listingKeyOf(consented)));
  const poolOf = poolsOf(account, connector);
  // A run that fits in one step does not need to wait for more.
  const isLarge = connector.bulk !== undefined && run.itemsTotal >= Math.max(connector.bulk.from, STEP + 1);
  const notBefore = isLarge ? lookaheadUntil(deps.clock) : undefined;
  await ensureListingTargets(tx, account, going, poolOf);
  await setDesiredState(
    tx,
    going.flatMap((plan) => desiredStatesOf(account, runId, plan, poolOf, notBefore)),
  );
  await followLaterDecisions(
    tx,
    deps,
    { userId, accountId: account.accountId, sourceAccountId: run.sourceAccountId },
    going.map(({ consented }) => consented),
    items,
  );
  await recordForCause(
    tx,
    userId,
    `run:${runId}`,
    going.map(({ item: { itemId }, listing }) => ({
      actor: consentedBy(run),
      entity: 'listing' as const,
      entityId: itemId,
      itemId,
      site: listing.site,
      field: 'state',
      before: null,
      after: { state: 'Q', title: listing.title, price: money(listing.priceMinor, listing.currency) },
      why: 'publish_confirmed',
    })),
  );
  for (const runItem of chosen) {
    const sameTitle = equal.get(listingKeyOf(runItem));
    if (sameTitle) {
      changes.push({ ...at(runItem), outcome: 'skipped', reason: sameTitle });
      continue;
    }
    const isQueued = queued.has(listingKeyOf(runItem));
    changes.push({
      ...at(runItem),
      ...(isQueued ? { outcome: 'queued', reason: null } : { outcome: 'skipped', reason: { code: 'already_queued' } }),
    });
  }
  return changes;
}

async function setDesiredEnds(tx: Tx, run: RunRow, runItems: readonly RunItemRow[]): Promise<RunItemChange[]> {
  const { userId, accountId, runId } = run;
  const itemIds = [...new Set(runItems.map((runItem) => runItem.itemId))];
  const sites = [...new Set(runItems.map((runItem) => runItem.site))];
  // Locked, so that a change that these listings follow at the same moment sees their ends.
  const listings = await findListed(tx, userId, itemIds, sites, ON_SITE);
  const keys = new Map(listings.filter((row) => row.accountId === accountId).map((row) => [listingKeyOf(row), row]));
  const ending = runItems.flatMap((runItem) => keys.get(listingKeyOf(runItem)) ?? []);
  await sendEnds(tx, userId, ending, runId);
  return runItems.map(({ itemId, site }) => ({
    runId,
    itemId,
    site,
    outcome: keys.has(listingKeyOf({ itemId, site })) ? 'queued' : 'skipped',
  }));
}
