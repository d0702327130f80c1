import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { ConnectorError } from '@quayside/connector-kit';
import { createBackOff } from '../../platform/back-off.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { errorMessage } from '../../platform/errors.ts';
import { acquireLease, keepLease, releaseLease } from '../../platform/leases.ts';
import {
  type Account,
  isActive,
  listActiveAccounts,
  markAuthBroken,
  mayReadQuotas,
  type OpenedAccount,
  openAccount,
} from '../accounts/index.ts';
import { compareHome } from './compare-home.ts';
import {
  findComparable,
  noteQuotas,
  noteSyncFailure,
  noteSyncSuccess,
  readSyncCursor,
  type SyncKind,
} from './cursors.repository.ts';
import { type FollowDeps, followHome } from './follow-home.ts';
import { createLookIntervals, type LookSubject } from './look-interval.ts';
import {
  findQuotaWaiters,
  type QuotaWaitDeps,
  type QuotaWaiter,
  resumeIfReturned,
  resumePreparations,
} from './quota-waiters.ts';
import { createSeenChanges } from './seen-changes.ts';

export interface ScheduleDeps extends QuotaWaitDeps {
  /** Brings new and changed orders in; answers when the look began. The orders room's, handed in by `compose.ts`. */
  readonly pollOrders: (opened: OpenedAccount) => Promise<Date>;
  readonly pollIntervalMs: number;
}

/** The home listings are compared with the marketplace at least this often (design: polling). */
const COMPARE_EVERY_MS = 3 * 3_600_000;
/** One that is wanted is not begun more often. */
const COMPARE_AGAIN_MS = 60_000;
/** What changed at home may wait a little longer than an order: a call for so many looks at the orders. */
const CHANGES_TO_ORDERS = 5;
/** A regular look at the orders that comes within this is waited for. */
const ORDERS_SOON_MS = 10_000;
/** Where orders may be looked for less often, so long ago the last look has to be for one beside the regular ones. */
const ORDERS_BESIDE_MS = 60_000;
/** A dead worker's look is taken over after this; a living one's lasts as long as it takes. */
const LEASE_MS = 6_000;
/** How often the marketplace is asked whether a quota that an import or a preparation waits for is back before its time. */
const QUOTA_CHECK_MS = 30_000;
/**
 * How often accounts are read, by the machine's clock: that late one is noticed that was connected or has regained its access. When a known
 * one is to be looked at again is remembered.
 */
const READ_ACCOUNTS_MS = 1_000;
/** How long an account that could not be reached is left alone: at first, and at the most, where it fails again and again. */
const AFTER_FAILURE_MS = 10_000;
const LONGEST_AFTER_FAILURE_MS = 5 * 60_000;

/**
 * Looks after every connected account: orders and what changed at home in the intervals that the quota allows, the comparison every three
 * hours. Several workers share the accounts by
 * leases, one of them at a time for each account and kind. Runs until the signal aborts.
 */
