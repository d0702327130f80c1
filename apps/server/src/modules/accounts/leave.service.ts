import type { StoredToken } from '@quayside/connector-kit';
import type { ListingsOnLeaving } from '@quayside/contract';
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
import type { AccountRef, LeaveAccountPort } from './ports.ts';
import { dropToken } from './tokens.repository.ts';

export interface LeaveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly leaving: LeaveAccountPort;
  /** Calls off the account's imports: sync's, handed in by `compose.ts`. */
  readonly cancelImports: (account: AccountRef) => Promise<void>;
}

async function cancelWork(deps: LeaveDeps, account: AccountRef): Promise<void> {
  await deps.leaving.cancelRuns(account);
  await deps.cancelImports(account);
}

/** So long nothing is ended yet: a few hundred listings are gone within seconds, sooner than anybody could call it off. */
const SECOND_THOUGHT_MS = 10_000;

/**
 * Disconnects an account as the seller decided for its live listings. Saying it twice is saying it once; an account that is being left
 * with its listings ended may still be left with the rest of them live.
 * @throws account_not_found, live_listings_changed where the seller was shown another number, account_disconnected where listings are to
 * be ended and there is no access to end them with
 */
export async function leaveAccount(
  deps: LeaveDeps,
  who: Who,
  accountId: number,
  decision: { readonly listings: ListingsOnLeaving; readonly expected: number },
): Promise<'leaving' | 'closed'> {
  const account = { userId: who.userId, accountId };
  await withTransaction(deps.db, (tx) => requireAsShown(tx, account, decision));
  if (decision.listings === 'leave') {
    await cancelWork(deps, account);
    await withTransaction(deps.db, (tx) => close(deps, tx, account, actorOf(who)));
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
 * Calls off a disconnecting that ends listings: the account stays, with the listings that are not off yet. Saying it twice is saying it
 * once.
 * @returns how many listings still end, because that is on its way already
 * @throws account_not_found, also where the last listing was off and the account is closed
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
    // The job that ends the listings finds the account in no need of it, whenever it looks next.
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
  // What is being ended falls by itself, and was agreed to already.
  if (found.leaving === null && live !== decision.expected) {
    throw fail('live_listings_changed', { vars: { actual: live } });
  }
  return found;
}

/** How often a job looks whether the last listing is off. */
const LOOK_EVERY_MS = 1_000;

/**
 * Ends the listings of an account that is being left, and closes it when the last one is off. Goes on after a crash, and while the
 * account waits for new access.
 */
export async function carryOutLeaving(
  deps: LeaveDeps,
  account: AccountRef,
  run: { readonly signal: AbortSignal },
): Promise<void> {
  await cancelWork(deps, account);
  for (;;) {
    run.signal.throwIfAborted();
    const state = await withTransaction(deps.db, (tx) => leaveStep(deps, tx, account));
    if (state === 'over') return;
    if (state === 'waiting') await deps.clock.sleep(LOOK_EVERY_MS, run.signal);
  }
}

async function leaveStep(deps: LeaveDeps, tx: Tx, ref: AccountRef): Promise<'over' | 'waiting' | 'more'> {
  const account = await lockAccount(tx, ref.userId, ref.accountId);
  if (account?.leaving !== 'end') return 'over';
  if ((await deps.leaving.endSome(tx, ref)) > 0) return 'more';
  const { listings, refused } = await deps.leaving.countLeft(tx, ref);
  if (listings > 0) {
    // Only the seller can say what becomes of what the marketplace does not let go, or of an account that has no access any more.
    return refused === listings || account.tokenState !== 'A' ? 'over' : 'waiting';
  }
  await close(deps, tx, ref, SYSTEM);
  return 'over';
}

/** What stands where access was: nothing opens with it. */
const NO_TOKEN: StoredToken = {
  accessToken: '',
  accessExpiresAt: new Date(0).toISOString(),
  refreshToken: null,
  refreshExpiresAt: null,
};

/** Gives the access up and closes the account; its items and their history stay, and it can be connected again. */
export async function close(
  deps: Pick<LeaveDeps, 'box' | 'clock'>,
  tx: Tx,
  { userId, accountId }: AccountRef,
  actor: Actor,
): Promise<void> {
  const account = await lockAccount(tx, userId, accountId);
  if (!account) return;
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
