import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { mailboxOf } from '../../../platform/mail/mailbox-of.ts';

export interface MailboxLink {
  readonly loginId: number;
  readonly expiresAt: Date;
  readonly isUsed: boolean;
}

export async function createMailboxLink(
  tx: Tx,
  link: { readonly tokenHash: Buffer; readonly loginId: number; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('mailbox_links')
    .values({ token_hash: link.tokenHash, login_id: link.loginId, expires_at: link.expiresAt })
    .execute();
}

/** Locks the link, so that of two concurrent uses the second finds it used. */
export async function lockMailboxLink(tx: Tx, tokenHash: Buffer): Promise<MailboxLink | undefined> {
  const row = await tx
    .selectFrom('mailbox_links')
    .select(['login_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row && { loginId: row.login_id, expiresAt: row.expires_at, isUsed: row.used_at !== null };
}

/** One verification suffices, so all links of the login are used up. */
export async function invalidateMailboxLinks(tx: Tx, loginId: number, now: Date): Promise<void> {
  await tx
    .updateTable('mailbox_links')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .execute();
}

export async function removeOldMailboxLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('mailbox_links').where('expires_at', '<', expiredBefore).execute();
}

/** Serializes concurrent sign-ups with one e-mail address. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${mailboxOf(email)}`}, 0))`.execute(tx);
}

/** Marks the login's e-mail address as verified. */
export async function setVerified(tx: Tx, loginId: number, now: Date): Promise<void> {
  await tx
    .updateTable('logins')
    .set({ verified_at: now })
    .where('login_id', '=', loginId)
    .where('verified_at', 'is', null)
    .execute();
}