export async function runSchedule(deps: ScheduleDeps, signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal); // every call under way listens
  const owner = randomUUID();
  const now = () => deps.clock.monotonic().getTime();
  // How often we look where no marketplace says it is a pace of our own: of the machine's time, however fast the clock runs.
  const inMachineTime = (ms: number) => Math.round(deps.clock.ofMachine(ms));
  let accounts: readonly WatchedAccount[] = [];
  let waiters: readonly QuotaWaiter[] = [];
  const intervals = createLookIntervals({
    leastMs: {
      orders: () => inMachineTime(deps.pollIntervalMs),
      changes: () => inMachineTime(deps.pollIntervalMs * CHANGES_TO_ORDERS),
    },
    log: deps.log,
    clock: deps.clock,
    mayAsk: (connector) => mayReadQuotas(deps.db, connector, 'intervals', deps.clock.monotonic()),
    accountsOf: (platform) => accounts.filter(({ account }) => account.platform === platform).length,
    noteQuotas: ({ userId, accountId }, quotas, at) => noteQuotas(deps.db, userId, accountId, quotas, at),
  });
  const pollOrders = async (opened: OpenedAccount) => {
    await intervals.refresh(opened);
    const startedAt = await deps.pollOrders(opened);
    const { userId, accountId } = opened.account;
    // The orders room keeps a cursor, not the portal's freshness.
    await noteSyncSuccess(deps.db, userId, accountId, 'orders', startedAt, intervals.of(opened.account, 'orders'));
    return startedAt;
  };
  const following: FollowDeps = {
    ...deps,
    seen: createSeenChanges(),
    ordersSeenAfter: (opened, at) =>
      ordersSeenAfter(deps, opened, at, intervals.of(opened.account, 'orders'), pollOrders),
  };
  const lookAtHome = async (opened: OpenedAccount) => {
    await intervals.refresh(opened);
    const startedAt = deps.clock.now();
    await followHome(following, opened);
    const { userId, accountId } = opened.account;
    const everyMs = intervals.of(opened.account, 'changes');
    await noteSyncSuccess(deps.db, userId, accountId, 'changes', startedAt, everyMs);
  };
  const backOff = createBackOff({
    log: deps.log,
    task: 'a regular look',
    firstMs: AFTER_FAILURE_MS,
    longestMs: LONGEST_AFTER_FAILURE_MS,
  });
  const running = new Map<string, Promise<void>>();
  const notBefore = new Map<string, number>();
  const startOnce = (key: string, everyMs: number, work: () => Promise<LookOutcome>) => {
    if (running.has(key) || backOff.isWaiting(key)) return;
    if ((notBefore.get(key) ?? 0) > now()) return;
    const startedAt = now();
    const look = async () => {
      const looked = await work();
      if (looked === 'done') notBefore.set(key, startedAt + everyMs);
    };
    running.set(
      key,
      backOff.run(key, look).then(() => void running.delete(key)),
    );
  };
  const readEveryMs = Math.min(READ_ACCOUNTS_MS, deps.pollIntervalMs);
  let readAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    if (performance.now() - readAt >= readEveryMs) {
      accounts = await accountsToLookAt(deps);
      waiters = await quotaWaitersOf(deps, accounts);
      readAt = performance.now();
    }
    for (const { account, isCompareWanted } of accounts) {
      const key = `${account.userId}:${account.accountId}`;
      for (const [kind, work] of [
        ['orders', pollOrders],
        ['changes', lookAtHome],
      ] as const) {
        const everyMs = intervals.of(account, kind);
        startOnce(`${kind}:${key}`, everyMs, () =>
          look(deps, owner, account, kind, signal, async (opened) => {
            if (await isDue(deps, account, kind, everyMs)) await work(opened);
          }),
        );
      }
      if (isCompareWanted) {
        startOnce(`compare:${key}`, COMPARE_AGAIN_MS, () =>
          look(deps, owner, account, 'compare', signal, (opened) => compareHome({ ...deps, pollOrders }, opened)),
        );
      }
    }
    for (const waiter of waiters) {
      const key = `${waiter.userId}:${waiter.accountId}`;
      if (waiter.until !== null && waiter.until <= deps.clock.monotonic()) {
        startOnce(`goes-on:${key}`, READ_ACCOUNTS_MS, () => resumePreparations(deps, waiter).then(done));
      }
      startOnce(`quota:${key}`, QUOTA_CHECK_MS, () => resumeIfReturned(deps, waiter).then(done));
    }
    await deps.clock.sleep(inMachineTime(Math.min(250, deps.pollIntervalMs)), signal).catch(() => undefined);
  }
  await Promise.allSettled(running.values());
}

/** Accounts with work that waits for a quota, of those that are looked at. */
async function quotaWaitersOf(deps: ScheduleDeps, accounts: readonly WatchedAccount[]): Promise<QuotaWaiter[]> {
  const known = new Set(accounts.map(({ account }) => account.accountId));
  const waiters = await findQuotaWaiters(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'Work that waits for a quota could not be read');
    return [];
  });
  return waiters.filter(({ accountId }) => known.has(accountId));
}

