import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { hashToken } from '../../platform/ids.ts';

/** A consent in progress. */
export interface ConsentState {
  /** The hash of the `state` parameter, which identifies the row. */
  readonly stateHash: Buffer;
  readonly userId: number;
  readonly loginId: number;
  readonly platform: Platform;
  /** The account to reconnect. */
  readonly accountId: number | null;
  /** The session that began it. */
  readonly sessionHash: Buffer | null;
  /** The host and port of the browser when it began. */
  readonly host: string;
  readonly redirectBackUrl: string;
  readonly redirectBackFailureUrl: string | null;
  readonly expiresAt: Date;
}

export async function insertConsentState(
  tx: Tx,
  state: string,
  consent: Omit<ConsentState, 'stateHash'>,
): Promise<void> {
  await tx
    .insertInto('consent_states')
    .values({
      state_hash: hashToken(state),
      user_id: consent.userId,
      login_id: consent.loginId,
      platform: consent.platform,
      account_id: consent.accountId,
      session_hash: consent.sessionHash,
      host: consent.host,
      redirect_back_url: consent.redirectBackUrl,
      redirect_back_failure_url: consent.redirectBackFailureUrl,
      expires_at: consent.expiresAt,
    })
    .execute();
}

export async function findConsentState(db: Db, state: string, now: Date): Promise<ConsentState | undefined> {
  const row = await db
    .selectFrom('consent_states')
    .selectAll()
    .where('state_hash', '=', hashToken(state))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && toConsent(row);
}

/** Uses up the consent: of two concurrent calls one gets true. Also removes expired consents. */
export async function takeConsentState(db: Db | Tx, stateHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_wanted: boolean }>`
    delete from consent_states where state_hash = ${stateHash} or expires_at < ${now}
    returning state_hash = ${stateHash} and expires_at > ${now} as is_wanted`.execute(db);
  return rows.some((row) => row.is_wanted);
}

/** The newest consent of this session on the platform, for a code that was pasted without its state. */
export async function findNewestConsent(
  db: Db,
  who: { readonly userId: number; readonly loginId: number; readonly sessionHash: Buffer; readonly platform: Platform },
  now: Date,
): Promise<ConsentState | undefined> {
  const row = await db
    .selectFrom('consent_states')
    .selectAll()
    .where('user_id', '=', who.userId)
    .where('login_id', '=', who.loginId)
    .where('platform', '=', who.platform)
    .where('session_hash', '=', who.sessionHash)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toConsent(row);
}

function toConsent(row: {
  state_hash: Buffer;
  user_id: number;
  login_id: number;
  platform: string;
  account_id: number | null;
  session_hash: Buffer | null;
  host: string;
  redirect_back_url: string;
  redirect_back_failure_url: string | null;
  expires_at: Date;
}): ConsentState {
  return {
    stateHash: row.state_hash,
    userId: row.user_id,
    loginId: row.login_id,
    platform: row.platform as Platform,
    accountId: row.account_id,
    sessionHash: row.session_hash,
    host: row.host,
    redirectBackUrl: row.redirect_back_url,
    redirectBackFailureUrl: row.redirect_back_failure_url,
    expiresAt: row.expires_at,
  };
}
