import { dueStep, type Platform } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';
import { getPlatform, setPlatform } from '../sellers/index.ts';
import { withoutGoneAccount } from './gone-account.ts';
import { lockOngoing, updateOnboarding } from './onboarding.repository.ts';
import { noteStep } from './onboarding-history.ts';
import { progressOf } from './onboarding-progress.ts';

export interface ConnectedAccount {
  readonly userId: number;
  readonly platform: Platform;
  readonly accountId: number;
  /** The seller set out to connect this very account again. */
  readonly isReconnect: boolean;
}

/**
 * What follows in the user's onboarding when an account has come in: it goes on to what it asks first. In the transaction that stores
 * the account. Without an onboarding under way, or with one that has its account, only the platform is opened; one that was gone back
 * to connecting takes another account instead, of which nothing is answered yet.
 */
export async function noteConnected(
  tx: Tx,
  { userId, platform, accountId, isReconnect }: ConnectedAccount,
  actor: Actor,
): Promise<void> {
  await openPlatform(tx, userId, platform);
  if (isReconnect) return;
  const locked = await lockOngoing(tx, userId, platform);
  const row = locked && (await withoutGoneAccount(tx, userId, locked));
  if (!row || (row.accountId !== null && row.step !== 'Connect')) return;
  const isInstead = row.accountId !== null && row.accountId !== accountId;
  const answers = isInstead ? {} : row.answers;
  // Whatever the plan, questions come before the checkout.
  const step = dueStep(progressOf({ ...row, accountId, answers }, false));
  await updateOnboarding(tx, userId, row.onboardingId, { accountId, answers, step });
  await noteStep(tx, userId, actor, { platform, before: row.step, after: step, why: 'onboarding_connected' });
}

/** A platform that the user did not have, or had left, begins with a launched trial; one in use stays as it is. */
async function openPlatform(tx: Tx, userId: number, platform: Platform): Promise<void> {
  const entry = await getPlatform(tx, userId, platform);
  if (entry && entry.state !== 'D') return;
  await setPlatform(tx, userId, platform, { state: 'T', trialLaunched: true });
}
