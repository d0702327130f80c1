import type { AccessLoss } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import { unblock } from '../../platform/throttle.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import { findActive, type LossReason, setPause } from './accounts.repository.ts';
import { type AccountsDeps, openAccount } from './open-account.ts';
import { mayReadQuotas } from './quota-reads.ts';
import { breakToken, mendToken } from './tokens.repository.ts';

/** The reasons for lost access with their effect until access returns. */
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
 * Records that the marketplace rejects the account's tokens. Its work stops until the seller reconnects it, and then resumes by itself. The
 * event is reported once, however many calls fail.
 * @param consent the consent of the rejected session
 * @param lost the marketplace's reason, if known
 * @returns false if the seller has consented again since, so that the account works
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
  // A withdrawn consent replaces any reason found before.
  if (found === 'known' && lost !== 'revoked') return true;
  await setPause(tx, userId, accountId, LOSSES[how]);
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
 * Records that the marketplace accepts the account's access again without an action of the seller; its work resumes.
 * @returns false if nothing had to change, because the seller has reconnected or disconnected the account
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

/** Filters the accounts that may be worked on now: connected, on a configured platform, and not paused. */
export async function filterActive<T extends AccountRef>(
  db: Db,
  { connectors }: Pick<AccountsDeps, 'connectors'>,
  accounts: readonly T[],
): Promise<T[]> {
  if (accounts.length === 0) return [];
  const active = await findActive(db, accounts, connectors.keys());
  return accounts.filter(({ accountId }) => active.has(accountId));
}

/**
 * Reads the account's quotas as often as that is allowed, and resumes work with remaining quota, because a quota may
 * return before the stated time.
 * @returns whether work was resumed or no quota is known to be used up
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
