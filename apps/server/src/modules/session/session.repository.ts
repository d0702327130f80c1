import { createHash } from 'node:crypto';
import type { Role } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Who } from '../../platform/http/route.ts';

export interface Login {
  readonly loginId: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly adminUserId: number | null;
}

/** Only the hash of a session's token is stored: a copy of the database opens no session. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export async function findLoginByEmail(db: Db, email: string): Promise<Login | undefined> {
  const row = await db
    .selectFrom('logins')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return (
    row && {
      loginId: row.login_id,
      email: row.email,
      name: row.name,
      passwordHash: row.password_hash,
      adminUserId: row.admin_user_id,
    }
  );
}

export async function getLogin(
  db: Db,
  loginId: number,
): Promise<{ loginId: number; email: string; name: string } | undefined> {
  const row = await db
    .selectFrom('logins')
    .select(['login_id', 'email', 'name'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row && { loginId: row.login_id, email: row.email, name: row.name };
}

/** Names of logins, for showing who changed something. */
export async function findLoginNames(db: Db, loginIds: readonly number[]): Promise<Map<number, string>> {
  if (loginIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('logins')
    .select(['login_id', 'name'])
    .where('login_id', 'in', [...loginIds])
    .execute();
  return new Map(rows.map((row) => [row.login_id, row.name]));
}

export async function createLogin(
  tx: Tx,
  login: { email: string; name: string; passwordHash: string; adminUserId: number | null },
): Promise<number> {
  const row = await tx
    .insertInto('logins')
    .values({
      email: login.email,
      name: login.name,
      password_hash: login.passwordHash,
      admin_user_id: login.adminUserId,
    })
    .returning('login_id')
    .executeTakeFirstOrThrow();
  return row.login_id;
}

export async function createMembership(tx: Tx, userId: number, loginId: number, role: Role): Promise<void> {
  await tx.insertInto('memberships').values({ user_id: userId, login_id: loginId, role }).execute();
}

/** The business a login opens first: the one it joined first. */
export async function findFirstMembership(
  db: Db,
  loginId: number,
): Promise<{ userId: number; role: Role } | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select(['user_id', 'role'])
    .where('login_id', '=', loginId)
    .orderBy('created_at')
    .orderBy('user_id')
    .executeTakeFirst();
  return row && { userId: row.user_id, role: row.role as Role };
}

export async function createSession(
  db: Db,
  session: { token: string; loginId: number; userId: number; adminUserId: number | null; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(session.token),
      login_id: session.loginId,
      user_id: session.userId,
      admin_user_id: session.adminUserId,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** An admin has every right in the user acted for; anybody else has the role of the membership, or no session. */
export async function findWho(db: Db, token: string, now: Date): Promise<Who | undefined> {
  const { rows } = await sql<{ login_id: number; user_id: number; admin_user_id: number | null; role: Role | null }>`
    ${prepared} select s.login_id, s.user_id, s.admin_user_id, m.role
    from sessions s left join memberships m on m.user_id = s.user_id and m.login_id = s.login_id
    where s.token_hash = ${hashOf(token)} and s.expires_at > ${now}`.execute(db);
  const row = rows[0];
  const role = row?.role ?? (row?.admin_user_id ? 'owner' : undefined);
  return row && role && { loginId: row.login_id, userId: row.user_id, role, adminUserId: row.admin_user_id };
}

export async function removeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/**
 * Counts a sign-in as failed before it is looked at, so that many at once can not pass the limit together; a window that began before
 * `since` starts anew.
 * @returns how many there are in the window, this one included
 */
export async function addFailure(db: Db, key: string, now: Date, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    insert into sign_in_failures as f (key, window_started_at, n) values (${key}, ${now}, 1)
    on conflict (key) do update set
      n = case when f.window_started_at > ${since} then f.n + 1 else 1 end,
      window_started_at = case when f.window_started_at > ${since} then f.window_started_at else ${now} end
    returning n`.execute(db);
  return rows[0]?.n ?? 1;
}

/** It was no failure after all. */
export async function takeBackFailure(db: Db, key: string): Promise<void> {
  await sql`update sign_in_failures set n = n - 1 where key = ${key} and n > 0`.execute(db);
}

/** Sessions that are over, and failures that count no more. */
export async function removeOld(db: Db, now: Date, failuresBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_failures').where('window_started_at', '<', failuresBefore).execute();
}
