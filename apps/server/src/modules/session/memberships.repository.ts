import type { Language } from '@quayside/i18n';
import type { Role } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface MemberRow {
  readonly loginId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly joinedAt: Date;
  /** The language of mails to the member; null if unknown. */
  readonly language: Language | null;
}

/** The members of a user's team, longest-standing owners first. Admins belong to no team. */
export async function listMembers(db: Db, userId: number): Promise<MemberRow[]> {
  const rows = await selectMembers(db, userId).orderBy('m.created_at').orderBy('m.login_id').execute();
  return rows.map(toMember);
}

/** The members with a verified e-mail address. */
export async function listReachableMembers(db: Db, userId: number): Promise<MemberRow[]> {
  const members = selectMembers(db, userId).where('l.verified_at', 'is not', null);
  return (await members.orderBy('m.created_at').orderBy('m.login_id').execute()).map(toMember);
}

/** Locks the whole team, so that of two concurrent changes the second sees the result of the first. */
export async function lockMembers(tx: Tx, userId: number): Promise<MemberRow[]> {
  const rows = await selectMembers(tx, userId).orderBy('m.login_id').forUpdate('m').execute();
  return rows.map(toMember);
}

function selectMembers(db: Db, userId: number) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('logins as l', 'l.login_id', 'm.login_id')
    .select(['m.login_id', 'l.name', 'l.email', 'm.role', 'm.created_at', 'l.language'])
    .where('m.user_id', '=', userId)
    .where('l.admin_user_id', 'is', null);
}

function toMember(row: {
  login_id: number;
  name: string;
  email: string;
  role: string;
  created_at: Date;
  language: string | null;
}): MemberRow {
  return {
    loginId: row.login_id,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    joinedAt: row.created_at,
    language: row.language as Language | null,
  };
}

export async function setMemberRole(tx: Tx, userId: number, loginId: number, role: Role): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ role })
    .where('user_id', '=', userId)
    .where('login_id', '=', loginId)
    .execute();
}

/** Removes the login from the business and ends its sessions there; its other businesses are unaffected. */
export async function removeMembership(tx: Tx, userId: number, loginId: number): Promise<void> {
  await tx.deleteFrom('memberships').where('user_id', '=', userId).where('login_id', '=', loginId).execute();
  await tx
    .insertInto('former_members')
    .values({ user_id: userId, login_id: loginId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('login_id', '=', loginId).execute();
}

/** Names of people who work, or once worked, for a business. Logins of other businesses are omitted. */
export async function findMemberNames(
  db: Db,
  userId: number,
  loginIds: readonly number[],
): Promise<Map<number, string>> {
  if (loginIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('logins as l')
    .select(['l.login_id', 'l.name'])
    .where('l.login_id', 'in', [...loginIds])
    .where((eb) =>
      eb.or(
        (['memberships', 'former_members'] as const).map((table) =>
          eb.exists(
            eb
              .selectFrom(table)
              .select('login_id')
              .where(`${table}.user_id`, '=', userId)
              .whereRef(`${table}.login_id`, '=', 'l.login_id'),
          ),
        ),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.login_id, row.name]));
}
