import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { ConnectorError } from '@quayside/connector-kit';
import { createBackOff } from '../../platform/back-off.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Signals } from '../../platform/database/signals.ts';
import { errorMessage } from '../../platform/errors.ts';
import { keepLease } from '../../platform/leases.ts';
import { createPause } from '../../platform/pause.ts';
import {
  type Account,
  markAuthBroken,
  mayReadQuotas,
  type OpenedAccount,
  openActiveAccounts,
} from '../accounts/index.ts';
import { compareHome } from './compare-home.ts';
import { findComparable, noteQuotas, noteSyncFailure, readSyncCursor, type SyncKind } from './cursors.repository.ts';
import { type FollowDeps, followHome } from './follow-home.ts';
import { createKeptLeases, type KeptLeases } from './kept-leases.ts';
import { createPollIntervals, type PollSubject } from './look-interval.ts';
import {
  findQuotaWaiters,
  type QuotaWaitDeps,
  type QuotaWaiter,
  resumeIfReturned,
  resumePreparations,
} from './quota-waiters.ts';
import { createSeenChanges } from './seen-changes.ts';
import { createSuccessNotes, type SuccessNotes } from './success-notes.ts';

export interface ScheduleDeps extends QuotaWaitDeps {
  /** Reads new and changed orders; resolves to when the read began. Provided by orders through `compose.ts`. */
  readonly pollOrders: (opened: OpenedAccount) => Promise<Date>;
  readonly pollIntervalMs: number;
  /** Hints of other processes that an account was connected or needs a comparison. */
  readonly signals?: Signals;
}

/** The home listings are compared with the marketplace at least this often (design: polling). */
const COMPARE_EVERY_MS = 3 * 3_600_000;
/** A requested comparison is not started more often than this. */
const COMPARE_AGAIN_MS = 60_000;
/** Changes at home may wait a little longer than orders, because their reads also need an order read. */
const CHANGES_TO_ORDERS = 5;
/** A regular order read within this time is awaited. */
const ORDERS_SOON_MS = 10_000;
/** If orders may be read less often, an additional read must be this far from the last one. */
const EXTRA_ORDERS_READ_MS = 60_000;
/** The leases of a crashed worker expire after this time. A running worker keeps its leases between its reads. */
const LEASE_MS = 12_000;
/** How much older than the last success the stored one may be: a success that changes nothing else is not written each time. */
const NOTE_EVERY_MS = 10_000;
/** How often to check whether a quota has returned before its stated time. */
const QUOTA_CHECK_MS = 30_000;
/**
 * How often accounts are read, in real time and in minimum intervals, which limits how late a newly connected or restored account is
 * noticed without a signal. The due times of known accounts are kept in memory.
 */
const READ_ACCOUNTS_MS = 15_000;
const READ_ACCOUNTS_INTERVALS = 10;
/** How soon what was passed over or has failed is looked at again, in real time. */
const LOOK_AGAIN_MS = 1_000;
/** Work whose stated time has come is resumed again after this time, should it wait again. */
const GOES_ON_MS = 1_000;
/** The first and the longest pause after failures of an account. */
const AFTER_FAILURE_MS = 10_000;
const LONGEST_AFTER_FAILURE_MS = 5 * 60_000;

/**
 * Runs the regular reads of every connected account: orders and home changes in intervals that the quota allows, the comparison every three
 * hours. Workers share the accounts through leases, one worker per account. Runs until the signal aborts.
 */
