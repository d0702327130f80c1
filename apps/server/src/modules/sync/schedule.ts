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
  refreshQuotas,
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
import { listQuotaWaiters } from './imports.repository.ts';
import { resumeImports } from './imports.service.ts';
import { createOrderIntervals } from './order-interval.ts';
import type { SyncDeps } from './sync-deps.ts';

export interface ScheduleDeps extends SyncDeps {
  /** Brings new and changed orders in; answers when the look began. The orders room's, joined in main.ts. */
  readonly pollOrders: (opened: OpenedAccount) => Promise<Date>;
  readonly pollIntervalMs: number;
}

/** The home listings are compared with the marketplace at least this often (design: polling). */
const COMPARE_EVERY_MS = 3 * 3_600_000;
/** A dead worker's look is taken over after this; a living one's lasts as long as it takes. */
const LEASE_MS = 6_000;
/** How often the marketplace is asked whether a quota that an import waits for is back before its time. */
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
 * Looks after every connected account: orders each interval, the comparison every three hours. Several workers share the accounts by
 * leases, one of them at a time for each account and kind. Runs until the signal aborts.
 */
export async function runSchedule(deps: ScheduleDeps, signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal); // every call under way listens
  const owner = randomUUID();
  const now = () => deps.clock.now().getTime();
  // How often we look where no marketplace says it is a pace of our own: of the machine's time, however fast the clock runs.
  const inMachineTime = (ms: number) => Math.round(ms * (deps.clock.rate ?? 1));
  let accounts: readonly LookedAt[] = [];
  let waiters: readonly Waiter[] = [];
  const intervals = createOrderIntervals({
    leastMs: () => inMachineTime(deps.pollIntervalMs),
    log: deps.log,
    now: () => deps.clock.now(),
    mayAsk: (connector, at) => mayReadQuotas(deps.db, connector, 'intervals', at),
    accountsOf: (platform) => accounts.filter(({ account }) => account.platform === platform).length,
    noteQuotas: ({ userId, accountId }, quotas, at) => noteQuotas(deps.db, userId, accountId, quotas, at),
  });
  const pollOrders = async (opened: OpenedAccount) => {
    await intervals.refresh(opened);
    const startedAt = await deps.pollOrders(opened);
    const { userId, accountId } = opened.account;
    // The orders room keeps a cursor, not the portal's freshness.
    await noteSyncSuccess(deps.db, userId, accountId, 'orders', startedAt, intervals.of(opened.account));
    return startedAt;
  };
  const backOff = createBackOff({
    log: deps.log,
    task: 'a regular look',
    firstMs: AFTER_FAILURE_MS,
    longestMs: LONGEST_AFTER_FAILURE_MS,
  });
  const running = new Map<string, Promise<void>>();
  const notBefore = new Map<string, number>();
  const startOnce = (key: string, everyMs: number, work: () => Promise<Looked>) => {
    if (running.has(key) || backOff.isWaiting(key)) return;
    const waitMs = (notBefore.get(key) ?? 0) - now();
    // So long no wait is: the clock was set back meanwhile.
    if (waitMs > 0 && waitMs <= everyMs) return;
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
      startOnce(`orders:${key}`, intervals.of(account), () =>
        look(deps, owner, account, 'orders', signal, async (opened) => {
          if (await isOrdersDue(deps, account, intervals.of(account))) await pollOrders(opened);
        }),
      );
      if (isCompareWanted) {
        startOnce(`compare:${key}`, COMPARE_EVERY_MS / 10, () =>
          look(deps, owner, account, 'compare', signal, (opened) => compareHome({ ...deps, pollOrders }, opened)),
        );
      }
    }
    for (const { userId, accountId } of waiters) {
      startOnce(`quota:${userId}:${accountId}`, QUOTA_CHECK_MS, () => resumeIfReturned(deps, userId, accountId));
    }
    await deps.clock.sleep(inMachineTime(Math.min(250, deps.pollIntervalMs)), signal).catch(() => undefined);
  }
  await Promise.allSettled(running.values());
}

/** Lets imports go on whose used-up quota the marketplace has given back before the time it had named. */
async function resumeIfReturned(deps: ScheduleDeps, userId: number, accountId: number): Promise<Looked> {
  if (await refreshQuotas(deps, userId, accountId)) {
    await withTransaction(deps.db, (tx) => resumeImports(deps, tx, userId, accountId));
  }
  return 'done';
}

type Waiter = Pick<Account, 'userId' | 'accountId'>;

/** Accounts whose imports wait for a quota, of those that are looked at. */
async function quotaWaitersOf(deps: ScheduleDeps, accounts: readonly LookedAt[]): Promise<Waiter[]> {
  const keyOf = ({ userId, accountId }: Waiter) => `${userId}:${accountId}`;
  const known = new Set(accounts.map(({ account }) => keyOf(account)));
  const waiters = await listQuotaWaiters(deps.db).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'Imports that wait for a quota could not be read');
    return [];
  });
  return waiters.filter((waiter) => known.has(keyOf(waiter)));
}

/** Passed over: paused since the accounts were read, and due as soon as it is not. */
type Looked = 'done' | 'passed-over';

interface LookedAt {
  readonly account: Account;
  readonly isCompareWanted: boolean;
}

/** While the database is away there are none: the loop must outlive that. */
async function accountsToLookAt(deps: ScheduleDeps): Promise<LookedAt[]> {
  try {
    const now = deps.clock.now();
    const accounts = await listActiveAccounts(deps.db, now, deps.connectors.keys());
    const due = await findComparable(deps.db, accounts, new Date(now.getTime() - COMPARE_EVERY_MS));
    return accounts.map((account) => ({ account, isCompareWanted: due.has(account.accountId) }));
  } catch (error) {
    deps.log.warn({ err: error }, 'Accounts could not be read');
    await deps.clock.sleep(1_000);
    return [];
  }
}

/** Another worker may have looked since: all of them together keep the interval, within a tenth. */
async function isOrdersDue(deps: ScheduleDeps, { userId, accountId }: Account, everyMs: number): Promise<boolean> {
  const { lastRunAt } = await readSyncCursor(deps.db, userId, accountId, 'orders');
  return !lastRunAt || deps.clock.now().getTime() - lastRunAt.getTime() >= everyMs * 0.9;
}

/** Done by us or by another worker, which holds the lease. */
async function look(
  deps: ScheduleDeps,
  owner: string,
  account: Account,
  kind: SyncKind,
  signal: AbortSignal,
  work: (opened: OpenedAccount) => Promise<unknown>,
): Promise<Looked> {
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
