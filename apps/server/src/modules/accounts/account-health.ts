import type { Clock } from '@quayside/connector-kit';
import type { Db, Tx } from '../../platform/database/db.ts';
import { unblock } from '../../platform/throttle.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import { listActiveAccounts, type PauseReason, setPause } from './accounts.repository.ts';
import { type AccountsDeps, openAccount } from './open-account.ts';
import { breakToken } from './tokens.repository.ts';

/**
 * The marketplace refuses the account's tokens: its work stops until the seller connects it again, and resumes by itself then.
 * Says so once, however many calls find out.
 * @param consent of the session that was refused
 * @param why how it is known
 * @returns false where the seller has consented anew since: the account works
 */
export async function markAuthBroken(
  tx: Tx,
  userId: number,
  accountId: number,
  consent: number,
  why: 'token_refused' | 'token_revoked' = 'token_refused',
): Promise<boolean> {
  const found = await breakToken(tx, userId, accountId, consent);
  if (found === 'replaced') return false;
  await setPause(tx, userId, accountId, { reason: 'auth_expired', until: null });
  if (found === 'known') return true;
  await recordHistory(tx, userId, [
    {
      actor: SYSTEM,
      entity: 'account',
      entityId: accountId,
      field: 'token',
      before: 'A',
      after: 'B',
      why,
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
  return true;
}

/** Stops the account's work until a time: its quota is used up. */
export async function pauseAccount(
  tx: Tx,
  userId: number,
  accountId: number,
  pause: { reason: PauseReason; until: Date | null },
): Promise<void> {
  if (await setPause(tx, userId, accountId, pause)) await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
}

export async function resumeAccount(tx: Tx, userId: number, accountId: number): Promise<void> {
  if (await setPause(tx, userId, accountId, null)) await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
}

/** Of these, the accounts that may be worked on now: connected and not paused (a pause whose time is over is none). */
export async function keepActive<T extends { userId: number; accountId: number }>(
  db: Db,
  clock: Clock,
  accounts: readonly T[],
): Promise<T[]> {
  const active = new Set((await listActiveAccounts(db, clock.now())).map((a) => `${a.userId}:${a.accountId}`));
  return accounts.filter((account) => active.has(`${account.userId}:${account.accountId}`));
}

/**
 * Asks the marketplace what is left of the account's quotas, and lets go on what has something left: a quota may come back before the time
 * that was named. @returns whether nothing is used up any more; whoever else waits for the same quota is answered the same
 */
export async function refreshQuotas(deps: AccountsDeps, userId: number, accountId: number): Promise<boolean> {
  const { connector, session } = await openAccount(deps, userId, accountId);
  const quotas = await connector.readQuotas(session);
  const left = quotas.filter((quota) => quota.remaining > 0);
  await unblock(
    deps.db,
    left.map((quota) => `${session.accountKey}:${quota.operation}`),
  );
  return left.length === quotas.length;
}