/** Passed over: paused since the accounts were read, and due as soon as it is not. */
type LookOutcome = 'done' | 'passed-over';
const done = (): LookOutcome => 'done';

interface WatchedAccount {
  readonly account: Account;
  readonly isCompareWanted: boolean;
}

/** While the database is away there are none: the loop must outlive that. */
async function accountsToLookAt(deps: ScheduleDeps): Promise<WatchedAccount[]> {
  try {
    const now = deps.clock.now();
    const accounts = await listActiveAccounts(deps.db, now, deps.connectors.keys());
    const due = await findComparable(deps.db, accounts, { after: new Date(now.getTime() - COMPARE_EVERY_MS), now });
    return accounts.map((account) => ({ account, isCompareWanted: due.has(account.accountId) }));
  } catch (error) {
    deps.log.warn({ err: error }, 'Accounts could not be read');
    await deps.clock.sleep(1_000);
    return [];
  }
}

/** Another worker may have looked since: all of them together keep the interval, within a tenth. */
async function isDue(
  deps: ScheduleDeps,
  { userId, accountId }: Account,
  kind: LookSubject,
  everyMs: number,
): Promise<boolean> {
  const { lastRunAt } = await readSyncCursor(deps.db, userId, accountId, kind);
  const sinceMs = lastRunAt ? deps.clock.now().getTime() - lastRunAt.getTime() : everyMs;
  // A look further ahead than the next one was made by a time that is gone.
  return sinceMs >= everyMs * 0.9 || sinceMs < -everyMs;
}

/**
 * When a look at the account's orders began that began after `at`: the next regular one, where one comes soon; otherwise one of its own, which
 * the quota does not allow often.
 */
async function ordersSeenAfter(
  { db, clock }: ScheduleDeps,
  opened: OpenedAccount,
  at: Date,
  everyMs: number,
  pollOrders: (opened: OpenedAccount) => Promise<Date>,
): Promise<Date | null> {
  const { userId, accountId } = opened.account;
  /** A look in the future was made by a time that is gone: it has not seen what is said now. */
  const lastSeen = async () => {
    const { lastSuccessAt } = await readSyncCursor(db, userId, accountId, 'orders');
    return lastSuccessAt && lastSuccessAt <= clock.now() ? lastSuccessAt : null;
  };
  const soonMs = clock.ofMachine(ORDERS_SOON_MS);
  if (everyMs > soonMs) {
    const last = await lastSeen();
    const isLongAgo = !last || clock.now().getTime() - last.getTime() >= Math.min(everyMs, ORDERS_BESIDE_MS);
    return isLongAgo ? pollOrders(opened) : null;
  }
  for (const until = clock.now().getTime() + 2 * soonMs; clock.now().getTime() < until; ) {
    const last = await lastSeen();
    if (last && last >= at) return last;
    await clock.sleep(Math.max(everyMs / 4, 50), opened.session.signal);
  }
  return null;
}

/** Done by us or by another worker, which holds the lease. */
async function look(
  deps: ScheduleDeps,
  owner: string,
  account: Account,
  kind: SyncKind,
  signal: AbortSignal,
  work: (opened: OpenedAccount) => Promise<unknown>,
): Promise<LookOutcome> {
  const { userId, accountId } = account;
  const lease = await acquireLease(deps.db, `sync:${kind}:${userId}:${accountId}`, owner, LEASE_MS);
  if (!lease) return 'done';
  const endKeeping = keepLease(deps.db, lease, LEASE_MS);
  const startedAt = deps.clock.now();
  let { consent } = account;
  try {
    const opened = await openAccount(deps, userId, accountId, signal);
    consent = opened.consent;
    if (!isActive(opened.account, startedAt)) return 'passed-over';
    await work(opened);
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
    await releaseLease(deps.db, lease).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'A lease could not be given back'),
    );
  }
}
