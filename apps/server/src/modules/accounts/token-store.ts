import { randomUUID } from 'node:crypto';
import { ConnectorError, type StoredToken, type TokenStore } from '@quayside/connector-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { acquireLease, keepLease, releaseLease } from '../../platform/leases.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { readToken, replaceToken, type VersionedToken } from './tokens.repository.ts';

/** A holder that died in its renewal is waited for no longer than this; a living one's lasts as long as the marketplace takes. */
const LEASE_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** One account's tokens in the database, sealed. A renewal happens under a lease: never two at once, on any process. */
export function createTokenStore(
  deps: { db: Db; box: SecretBox; clock: Clock },
  userId: number,
  accountId: number,
): TokenStore {
  const { db, box, clock } = deps;
  /** The renewal that was refused: whoever else holds that token is told the same, and the marketplace is not asked once for each call. */
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

  return {
    read,
    async refresh(stale, renew) {
      const name = `token:${userId}:${accountId}`;
      const owner = randomUUID();
      for (;;) {
        const current = await read();
        if (current.accessToken !== stale.accessToken) return current;
        throwIfRefused(stale);
        const lease = await acquireLease(db, name, owner, LEASE_MS);
        if (!lease) {
          await clock.sleep(LOOK_AGAIN_MS);
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
    },
  };
}
