import type { AccessLoss } from '@quayside/connector-kit';
import type { Db, Tx } from '../../platform/database/db.ts';
import { unblock } from '../../platform/throttle.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import { findActive, type LossReason, type PauseReason, setPause } from './accounts.repository.ts';
import { type AccountsDeps, openAccount } from './open-account.ts';
import { mayReadQuotas } from './quota-reads.ts';
import { breakToken, mendToken } from './tokens.repository.ts';

/** How it is known that there is no access, and what that means until there is some again. */
const LOSSES = {
  token_refused: 'auth_expired',
  token_revoked: 'access_revoked',
  token_right_missing: 'right_missing',
  token_keys_refused: 'keys_refused',
} as const satisfies Record<string, LossReason>;

type HowLost = keyof typeof LOSSES;

const HOW_LOST: Readonly<Record<AccessLoss, HowLost>> = {
  'keys-refused': 'token_keys_refused',
  'right-missing': 'token_right_missing',
  'seller-unknown': 'token_refused',
};

/**
 * The marketplace refuses the account's tokens: its work stops until the seller connects it again, and resumes by itself then.
 * Says so once, however many calls find out.
 * @param consent of the session that was refused
 * @param lost what the marketplace says of it, as far as that is known; or that it told of it by itself
 * @returns false where the seller has consented anew since: the account works
 */
export async function markAuthBroken(
  tx: Tx,
  userId: number,
  accountId: number,
  consent: number,
  lost?: AccessLoss | 'revoked',
): Promise<boolean> {
  const how = lost === undefined ? 'token_refused' : lost === 'revoked' ? 'token_revoked' : HOW_LOST[lost];
  const found = await breakToken(tx, userId, accountId, consent);
  if (found === 'replaced') return false;
  // A consent that was taken back is that for good, whatever was found out before.
  if (found === 'known' && lost !== 'revoked') return true;
  await setPause(tx, userId, accountId, { reason: LOSSES[how], until: null });
  if (found === 'known') return true;
  await recordHistory(tx, userId, [
    {
      actor: SYSTEM,
      entity: 'account',
      entityId: accountId,
      field: 'token',
      before: 'A',
      after: 'B',
      why: how,
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
  return true;
}

/**
 * The marketplace accepts the account's access again without the seller's doing: its work may go on.
 * @returns false where there was nothing to mend: the seller has consented anew, or left
 */
export async function markAuthMended(tx: Tx, userId: number, accountId: number, consent: number): Promise<boolean> {
  if (!(await mendToken(tx, userId, accountId, consent))) return false;
  await setPause(tx, userId, accountId, null);
  await recordHistory(tx, userId, [
    {
      actor: SYSTEM,
      entity: 'account',
      entityId: accountId,
      field: 'token',
      before: 'B',
      after: 'A',
      why: 'token_accepted',
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

/**
 * Of these, the accounts that may be worked on now: connected, of a platform that is set up here, and not paused (a pause whose time is over
 * is none).
 */
export async function keepActive<T extends { userId: number; accountId: number }>(
  db: Db,
  { clock, connectors }: Pick<AccountsDeps, 'clock' | 'connectors'>,
  accounts: readonly T[],
): Promise<T[]> {
  if (accounts.length === 0) return [];
  const active = await findActive(db, accounts, clock.now(), connectors.keys());
  return accounts.filter(({ accountId }) => active.has(accountId));
}

/**
 * Asks the marketplace what is left of the account's quotas, as often as that may be asked, and lets go on what has something left: a quota
 * may come back before the time that was named. @returns whether something was let go on, or nothing is known to be used up any more;
 * whoever else waits for the same quota is answered the second
 */
export async function refreshQuotas(deps: AccountsDeps, userId: number, accountId: number): Promise<boolean> {
  const { connector, session } = await openAccount(deps, userId, accountId);
  const { statesQuotas } = connector.capabilities;
  if (!statesQuotas || !(await mayReadQuotas(deps.db, connector, 'return', deps.clock.monotonic()))) return false;
  const quotas = await connector.readQuotas(session);
  const left = quotas.filter((quota) => quota.remaining > 0);
  const keys = [session.accountKey, statesQuotas.applicationKey];
  const lifted = await unblock(
    deps.db,
    left.flatMap(({ operation }) => keys.map((key) => `${key}:${operation}`)),
    deps.clock.monotonic(),
  );
  return lifted > 0 || left.length === quotas.length;
}
