import { randomUUID } from 'node:crypto';
import type { StoredToken } from '@quayside/connector-kit';
import type { BusinessType } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { type Account, connectAccount, getAccount } from '../../src/modules/accounts/index.ts';
import { SYSTEM } from '../../src/modules/history/index.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { createSecretBox } from '../../src/platform/secrets.ts';

/** Encrypts the tests' tokens. */
export const testBox = createSecretBox(['a secret of the tests, long enough']);

export interface AccountOptions {
  readonly platform?: Platform;
  readonly externalId?: string;
  readonly username?: string;
  readonly homeSite?: Site;
  readonly businessType?: BusinessType;
  readonly token?: Partial<StoredToken>;
}

/** An account as a completed consent creates it. */
export async function buildAccount(db: Db, userId: number, options: AccountOptions = {}): Promise<Account> {
  const { platform = 'ebay', externalId = randomUUID(), username = 'harbour-goods', homeSite = 'UK' } = options;
  const external = { externalId, username, homeSite, businessType: options.businessType ?? 'BUSINESS' };
  const token: StoredToken = {
    accessToken: `access-${externalId}`,
    accessExpiresAt: '2100-01-01T02:00:00.000Z',
    refreshToken: `refresh-${externalId}`,
    refreshExpiresAt: '2100-01-01T00:00:00.000Z',
    ...options.token,
  };
  return withTransaction(db, async (tx) => {
    const { accountId } = await connectAccount(
      tx,
      testBox,
      userId,
      { platform, external, token, reconnects: null, now: new Date() },
      SYSTEM,
    );
    const account = await getAccount(tx, userId, accountId);
    if (!account) throw new Error('The account was not stored');
    return account;
  });
}
