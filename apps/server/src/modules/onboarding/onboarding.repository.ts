import type { StepAnswers } from '@quayside/contract';
import type { OnboardingStep, Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface OnboardingRow {
  readonly onboardingId: number;
  readonly platform: Platform;
  readonly campaign: string | null;
  readonly isOngoing: boolean;
  /** The step that was set last. */
  readonly step: OnboardingStep;
  /** The connected account; null before. */
  readonly accountId: number | null;
  readonly answers: Partial<StepAnswers>;
  readonly hasChosenPlan: boolean;
  readonly isSubscriptionFailed: boolean;
  readonly redirectBackUrl: string;
  readonly redirectBackFailureUrl: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly outcome: 'done' | 'cancelled' | null;
}

interface StoredRow {
  onboarding_id: number;
  platform: Platform;
  campaign: string | null;
  is_ongoing: boolean;
  step: OnboardingStep;
  account_id: number | null;
  answers: Partial<StepAnswers>;
  has_chosen_plan: boolean;
  is_subscription_failed: boolean;
  redirect_back_url: string;
  redirect_back_failure_url: string | null;
  started_at: Date;
  finished_at: Date | null;
  outcome: 'done' | 'cancelled' | null;
}

/** Users have few onboardings, so this limit includes all of them. */
const LISTED = 50;

/** Newest first. */
export async function listOnboardings(
  db: Db,
  userId: number,
  filter: { readonly platform?: Platform; readonly isOngoing?: boolean | undefined } = {},
): Promise<OnboardingRow[]> {
  const { rows } = await sql<StoredRow>`
    select * from onboardings
    where user_id = ${userId}
      and (${filter.platform ?? null}::text is null or platform = ${filter.platform ?? null})
      and (${filter.isOngoing ?? null}::boolean is null or is_ongoing = ${filter.isOngoing ?? null})
    order by onboarding_id desc limit ${LISTED}`.execute(db);
  return rows.map(toRow);
}

/** The newest onboarding of the platform, finished or not. */
export async function getOnboarding(db: Db, userId: number, platform: Platform): Promise<OnboardingRow | undefined> {
  return (await listOnboardings(db, userId, { platform }))[0];
}

/** The onboarding in progress, locked until the transaction ends. */
export async function lockOngoing(tx: Tx, userId: number, platform: Platform): Promise<OnboardingRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select * from onboardings where user_id = ${userId} and platform = ${platform} and is_ongoing for update`.execute(
    tx,
  );
  return rows[0] && toRow(rows[0]);
}

export interface StartedOnboarding {
  readonly platform: Platform;
  readonly redirectBackUrl: string;
  readonly redirectBackFailureUrl: string | null;
  readonly campaign: string | null;
}

/**
 * Creates an onboarding, or updates the addresses of the one in progress. A campaign applies until an account is connected.
 * @returns the onboarding, and whether it was created
 */
export async function ensureOngoing(
  tx: Tx,
  userId: number,
  start: StartedOnboarding,
): Promise<OnboardingRow & { readonly isNew: boolean }> {
  const { rows } = await sql<StoredRow & { is_new: boolean }>`
    insert into onboardings as o (user_id, platform, campaign, redirect_back_url, redirect_back_failure_url)
    values (${userId}, ${start.platform}, ${start.campaign}, ${start.redirectBackUrl}, ${start.redirectBackFailureUrl})
    on conflict (user_id, platform) where is_ongoing do update set
      campaign = case when o.account_id is null then coalesce(excluded.campaign, o.campaign) else o.campaign end,
      redirect_back_url = excluded.redirect_back_url,
      redirect_back_failure_url = excluded.redirect_back_failure_url
    returning *, xmax = 0 as is_new`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('An onboarding was neither begun nor found');
  return { ...toRow(row), isNew: row.is_new };
}

/** Changes of an onboarding in progress; absent fields stay unchanged. */
export interface OnboardingChange {
  readonly step?: OnboardingStep;
  readonly accountId?: number | null;
  readonly answers?: Partial<StepAnswers>;
  readonly hasChosenPlan?: boolean;
  readonly isSubscriptionFailed?: boolean;
}

export async function updateOnboarding(
  tx: Tx,
  userId: number,
  onboardingId: number,
  change: OnboardingChange,
): Promise<OnboardingRow> {
  return write(tx, userId, onboardingId, {
    ...(change.step === undefined ? {} : { step: change.step }),
    ...(change.accountId === undefined ? {} : { account_id: change.accountId }),
    ...(change.answers === undefined ? {} : { answers: JSON.stringify(change.answers) }),
    ...(change.hasChosenPlan === undefined ? {} : { has_chosen_plan: change.hasChosenPlan }),
    ...(change.isSubscriptionFailed === undefined ? {} : { is_subscription_failed: change.isSubscriptionFailed }),
  });
}

export function endOnboarding(
  tx: Tx,
  userId: number,
  onboardingId: number,
  end: { readonly outcome: 'done' | 'cancelled'; readonly now: Date },
): Promise<OnboardingRow> {
  return write(tx, userId, onboardingId, {
    is_ongoing: false,
    outcome: end.outcome,
    finished_at: end.now,
    ...(end.outcome === 'done' ? { step: 'ThankYou' } : {}),
  });
}

async function write(tx: Tx, userId: number, onboardingId: number, values: object): Promise<OnboardingRow> {
  const row = await tx
    .updateTable('onboardings')
    // Sets `user_id` too, so that an empty change is a valid statement.
    .set({ user_id: userId, ...values })
    .where('user_id', '=', userId)
    .where('onboarding_id', '=', onboardingId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRow(row as StoredRow);
}

function toRow(row: StoredRow): OnboardingRow {
  return {
    onboardingId: row.onboarding_id,
    platform: row.platform,
    campaign: row.campaign,
    isOngoing: row.is_ongoing,
    step: row.step,
    accountId: row.account_id,
    answers: row.answers,
    hasChosenPlan: row.has_chosen_plan,
    isSubscriptionFailed: row.is_subscription_failed,
    redirectBackUrl: row.redirect_back_url,
    redirectBackFailureUrl: row.redirect_back_failure_url,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    outcome: row.outcome,
  };
}
