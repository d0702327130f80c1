import type { Role } from '@quayside/kernel';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.data.ts';
import { spellingsOf } from '../../platform/mail/mailbox-of.ts';

export interface InvitationRow {
  readonly userId: number;
  readonly invitationId: number;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

function toInvitation(row: Selectable<Tables['invitations']>): InvitationRow {
  return {
    userId: row.user_id,
    invitationId: row.invitation_id,
    email: row.email,
    role: row.role as Role,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    withdrawnAt: row.withdrawn_at,
  };
}

/** Invitations that can still be accepted, newest first. */
export async function listOpenInvitations(db: Db, userId: number, now: Date): Promise<InvitationRow[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invitation_id', 'desc')
    .execute();
  return rows.map(toInvitation);
}

export async function countInvitationsSince(db: Db, userId: number, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertInvitation(
  tx: Tx,
  invitation: Omit<InvitationRow, 'invitationId' | 'acceptedAt' | 'withdrawnAt'> & { readonly tokenHash: Buffer },
): Promise<InvitationRow> {
  const row = await tx
    .insertInto('invitations')
    .values({
      user_id: invitation.userId,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInvitation(row);
}

/**
 * Revokes all matching open invitations.
 * @returns the revoked ones
 */
export async function withdrawInvitations(
  tx: Tx,
  userId: number,
  which: { readonly invitationId: number } | { readonly email: string } | { readonly invitedBy: number },
  now: Date,
): Promise<InvitationRow[]> {
  let query = tx
    .updateTable('invitations')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  if ('invitationId' in which) query = query.where('invitation_id', '=', which.invitationId);
  else if ('email' in which) query = query.where(sql`lower(email)`, 'in', spellingsOf(which.email));
  else query = query.where('invited_by', '=', which.invitedBy);
  return (await query.returningAll().execute()).map(toInvitation);
}

export async function findInvitation(db: Db, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const row = await db.selectFrom('invitations').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && toInvitation(row);
}

/** The same under lock, so that of two concurrent acceptances the second finds it used. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const row = await tx
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row && toInvitation(row);
}

export async function markAccepted(tx: Tx, userId: number, invitationId: number, now: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('user_id', '=', userId)
    .where('invitation_id', '=', invitationId)
    .execute();
}