export async function runSchedule(deps: ScheduleDeps, signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal); // Every call in progress adds a listener.
  const leases = createKeptLeases(deps.db, randomUUID(), LEASE_MS);
  const now = () => deps.clock.monotonic().getTime();
  // Intervals that no marketplace dictates count in real time, however fast the clock runs.
  const inMachineTime = (ms: number) => Math.round(deps.clock.ofMachine(ms));
  let accounts: readonly WatchedAccount[] = [];
  let waiters: readonly QuotaWaiter[] = [];
  const intervals = createPollIntervals({
    leastMs: {
      orders: () => inMachineTime(deps.pollIntervalMs),
      changes: () => inMachineTime(deps.pollIntervalMs * CHANGES_TO_ORDERS),
    },
    log: deps.log,
    clock: deps.clock,
    mayAsk: (connector) => mayReadQuotas(deps.db, connector, 'intervals', deps.clock.monotonic()),
    accountsOf: (platform) => accounts.filter(({ opened }) => opened.account.platform === platform).length,
    noteQuotas: ({ userId, accountId }, quotas, at) => noteQuotas(deps.db, userId, accountId, quotas, at),
  });
  const successes = createSuccessNotes(deps.db, inMachineTime(NOTE_EVERY_MS));
  const pollOrders = async (opened: OpenedAccount) => {
    await intervals.refresh(opened);
    const startedAt = await deps.pollOrders(opened);
    // The orders module stores a cursor, but not the freshness that the portal shows.
    await successes.note(opened.account, 'orders', startedAt, intervals.of(opened.account, 'orders'));
    return startedAt;
  };
  const following: FollowDeps = {
    ...deps,
    seen: createSeenChanges(),
    ordersSeenAfter: (opened, at) =>
      ordersSeenAfter(deps, opened, at, intervals.of(opened.account, 'orders'), pollOrders, successes),
  };
  const pollHome = async (opened: OpenedAccount) => {
    await intervals.refresh(opened);
    const startedAt = deps.clock.now();
    await followHome(following, opened);
    await successes.note(opened.account, 'changes', startedAt, intervals.of(opened.account, 'changes'));
  };
  const backOff = createBackOff({
    log: deps.log,
    task: 'a regular poll',
    firstMs: AFTER_FAILURE_MS,
    longestMs: LONGEST_AFTER_FAILURE_MS,
  });
  const running = new Map<string, Promise<void>>();
  const notBefore = new Map<string, number>();
  const pause = createPause(deps.clock, signal);
  /** The end of the pause after this round: when the first piece of work may be due. The end of work ends the pause. */
  let soonest = 0;
  const startOnce = (key: string, everyMs: number, work: () => Promise<PollOutcome>) => {
    if (running.has(key)) return;
    const startedAt = now();
    const from = backOff.isWaiting(key) ? startedAt + inMachineTime(LOOK_AGAIN_MS) : (notBefore.get(key) ?? 0);
    if (from > startedAt) {
      soonest = Math.min(soonest, from);
      return;
    }
    const runWork = async () => {
      const outcome = await work();
      notBefore.set(key, outcome === 'done' ? startedAt + everyMs : now() + inMachineTime(LOOK_AGAIN_MS));
    };
    const end = () => {
      running.delete(key);
      pause.end();
    };
    running.set(key, backOff.run(key, runWork).then(end));
  };
  const readEveryMs = Math.min(READ_ACCOUNTS_MS, deps.pollIntervalMs * READ_ACCOUNTS_INTERVALS);
  let readAt = Number.NEGATIVE_INFINITY;
  const stopListening = deps.signals?.on('accounts', () => {
    readAt = Number.NEGATIVE_INFINITY;
    pause.end();
  });
  while (!signal.aborted) {
    if (performance.now() - readAt >= readEveryMs) {
      readAt = performance.now();
      const read = await accountsToLookAt(deps, signal);
      if (!read) readAt += LOOK_AGAIN_MS - readEveryMs;
      accounts = read ?? accounts;
      waiters = await quotaWaitersOf(deps, accounts);
    }
    soonest = now() + inMachineTime(readEveryMs - (performance.now() - readAt));
    for (const { opened, isCompareWanted } of accounts) {
      const { account } = opened;
      const key = `${account.userId}:${account.accountId}`;
      for (const [kind, work] of [
        ['orders', pollOrders],
        ['changes', pollHome],
      ] as const) {
        const everyMs = intervals.of(account, kind);
        startOnce(`${kind}:${key}`, everyMs, () =>
          poll(deps, leases, opened, kind, signal, async (how) => {
            const isOwn = how === 'kept' && successes.last(account, kind) !== undefined;
            if (isOwn || (await isDue(deps, account, kind, everyMs))) await work(opened);
          }).catch((error: unknown) => {
            successes.forget(account, kind);
            throw error;
          }),
        );
      }
      if (isCompareWanted) {
        startOnce(`compare:${key}`, COMPARE_AGAIN_MS, () =>
          poll(deps, leases, opened, 'compare', signal, () => compareHome({ ...deps, pollOrders }, opened)),
        );
      }
    }
    for (const waiter of waiters) {
      const key = `${waiter.userId}:${waiter.accountId}`;
      const until = waiter.until?.getTime();
      if (until !== undefined && until <= now()) {
        startOnce(`goes-on:${key}`, GOES_ON_MS, () => resumePreparations(deps, waiter).then(done));
      } else if (until !== undefined) {
        soonest = Math.min(soonest, until);
      }
      startOnce(`quota:${key}`, QUOTA_CHECK_MS, () => resumeIfReturned(deps, waiter).then(done));
    }
    await pause.wait(soonest - now());
  }
  stopListening?.();
  await Promise.allSettled(running.values());
  await leases.release().catch((error: unknown) => deps.log.warn({ err: error }, 'The leases could not be given back'));
}

