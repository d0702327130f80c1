import type { Platform } from '@quayside/kernel';
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
