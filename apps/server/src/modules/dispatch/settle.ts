import type { ConnectorError } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Batch, LISTINGS, leasesOf } from './claim.repository.ts';
import { type Hold, liftHold, putHold } from './holds.repository.ts';
import { lockOwn } from './leases/leases.ts';
import { type BatchOutcome, type Halt, keepListings } from './outcome.ts';
import { withPoliciesSince } from './policies-since.ts';
import type { DispatchAccounts, OutcomeListener } from './ports.ts';
import { resumeContents } from './set-desired-state.ts';
import {
  insertSends,
  releaseLeases,
  restEnded,
  storeAccompanyingChanges,
  storeRemote,
  storeRows,
  wakeUnits,
} from './settle.repository.ts';

export interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: Pick<DispatchAccounts, 'markAuthBroken'>;
  readonly listeners: readonly OutcomeListener[];
}

/** A shorter quota pause does not need a notification. */
const ANNOUNCED_PAUSE_MS = 60_000;
/**
 * A held call is retried after this time at the latest: the limit may have concerned a single listing (eBay counts
 * revisions for each), and the throttle rejects a used-up quota without a call.
 */
const LONGEST_HOLD_MS = 60_000;

/** The rows that are stored with the outcome, in the same transaction. */
export interface Storing {
  readonly now: Date;
  readonly consent: number;
  /** Lease keys of listings that are not done yet and stay leased. */
  readonly keeps?: ReadonlySet<string>;
  /** Called with the lease keys that are still ours. */
  readonly also?: (tx: Tx, own: ReadonlySet<string>) => Promise<void>;
}

/**
 * Stores a batch's outcome and notifies the listeners, in one transaction. The outcome of a lost lease is discarded:
 * the sender that took over reads back what happened.
 * @returns the number of discarded listings
 */
export async function settleBatch(
  deps: SettleDeps,
  batch: Batch,
  outcome: BatchOutcome,
  { now, consent, keeps = new Set(), also }: Storing,
): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    // Policies are locked before listings, in the order of a change of shipping.
    const latest = await withPoliciesSince(tx, batch, outcome, now);
    const own = new Set((await lockOwn(tx, LISTINGS, leasesOf(batch))).map(({ leaseKey }) => leaseKey));
    const kept = keepListings(latest, own);
    const { account } = batch;
    // The last word about a listing counts: one that was read back may have changed since.
    const remote = new Map(kept.remote.map((change) => [change.leaseKey, change]));
    await storeRemote(tx, batch, [...remote.values()], keeps);
    const found = [...remote.values()].flatMap(({ leaseKey, isFound }) => (isFound ? [leaseKey] : []));
    if (found.length > 0) await wakeUnits(tx, batch, found);
    await storeRows(tx, batch, kept.rows, { clock: deps.clock, since: kept.startedAt });
    if (kept.arrivedRiders.length > 0) await storeAccompanyingChanges(tx, batch, kept.arrivedRiders);
    if (kept.ended.length > 0)
      await restEnded(
        tx,
        batch,
        kept.ended.map((e) => e.listingKey),
      );
    const refusedEnds = kept.updateFailed.filter(({ changeKind }) => changeKind === 'end');
    await resumeContents(
      tx,
      refusedEnds.map(({ listingKey, site }) => ({ ...account, leaseKey: listingKey, site })),
    );
    await insertSends(tx, batch, kept);
    await releaseLeases(
      tx,
      batch,
      [...own].filter((leaseKey) => !keeps.has(leaseKey) && !remote.has(leaseKey)),
    );
    await also?.(tx, own);
    await storeHalt(tx, deps, batch, kept, { now, consent });
    for (const listener of deps.listeners) await tell(tx, listener, account, kept);
    return batch.listings.length - own.size;
  });
}

/** Stops the account's work once the marketplace no longer accepts the tokens of this consent. */
export async function storeLostAccess(
  tx: Tx,
  { accounts, listeners }: Omit<SettleDeps, 'db'>,
  account: AccountRef,
  { consent, lost }: { readonly consent: number; readonly lost: ConnectorError['lost'] },
): Promise<void> {
  if (!(await accounts.markAuthBroken(tx, account, consent, lost))) return;
  for (const listener of listeners) await listener.paused?.(tx, account, { reason: 'auth_expired', until: null });
}

async function storeHalt(
  tx: Tx,
  deps: SettleDeps,
  batch: Batch,
  outcome: BatchOutcome,
  { now, consent }: { now: Date; consent: number },
): Promise<void> {
  const { account, call } = batch;
  const { halt } = outcome;
  if (!halt) {
    const wasAnnounced = await liftHold(tx, account, call);
    if (wasAnnounced) for (const listener of deps.listeners) await listener.resumed?.(tx, account);
  } else if (halt.reason === 'auth_expired') {
    await storeLostAccess(tx, deps, account, { consent, lost: halt.lost });
  } else {
    const hold = holdOf(halt, now);
    const isNews = await putHold(tx, account, call, { ...hold, until: deps.clock.toMonotonic(hold.until) });
    if (!isNews) return;
    for (const listener of deps.listeners)
      await listener.paused?.(tx, account, { reason: 'quota', until: hold.announcedUntil });
  }
}

function holdOf(halt: Exclude<Halt, { reason: 'auth_expired' }>, now: Date): Hold {
  const pauseMs = halt.until.getTime() - now.getTime();
  return {
    reason: halt.reason,
    until: new Date(now.getTime() + Math.min(pauseMs, LONGEST_HOLD_MS)),
    announcedUntil: halt.reason === 'quota' && pauseMs >= ANNOUNCED_PAUSE_MS ? halt.until : null,
  };
}

async function tell(tx: Tx, listener: OutcomeListener, account: AccountRef, outcome: BatchOutcome): Promise<void> {
  if (outcome.published.length > 0) await listener.published?.(tx, account, outcome.published);
  if (outcome.publishFailed.length > 0) await listener.publishFailed?.(tx, account, outcome.publishFailed);
  if (outcome.ended.length > 0) await listener.ended?.(tx, account, outcome.ended);
  if (outcome.updated.length > 0) await listener.updated?.(tx, account, outcome.updated);
  if (outcome.updateFailed.length > 0) await listener.updateFailed?.(tx, account, outcome.updateFailed);
}
