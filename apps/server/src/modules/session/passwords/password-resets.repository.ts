import type { Language } from '@quayside/i18n';
import type { Db, Tx } from '../../../platform/database/db.ts';

export interface ResetRequest {
  readonly email: string;
  readonly language: Language;
}

export async function createRequest(tx: Tx, request: ResetRequest & { readonly now: Date }): Promise<number> {
  const row = await tx
    .insertInto('password_reset_requests')
    .values({ email: request.email, language: request.language, created_at: request.now })
    .returning('request_id')
    .executeTakeFirstOrThrow();
  return row.request_id;
}

/** Removes a request from the table; undefined if another run of the job already has. */
export async function takeRequest(tx: Tx, requestId: number): Promise<ResetRequest | undefined> {
  const row = await tx
    .deleteFrom('password_reset_requests')
    .where('request_id', '=', requestId)
    .returning(['email', 'language'])
    .executeTakeFirst();
  return row && { email: row.email, language: row.language as Language };
}

export interface Reset {
  readonly loginId: number;
  readonly expiresAt: Date;
  readonly isUsed: boolean;
}

export async function createReset(
  tx: Tx,
  reset: { tokenHash: Buffer; loginId: number; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ token_hash: reset.tokenHash, login_id: reset.loginId, expires_at: reset.expiresAt })
    .execute();
}

export async function findReset(
  db: Db,
  tokenHash: Buffer,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Reset | undefined> {
  const query = db
    .selectFrom('password_resets')
    .select(['login_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row && { loginId: row.login_id, expiresAt: row.expires_at, isUsed: row.used_at !== null };
}

/** A new password invalidates all links of the login. */
export async function invalidateResets(tx: Tx, loginId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes links that expired long ago. */
export async function removeOldResets(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', expiredBefore).execute();
  await db.deleteFrom('password_reset_requests').where('created_at', '<', expiredBefore).execute();
}
