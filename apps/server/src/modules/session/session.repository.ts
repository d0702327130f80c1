import type { Language } from '@quayside/i18n';
import type { Role } from '@quayside/kernel';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.data.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/ids.ts';
import { spellingsOf } from '../../platform/mail/mailbox-of.ts';

export interface Login {
  readonly loginId: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly adminUserId: number | null;
  /** The language of mails to the login; null if unknown. */
  readonly language: Language | null;
  /** Whether the e-mail address is verified. */
  readonly isVerified: boolean;
}

/** The login with this verified e-mail address. */
export async function findLoginByEmail(db: Db, email: string): Promise<Login | undefined> {
  const row = await db
    .selectFrom('logins')
    .selectAll()
    .where(sql`lower(email)`, 'in', spellingsOf(email))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row && toLogin(row);
}

/** The newest login that signed up with the e-mail and has not verified it. A verified login may exist too. */
export async function findLatestClaim(db: Db, email: string): Promise<Login | undefined> {
  const row = await db
    .selectFrom('logins')
    .selectAll()
    .where(sql`lower(email)`, 'in', spellingsOf(email))
    .where('verified_at', 'is', null)
    .orderBy('login_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toLogin(row);
}

export async function getLogin(db: Db, loginId: number): Promise<Login | undefined> {
  const row = await db.selectFrom('logins').selectAll().where('login_id', '=', loginId).executeTakeFirst();
  return row && toLogin(row);
}

function toLogin(row: Selectable<Tables['logins']>): Login {
  return {
    loginId: row.login_id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    adminUserId: row.admin_user_id,
    language: row.language as Language | null,
    isVerified: row.verified_at !== null,
  };
}

export async function setPasswordHash(tx: Tx, loginId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('logins').set({ password_hash: passwordHash }).where('login_id', '=', loginId).execute();
}

/** @param isFirst only if no language is stored yet: a chosen one stays */
export async function setLanguage(
  db: Db,
  loginId: number,
  language: Language,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  let query = db.updateTable('logins').set({ language }).where('login_id', '=', loginId);
  if (isFirst) query = query.where('language', 'is', null);
  await query.execute();
}

/** Names of logins, to show authors of changes. */
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
  login: {
    readonly email: string;
    readonly name: string;
    readonly passwordHash: string;
    readonly adminUserId: number | null;
    readonly language?: Language;
    /** Null until the e-mail address is verified. */
    readonly verifiedAt: Date | null;
  },
): Promise<number> {
  const row = await tx
    .insertInto('logins')
    .values({
      email: login.email,
      name: login.name,
      password_hash: login.passwordHash,
      admin_user_id: login.adminUserId,
      language: login.language,
      verified_at: login.verifiedAt,
    })
    .returning('login_id')
    .executeTakeFirstOrThrow();
  return row.login_id;
}

export async function createMembership(tx: Tx, userId: number, loginId: number, role: Role): Promise<void> {
  await tx.insertInto('memberships').values({ user_id: userId, login_id: loginId, role }).execute();
}

/** The business that a login opens first: the one it joined first. */
export async function findFirstMembership(db: Db, loginId: number): Promise<Membership | undefined> {
  return (await listMemberships(db, loginId))[0];
}

export interface Membership {
  readonly userId: number;
  readonly role: Role;
}

/** The businesses of a login, in the order of joining. */
export async function listMemberships(db: Db, loginId: number): Promise<Membership[]> {
  const rows = await db
    .selectFrom('memberships')
    .select(['user_id', 'role'])
    .where('login_id', '=', loginId)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, role: row.role as Role }));
}

