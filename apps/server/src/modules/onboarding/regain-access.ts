import { ConnectorError, mapBounded } from '@quayside/connector-kit';
import type { BackOff } from '../../platform/back-off.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { type Account, listWithoutKeys, markAuthMended, openAccount } from '../accounts/index.ts';
import { type ConnectionDeps, resumeWork } from './connection.service.ts';

export type RegainDeps = ConnectionDeps & {
  readonly log: Log;
  /** Failed accounts with the time until their next attempt. */
  readonly regaining: BackOff;
};

const ACCOUNTS_AT_ONCE = 8;

/**
 * Retries accounts whose application keys were rejected. Once the operator has renewed the keys, the sellers' consents are valid as before,
 * and sellers need not act.
 */
export async function regainAccess(deps: RegainDeps, signal: AbortSignal): Promise<void> {
  const accounts = await listWithoutKeys(deps.db, deps.connectors.keys());
  await mapBounded(accounts, ACCOUNTS_AT_ONCE, async (account) => {
    signal.throwIfAborted();
    const key = `${account.userId}:${account.accountId}`;
    if (deps.regaining.isWaiting(key)) return;
    await deps.regaining.run(key, async () => {
      if (await isAccepted(deps, account, signal)) await resumeAccount(deps, account);
    });
  });
}

async function isAccepted(deps: RegainDeps, { userId, accountId }: Account, signal: AbortSignal): Promise<boolean> {
  const { connector, session } = await openAccount(deps, userId, accountId, signal);
  try {
    await connector.renewAccess(session);
    return true;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    deps.log.debug({ err: error, userId, accountId }, 'An account’s keys are still not accepted');
    return false;
  }
}

async function resumeAccount(deps: RegainDeps, { userId, accountId, consent }: Account): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (await markAuthMended(tx, userId, accountId, consent)) await resumeWork(deps, tx, userId, accountId);
  });
}
