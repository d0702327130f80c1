import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { SealedColumn } from '../../../platform/resealing.ts';

/** The encryption context of an authenticator's secret: it cannot be decrypted in another login's row. */
export const secretContext = (loginId: number) => `authenticator:${loginId}`;

export interface Authenticator {
  readonly sealedSecret: Buffer;
  readonly isConfirmed: boolean;
}

export async function findAuthenticator(db: Db, loginId: number): Promise<Authenticator | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select(['sealed_secret', 'confirmed_at'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row && { sealedSecret: row.sealed_secret, isConfirmed: row.confirmed_at !== null };
}

export async function isOn(db: Db, loginId: number): Promise<boolean> {
  return (await findAuthenticator(db, loginId))?.isConfirmed ?? false;
}

/**
 * Starts with a secret that is not confirmed yet.
 * @returns false if a confirmed one exists
 */
export async function startAuthenticator(db: Db, loginId: number, sealedSecret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ login_id: loginId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('login_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false if another request has confirmed or removed it meanwhile */
export async function confirmAuthenticator(tx: Tx, loginId: number, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set({ confirmed_at: now, last_step: step })
    .where('login_id', '=', loginId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeAuthenticator(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('login_id', '=', loginId).execute();
  await tx.deleteFrom('authenticators').where('login_id', '=', loginId).execute();
}

/** @returns false if a code of this step or a later one was already accepted */
export async function consumeStep(tx: Tx, loginId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('login_id', '=', loginId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false if the login has no such unused code */
export async function consumeRecoveryCode(tx: Tx, loginId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(tx: Tx, loginId: number, codeHashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('login_id', '=', loginId).execute();
  await sql`
    insert into recovery_codes (login_id, code_hash)
    select ${loginId}::bigint, * from unnest(${[...codeHashes]}::bytea[])`.execute(tx);
}

export async function countRecoveryCodes(db: Db, loginId: number): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

export async function createChallenge(
  tx: Tx,
  challenge: { tokenHash: Buffer; loginId: number; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('sign_in_challenges')
    .values({ token_hash: challenge.tokenHash, login_id: challenge.loginId, expires_at: challenge.expiresAt })
    .execute();
}

/**
 * Counts an attempt.
 * @returns the login of the challenge; undefined if it is expired, unknown or tried too often
 */
export async function tryChallenge(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  mostTries: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning('login_id')
    .executeTakeFirst();
  return row?.login_id;
}

export async function removeChallenge(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function removeChallengesOf(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('sign_in_challenges').where('login_id', '=', loginId).execute();
}

export async function removeOldChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
}

/** The secrets of every authenticator. */
export const sealedAuthenticators: SealedColumn = {
  name: 'authenticators.sealed_secret',
  async list(db, after, limit) {
    const rows = await db
      .selectFrom('authenticators')
      .select(['login_id', 'sealed_secret'])
      .where('login_id', '>', Number(after ?? 0))
      .orderBy('login_id')
      .limit(limit)
      .execute();
    return rows.map(({ login_id: id, sealed_secret: sealed }) => ({
      key: String(id),
      sealed,
      context: secretContext(id),
    }));
  },
  async replace(db, changes) {
    await sql`
      update authenticators a set sealed_secret = c.after
      from unnest(${changes.map((c) => Number(c.key))}::bigint[], ${changes.map((c) => c.before)}::bytea[],
        ${changes.map((c) => c.after)}::bytea[]) as c (login_id, before, after)
      where a.login_id = c.login_id and a.sealed_secret = c.before`.execute(db);
  },
};