/** Those of the accounts that have work waiting for a quota. */
async function quotaWaitersOf(deps: ScheduleDeps, accounts: readonly WatchedAccount[]): Promise<QuotaWaiter[]> {
  const known = new Set(accounts.map(({ opened }) => opened.account.accountId));
  const waiters = await findQuotaWaiters(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'Work that waits for a quota could not be read');
    return [];
  });
  return waiters.filter(({ accountId }) => known.has(accountId));
}

/** Skipped: the worker stops. */
type PollOutcome = 'done' | 'passed-over';
const done = (): PollOutcome => 'done';

interface WatchedAccount {
  /** Used for every read until the accounts are read again. */
  readonly opened: OpenedAccount;
  readonly isCompareWanted: boolean;
}

/** Undefined while the database is unavailable, because the loop must survive that. */
async function accountsToLookAt(deps: ScheduleDeps, signal: AbortSignal): Promise<WatchedAccount[] | undefined> {
  try {
    const now = deps.clock.now();
    const all = await openActiveAccounts(deps, signal);
    const accounts = all.map(({ account }) => account);
    const due = await findComparable(deps.db, accounts, { after: new Date(now.getTime() - COMPARE_EVERY_MS), now });
    return all.map((opened) => ({ opened, isCompareWanted: due.has(opened.account.accountId) }));
  } catch (error) {
    deps.log.warn({ err: error }, 'Accounts could not be read');
    return undefined;
  }
}

/** Another worker may have read since; all workers together keep the interval within a tenth. */
async function isDue(
  deps: ScheduleDeps,
  { userId, accountId }: Account,
  kind: PollSubject,
  everyMs: number,
): Promise<boolean> {
  const { lastRunAt } = await readSyncCursor(deps.db, userId, accountId, kind);
  const sinceMs = lastRunAt ? deps.clock.now().getTime() - lastRunAt.getTime() : everyMs;
  // A time beyond the next planned read comes from a clock that has been set back since.
  return sinceMs >= everyMs * 0.9 || sinceMs < -everyMs;
}

/**
 * When an order read started that began after `at`: the next regular one if it comes soon, otherwise an additional one,
 * which the quota limits.
 */
async function ordersSeenAfter(
  { db, clock }: ScheduleDeps,
  opened: OpenedAccount,
  at: Date,
  everyMs: number,
  pollOrders: (opened: OpenedAccount) => Promise<Date>,
  successes: SuccessNotes,
): Promise<Date | null> {
  const { userId, accountId } = opened.account;
  /** A read in the future used a clock that was set back since, so it has not seen current orders. */
  const lastSeen = async () => {
    const own = successes.last(opened.account, 'orders');
    const { lastSuccessAt: stored } = await readSyncCursor(db, userId, accountId, 'orders');
    const lastSuccessAt = own && (!stored || own > stored) ? own : stored;
    return lastSuccessAt && lastSuccessAt <= clock.now() ? lastSuccessAt : null;
  };
  const soonMs = clock.ofMachine(ORDERS_SOON_MS);
  if (everyMs > soonMs) {
    const last = await lastSeen();
    const isLongAgo = !last || clock.now().getTime() - last.getTime() >= Math.min(everyMs, EXTRA_ORDERS_READ_MS);
    return isLongAgo ? pollOrders(opened) : null;
  }
  for (const until = clock.now().getTime() + 2 * soonMs; clock.now().getTime() < until; ) {
    const last = await lastSeen();
    if (last && last >= at) return last;
    await clock.sleep(Math.max(everyMs / 4, 50), opened.session.signal);
  }
  return null;
}

/** Done by this worker or by another one with the lease. */
async function poll(
  deps: ScheduleDeps,
  leases: KeptLeases,
  { account, consent }: OpenedAccount,
  kind: SyncKind,
  signal: AbortSignal,
  work: (how: 'kept' | 'taken') => Promise<unknown>,
): Promise<PollOutcome> {
  const { userId, accountId } = account;
  // One worker does both kinds of short reads.
  const held = await leases.hold(`sync:${kind === 'compare' ? kind : 'reads'}:${userId}:${accountId}`);
  if (!held) return 'done';
  const endKeeping = keepLease(deps.db, held.lease, LEASE_MS);
  const startedAt = deps.clock.now();
  try {
    await work(held.how);
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'passed-over';
    await noteSyncFailure(deps.db, userId, accountId, kind, startedAt, {
      text: errorMessage(error),
      kind: error instanceof ConnectorError ? error.kind : null,
    });
    if (error instanceof ConnectorError && error.kind === 'auth-expired') {
      const { lost } = error;
      await withTransaction(deps.db, (tx) => markAuthBroken(tx, userId, accountId, consent, lost));
    }
    throw error;
  } finally {
    endKeeping();
  }
}
