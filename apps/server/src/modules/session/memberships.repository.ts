import type { Language } from '@quayside/i18n';
import type { Role } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface MemberRow {
  readonly loginId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly joinedAt: Date;
  /** What mails to the member are written in; null where it is not known. */
  readonly language: Language | null;
}

/** Who works for a user, owners of longest standing first. Admins belong to nobody's team, wherever they begin. */
export async function listMembers(db: Db, userId: number): Promise<MemberRow[]> {
  const rows = await selectMembers(db, userId).orderBy('m.created_at').orderBy('m.login_id').execute();
  return rows.map(toMember);
}

/** Those among them whom a mail may reach: somebody else's mailbox is not written to. */
export async function listReachableMembers(db: Db, userId: number): Promise<MemberRow[]> {
  const members = selectMembers(db, userId).where('l.verified_at', 'is not', null);
  return (await members.orderBy('m.created_at').orderBy('m.login_id').execute()).map(toMember);
}

/** The whole team under lock: of two changes to a team at once, the later sees what the earlier left. */
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

/** The login works there no more, and its sessions there end; in other businesses it goes on. */
export async function removeMembership(tx: Tx, userId: number, loginId: number): Promise<void> {
  await tx.deleteFrom('memberships').where('user_id', '=', userId).where('login_id', '=', loginId).execute();
  await tx
    .insertInto('former_members')
    .values({ user_id: userId, login_id: loginId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('login_id', '=', loginId).execute();
}

/**
 * Names of people who work, or once worked, for a business. Logins of other businesses are left out, whatever their number stands
 * for here.
 */
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
