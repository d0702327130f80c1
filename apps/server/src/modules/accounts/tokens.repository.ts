import type { StoredToken } from '@quayside/connector-kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';

/** Binds a sealed token to its account: copied to another row it does not open. */
const contextOf = (userId: number, accountId: number) => `account-token:${userId}:${accountId}`;

export async function readToken(
  db: Db,
  box: SecretBox,
  userId: number,
  accountId: number,
): Promise<StoredToken | undefined> {
  const row = await db
    .selectFrom('account_tokens')
    .select('ciphertext')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && (JSON.parse(box.open(row.ciphertext, contextOf(userId, accountId))) as StoredToken);
}

/** Stores a token as the account's active one. */
export async function writeToken(
  db: Db | Tx,
  box: SecretBox,
  userId: number,
  accountId: number,
  token: StoredToken,
): Promise<void> {
  const values = {
    state: 'A',
    type: token.refreshToken === null ? 'S' : 'R',
    ciphertext: box.seal(JSON.stringify(token), contextOf(userId, accountId)),
    access_expires_at: token.accessExpiresAt,
    refresh_expires_at: token.refreshExpiresAt,
  };
  await db
    .insertInto('account_tokens')
    .values({ user_id: userId, account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'account_id'])
        .doUpdateSet({ ...values, version: sql`account_tokens.version + 1`, updated_at: sql`now()` }),
    )
    .execute();
}

/** @returns whether this call broke it: a token that was broken already answers false */
export async function breakToken(tx: Tx, userId: number, accountId: number): Promise<boolean> {
  const result = await tx
    .updateTable('account_tokens')
    .set({ state: 'B', updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'A')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
