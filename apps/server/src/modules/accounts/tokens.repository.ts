import type { StoredToken } from '@quayside/connector-kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { signal } from '../../platform/database/signals.ts';
import type { SealedColumn } from '../../platform/resealing.ts';
import type { SecretBox } from '../../platform/secrets.ts';

/** Binds an encrypted token to its account: a copy in another row cannot be decrypted. */
const contextOf = (userId: number, accountId: number) => `account-token:${userId}:${accountId}`;

export interface VersionedToken {
  readonly token: StoredToken;
  /** The number of the account's consents so far. */
  readonly version: number;
}

export async function readToken(
  db: Db,
  box: SecretBox,
  userId: number,
  accountId: number,
): Promise<VersionedToken | undefined> {
  // Runs before every call to a marketplace.
  const { rows } = await sql<{ ciphertext: Buffer; version: number }>`
    ${prepared} select ciphertext, version from account_tokens
    where user_id = ${userId} and account_id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return { token: openToken(box, userId, accountId, row.ciphertext), version: row.version };
}

/** Decrypts a token that was read with its account. */
export function openToken(box: SecretBox, userId: number, accountId: number, sealed: Buffer): StoredToken {
  return JSON.parse(box.open(sealed, contextOf(userId, accountId))) as StoredToken;
}

/**
 * Replaces a token by its renewal.
 * @returns false if the seller has consented again in the meantime; the newer token stays
 */
export async function replaceToken(
  db: Db,
  box: SecretBox,
  userId: number,
  accountId: number,
  { token, version }: VersionedToken,
): Promise<boolean> {
  const result = await db
    .updateTable('account_tokens')
    .set({
      ciphertext: box.seal(JSON.stringify(token), contextOf(userId, accountId)),
      access_expires_at: token.accessExpiresAt,
      refresh_expires_at: token.refreshExpiresAt,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores the token of a new consent as the active one. */
export async function writeToken(
  db: Db | Tx,
  box: SecretBox,
  userId: number,
  accountId: number,
  token: StoredToken,
  now: Date,
): Promise<void> {
  const values = {
    consented_at: now,
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
  await signal(db, 'accounts');
}

/** @returns `new` if this call marked the token as broken, `known` if it was already broken, `replaced` if a later consent exists */
export async function breakToken(
  tx: Tx,
  userId: number,
  accountId: number,
  consent: number,
): Promise<'new' | 'known' | 'replaced'> {
  const token = await tx
    .selectFrom('account_tokens')
    .select(['state', 'version'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (token && token.version !== consent) return 'replaced';
  if (token?.state !== 'A') return 'known';
  await tx
    .updateTable('account_tokens')
    .set({ state: 'B', updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
  await signal(tx, 'accounts');
  return 'new';
}

/**
 * Marks a broken token as working again.
 * @returns false if it is not broken or a later consent exists
 */
export async function mendToken(tx: Tx, userId: number, accountId: number, consent: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_tokens')
    .set({ state: 'A', updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('version', '=', consent)
    .where('state', '=', 'B')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await signal(tx, 'accounts');
  return numUpdatedRows > 0n;
}

/** Deletes the token. A renewal in progress cannot restore it. */
export async function dropToken(
  tx: Tx,
  box: SecretBox,
  userId: number,
  accountId: number,
  nothing: StoredToken,
): Promise<void> {
  await tx
    .updateTable('account_tokens')
    .set({
      state: 'W',
      ciphertext: box.seal(JSON.stringify(nothing), contextOf(userId, accountId)),
      access_expires_at: nothing.accessExpiresAt,
      refresh_expires_at: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
  await signal(tx, 'accounts');
}

/** The tokens of all accounts. Re-encryption does not change their version, so a renewal in progress still succeeds. */
export const sealedTokens: SealedColumn = {
  name: 'account_tokens.ciphertext',
  async list(db, after, limit) {
    const [userId, accountId] = splitKey(after);
    const { rows } = await sql<{ user_id: number; account_id: number; ciphertext: Buffer }>`
      select user_id, account_id, ciphertext from account_tokens
      where (user_id, account_id) > (${userId}::bigint, ${accountId}::bigint)
      order by user_id, account_id limit ${limit}`.execute(db);
    return rows.map((row) => ({
      key: `${row.user_id}:${row.account_id}`,
      sealed: row.ciphertext,
      context: contextOf(row.user_id, row.account_id),
    }));
  },
  async replace(db, changes) {
    const keys = changes.map(({ key }) => splitKey(key));
    await sql`
      update account_tokens t set ciphertext = c.after
      from unnest(${keys.map(([userId]) => userId)}::bigint[], ${keys.map(([, accountId]) => accountId)}::bigint[],
        ${changes.map((c) => c.before)}::bytea[], ${changes.map((c) => c.after)}::bytea[])
        as c (user_id, account_id, before, after)
      where t.user_id = c.user_id and t.account_id = c.account_id and t.ciphertext = c.before`.execute(db);
  },
};

function splitKey(key: string | null): [userId: number, accountId: number] {
  const [userId = 0, accountId = 0] = (key ?? '').split(':').map(Number);
  return [userId, accountId];
}
