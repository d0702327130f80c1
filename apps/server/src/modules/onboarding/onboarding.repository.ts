import { createHash } from 'node:crypto';
import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface OnboardingRow {
  readonly platform: Platform;
  readonly isOngoing: boolean;
  readonly step: string;
  readonly redirectBackUrl: string;
  readonly redirectBackFailureUrl: string | null;
}

export async function listOnboardings(db: Db, userId: number): Promise<OnboardingRow[]> {
  const rows = await db
    .selectFrom('onboardings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('platform')
    .execute();
  return rows.map((row) => ({
    platform: row.platform as Platform,
    isOngoing: row.is_ongoing,
    step: row.step,
    redirectBackUrl: row.redirect_back_url,
    redirectBackFailureUrl: row.redirect_back_failure_url,
  }));
}

export async function getOnboarding(db: Db, userId: number, platform: Platform): Promise<OnboardingRow | undefined> {
  return (await listOnboardings(db, userId)).find((row) => row.platform === platform);
}

/** Starts an onboarding, or starts it again with the addresses now given. */
export async function startOnboarding(
  tx: Tx,
  userId: number,
  row: {
    platform: Platform;
    redirectBackUrl: string;
    redirectBackFailureUrl: string | null;
    campaign: string | null;
  },
): Promise<void> {
  const values = {
    is_ongoing: true,
    step: 'Connect',
    redirect_back_url: row.redirectBackUrl,
    redirect_back_failure_url: row.redirectBackFailureUrl,
    campaign: row.campaign,
    finished_at: null,
  };
  await tx
    .insertInto('onboardings')
    .values({ user_id: userId, platform: row.platform, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'platform']).doUpdateSet(values))
    .execute();
}

export async function finishOnboarding(tx: Tx, userId: number, platform: Platform, now: Date): Promise<void> {
  await tx
    .updateTable('onboardings')
    .set({ is_ongoing: false, finished_at: now })
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .execute();
}

/** A consent under way. */
export interface ConsentState {
  readonly userId: number;
  readonly loginId: number;
  readonly platform: Platform;
  /** The account that is being reconnected. */
  readonly accountId: number | null;
  /** Host and port at which the browser began. */
  readonly host: string;
  readonly expiresAt: Date;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest();

export async function insertConsentState(tx: Tx, state: string, consent: ConsentState): Promise<void> {
  await tx
    .insertInto('consent_states')
    .values({
      state_hash: hashOf(state),
      user_id: consent.userId,
      login_id: consent.loginId,
      platform: consent.platform,
      account_id: consent.accountId,
      host: consent.host,
      expires_at: consent.expiresAt,
    })
    .execute();
}

export async function findConsentState(db: Db, state: string, now: Date): Promise<ConsentState | undefined> {
  const row = await db
    .selectFrom('consent_states')
    .selectAll()
    .where('state_hash', '=', hashOf(state))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      loginId: row.login_id,
      platform: row.platform as Platform,
      accountId: row.account_id,
      host: row.host,
      expiresAt: row.expires_at,
    }
  );
}

/** Uses the state up: of two callbacks with it, one gets true. Old states go along. */
export async function takeConsentState(db: Db, state: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_wanted: boolean }>`
    delete from consent_states where state_hash = ${hashOf(state)} or expires_at < ${now}
    returning state_hash = ${hashOf(state)} and expires_at > ${now} as is_wanted`.execute(db);
  return rows.some((row) => row.is_wanted);
}