export async function createSession(
  db: Db,
  session: {
    readonly token: string;
    readonly loginId: number;
    readonly userId: number;
    readonly adminUserId: number | null;
    readonly now?: Date;
    readonly expiresAt: Date;
    readonly userAgent?: string;
    readonly address?: string;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(session.token),
      login_id: session.loginId,
      user_id: session.userId,
      admin_user_id: session.adminUserId,
      expires_at: session.expiresAt,
      created_at: session.now,
      last_seen_at: session.now,
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
}

/** Last use is written at most this often, because it costs a write; often enough for a short idle limit. */
const SEEN_EVERY_MS = 5 * 60_000;
const SEEN_PER_IDLE_LIMIT = 10;

/**
 * The conditions of a valid session: not expired, not idle for too long, opened with the admin rights that the login still has, and in a
 * business of the login.
 */
const openSessions = (now: Date, idleMs: number) => sql`
  sessions s join logins l on l.login_id = s.login_id and l.admin_user_id is not distinct from s.admin_user_id
  left join memberships m on m.user_id = s.user_id and m.login_id = s.login_id
  where s.expires_at > ${now} and s.last_seen_at > ${new Date(now.getTime() - idleMs)}
    and (s.admin_user_id is not null or m.role is not null)`;

/** An admin has all rights in the represented user; any other login needs a membership and has its role. */
export async function findWho(db: Db, token: string, now: Date, idleMs: number): Promise<Who | undefined> {
  const { rows } = await sql<WhoRow>`
    ${prepared} select s.login_id, s.user_id, s.admin_user_id, s.last_seen_at, m.role
    from ${openSessions(now, idleMs)} and s.token_hash = ${hashToken(token)}`.execute(db);
  const row = rows[0];
  const seenEveryMs = Math.min(SEEN_EVERY_MS, idleMs / SEEN_PER_IDLE_LIMIT);
  if (row && now.getTime() - row.last_seen_at.getTime() > seenEveryMs) {
    await sql`update sessions set last_seen_at = ${now} where token_hash = ${hashToken(token)}`.execute(db);
  }
  const role = row?.admin_user_id ? 'owner' : row?.role;
  if (!row || !role) return undefined;
  return { loginId: row.login_id, userId: row.user_id, role, adminUserId: row.admin_user_id };
}

interface WhoRow {
  readonly login_id: number;
  readonly user_id: number;
  readonly admin_user_id: number | null;
  readonly last_seen_at: Date;
  readonly role: Role | null;
}

/** The user of each valid session, by the hex hash of its token; others are omitted. Does not count as use. */
export async function findOpenSessions(
  db: Db,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleMs: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ token_hash: Buffer; user_id: number }>`
    ${prepared} select s.token_hash, s.user_id
    from ${openSessions(now, idleMs)} and s.token_hash = any(${[...tokenHashes]}::bytea[])`.execute(db);
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row.user_id]));
}

/** Whether the session with this token hash is still valid. */
export async function isSessionOpen(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the session to another user. */
export async function setSessionUser(tx: Tx, token: string, userId: number): Promise<void> {
  await tx.updateTable('sessions').set({ user_id: userId }).where('token_hash', '=', hashToken(token)).execute();
}

export async function removeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** @returns false if the login has no such session */
export async function removeSessionById(db: Db, loginId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('login_id', '=', loginId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @param except the token of a session that stays */
export async function removeSessionsOf(db: Db, loginId: number, { except }: { except?: string } = {}): Promise<void> {
  let query = db.deleteFrom('sessions').where('login_id', '=', loginId);
  if (except !== undefined) query = query.where('token_hash', '<>', hashToken(except));
  await query.execute();
}

/** Ends all sessions in a business. */
export async function endSessionsOfBusiness(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export interface SessionRow {
  readonly sessionId: number;
  readonly tokenHash: Buffer;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** A limit against programs that sign in again and again. */
const MAX_SESSIONS = 100;

/** The valid sessions of a login, the latest used first. */
export async function listSessions(db: Db, loginId: number, now: Date, idleMs: number): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('login_id', '=', loginId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id,
    tokenHash: row.token_hash,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

export async function removeOldSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
