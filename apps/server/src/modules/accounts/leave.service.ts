import type { StoredToken } from '@quayside/connector-kit';
import type { ListingsOnLeaving } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, actorOf, recordHistory, SYSTEM } from '../history/index.ts';
import { enqueueLeave } from './accounts.enqueue.ts';
import { type Account, lockAccount } from './accounts.repository.ts';
import { listActivities } from './activities.repository.ts';
import { clearLeaving, closeAccount, setLeaving } from './connections.repository.ts';
import type { LeaveAccountPort } from './ports.ts';
import { dropToken } from './tokens.repository.ts';

export interface LeaveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly leaving: LeaveAccountPort;
  /** Cancels the account's open import; provided by sync through `compose.ts`. @returns false if there is none */
  readonly cancelImport: (tx: Tx, account: AccountRef) => Promise<boolean>;
}

/** Cancels one run or import of the account. @returns false if there is none */
async function cancelSomeWork(
  deps: Pick<LeaveDeps, 'leaving' | 'cancelImport'>,
  tx: Tx,
  account: AccountRef,
): Promise<boolean> {
  return (await deps.leaving.cancelRun(tx, account)) || (await deps.cancelImport(tx, account));
}

/** Nothing ends during this time, so that the seller can cancel: a few hundred listings would end within seconds. */
const SECOND_THOUGHT_MS = 10_000;

/**
 * Disconnects an account and handles its live listings as the seller chose. Idempotent. While listings are being ended, the seller may
 * still choose to leave the rest live.
 * @throws account_not_found; live_listings_changed if the number of live listings differs from the one shown; account_disconnected if
 * listings must be ended without access
 */
export async function leaveAccount(
  deps: LeaveDeps,
  who: Who,
  accountId: number,
  decision: { readonly listings: ListingsOnLeaving; readonly expected: number },
): Promise<'leaving' | 'closed'> {
  const account = { userId: who.userId, accountId };
  if (decision.listings === 'leave') {
    await withTransaction(deps.db, async (tx) => {
      await requireAsShown(tx, account, decision);
      await close(deps, tx, account, actorOf(who));
    });
    return 'closed';
  }
  await withTransaction(deps.db, async (tx) => {
    const found = await requireAsShown(tx, account, decision);
    if (found.tokenState !== 'A') throw fail('account_disconnected');
    if (found.leaving !== null) return;
    await setLeaving(tx, account, who.loginId);
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'account',
        entityId: accountId,
        field: 'connection',
        before: found.username,
        after: { ends: decision.expected },
        why: 'account_leaving',
      },
    ]);
    await enqueueLeave(deps.jobs, tx, account, new Date(deps.clock.now().getTime() + SECOND_THOUGHT_MS));
    await emitEvents(tx, who.userId, [{ kind: 'account', accountId }]);
  });
  return 'leaving';
}

/**
 * Cancels a disconnect that ends listings: the account stays with the listings that have not ended. Idempotent.
 * @returns how many listings still end, because their end has been sent
 * @throws account_not_found, also if the last listing has ended and the account is closed
 */
export async function stayConnected(
  deps: Pick<LeaveDeps, 'db' | 'leaving'>,
  who: Who,
  accountId: number,
): Promise<number> {
  const account = { userId: who.userId, accountId };
  return withTransaction(deps.db, async (tx) => {
    const found = await lockAccount(tx, who.userId, accountId);
    if (!found) throw fail('account_not_found');
    if (found.leaving === null) return 0;
    // The job that ends the listings then finds nothing to do.
    await clearLeaving(tx, account);
    const onTheirWay = await deps.leaving.keepRest(tx, account);
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'account',
        entityId: accountId,
        field: 'connection',
        before: null,
        after: found.username,
        why: 'account_kept',
      },
    ]);
    await emitEvents(tx, who.userId, [
      { kind: 'account', accountId },
      { kind: 'listings', accountId },
    ]);
    return onTheirWay;
  });
}

async function requireAsShown(tx: Tx, account: AccountRef, decision: { readonly expected: number }): Promise<Account> {
  const found = await lockAccount(tx, account.userId, account.accountId);
  if (!found) throw fail('account_not_found');
  const activities = await listActivities(tx, account.userId, [account.accountId]);
  const live = Object.values(activities.get(account.accountId)?.listedBySite ?? {}).reduce((sum, n) => sum + n, 0);
  // The number of listings being ended falls by itself, and the seller has already agreed.
  if (found.leaving === null && live !== decision.expected) {
    throw fail('live_listings_changed', { vars: { actual: live } });
  }
  return found;
}

/** How often the job checks whether the last listing has ended. */
const POLL_EVERY_MS = 1_000;

/**
 * Cancels the work of an account that is being disconnected, ends its listings, and closes it after the last one. Each step is one
 * transaction, which does nothing if the seller has decided to stay. Continues after a crash, and waits for renewed access.
 */
export async function carryOutLeaving(
  deps: LeaveDeps,
  account: AccountRef,
  run: { readonly signal: AbortSignal },
): Promise<void> {
  for (;;) {
    run.signal.throwIfAborted();
    const state = await withTransaction(deps.db, (tx) => leaveStep(deps, tx, account));
    if (state === 'over') return;
    if (state === 'waiting') await deps.clock.sleep(POLL_EVERY_MS, run.signal);
  }
}

async function leaveStep(deps: LeaveDeps, tx: Tx, ref: AccountRef): Promise<'over' | 'waiting' | 'more'> {
  const account = await lockAccount(tx, ref.userId, ref.accountId);
  if (account?.leaving !== 'end') return 'over';
  if (await cancelSomeWork(deps, tx, ref)) return 'more';
  if ((await deps.leaving.endSome(tx, ref)) > 0) return 'more';
  const { listings, refused } = await deps.leaving.countLeft(tx, ref);
  if (listings > 0) {
    // If the marketplace refuses to end listings or access is lost, only the seller can decide.
    return refused === listings || account.tokenState !== 'A' ? 'over' : 'waiting';
  }
  await close(deps, tx, ref, SYSTEM);
  return 'over';
}

/** The placeholder for a deleted token; it grants no access. */
const NO_TOKEN: StoredToken = {
  accessToken: '',
  accessExpiresAt: new Date(0).toISOString(),
  refreshToken: null,
  refreshExpiresAt: null,
};

export type CloseDeps = Pick<LeaveDeps, 'box' | 'clock' | 'leaving' | 'cancelImport'>;

/**
 * Cancels the account's work, deletes its access and closes it. Its items and their history stay, and it can be reconnected: an import
 * that stayed open would prevent the one that a reconnected account begins with.
 */
export async function close(deps: CloseDeps, tx: Tx, { userId, accountId }: AccountRef, actor: Actor): Promise<void> {
  const account = await lockAccount(tx, userId, accountId);
  if (!account) return;
  for (let isMore = true; isMore; ) isMore = await cancelSomeWork(deps, tx, account);
  await dropToken(tx, deps.box, userId, accountId, NO_TOKEN);
  await closeAccount(tx, account, deps.clock.now());
  await recordHistory(tx, userId, [
    {
      actor,
      entity: 'account',
      entityId: accountId,
      field: 'connection',
      before: account.username,
      after: null,
      why: 'account_closed',
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
}
