import { randomUUID } from 'node:crypto';
import { ConnectorError, type StoredToken, type TokenStore } from '@quayside/connector-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { acquireLease, keepLease, releaseLease } from '../../platform/leases.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { readToken, replaceToken, type VersionedToken } from './tokens.repository.ts';

/** Others wait at most this long for the lease of a crashed process; a living process extends its lease. */
const LEASE_MS = 5_000;
const POLL_EVERY_MS = 100;

/**
 * The encrypted tokens of one account in the database. Renewal happens under a lease, so no two processes renew at once.
 * @param readAlready the token, if it has been read a moment ago; a marketplace that rejects it has it read again
 */
export function createTokenStore(
  deps: { db: Db; box: SecretBox; clock: Clock },
  userId: number,
  accountId: number,
  readAlready?: () => StoredToken,
): TokenStore {
  const { db, box, clock } = deps;
  /** The rejected renewal. Other calls with the same token get the same error, and the marketplace is not asked again. */
  let refused: { readonly accessToken: string; readonly error: ConnectorError } | undefined;

  function throwIfRefused({ accessToken }: StoredToken): void {
    if (refused?.accessToken === accessToken) throw refused.error;
  }

  async function readVersioned(): Promise<VersionedToken> {
    const found = await readToken(db, box, userId, accountId);
    if (!found) throw new ConnectorError('auth-expired', 'The account is not connected');
    return found;
  }

  const read = async (): Promise<StoredToken> => (await readVersioned()).token;

  let known: StoredToken | undefined;
  async function readOnce(): Promise<StoredToken> {
    known ??= readAlready?.();
    return known ?? read();
  }

  return {
    read: readOnce,
    async refresh(stale, renew) {
      const fresh = await refresh(stale, renew);
      if (readAlready) known = fresh;
      return fresh;
    },
  };

  async function refresh(
    stale: StoredToken,
    renew: (latest: StoredToken) => Promise<StoredToken>,
  ): Promise<StoredToken> {
    const name = `token:${userId}:${accountId}`;
    const owner = randomUUID();
    for (;;) {
      const current = await read();
      if (current.accessToken !== stale.accessToken) return current;
      throwIfRefused(stale);
      const lease = await acquireLease(db, name, owner, LEASE_MS);
      if (!lease) {
        await clock.sleep(POLL_EVERY_MS);
        continue;
      }
      const endKeeping = keepLease(db, lease, LEASE_MS);
      try {
        const { token: latest, version } = await readVersioned();
        if (latest.accessToken !== stale.accessToken) return latest;
        throwIfRefused(stale);
        const renewed = await renew(latest).catch((error: unknown) => {
          if (error instanceof ConnectorError && error.kind === 'auth-expired') {
            refused = { accessToken: stale.accessToken, error };
          }
          throw error;
        });
        const isStored = await replaceToken(db, box, userId, accountId, { token: renewed, version });
        return isStored ? renewed : await read();
      } finally {
        endKeeping();
        await releaseLease(db, lease);
      }
    }
  }
}
