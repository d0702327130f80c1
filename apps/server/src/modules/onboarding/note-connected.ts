import { dueStep, type Platform } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { openPlatform } from '../billing/index.ts';
import type { Actor } from '../history/index.ts';
import { withoutGoneAccount } from './gone-account.ts';
import { lockOngoing, updateOnboarding } from './onboarding.repository.ts';
import { noteStep } from './onboarding-history.ts';
import { progressOf } from './onboarding-progress.ts';

export interface ConnectedAccount {
  readonly userId: number;
  readonly platform: Platform;
  readonly accountId: number;
  /** The seller reconnected this account on purpose. */
  readonly isReconnect: boolean;
}

/**
 * Updates the user's onboarding after an account was connected, in the same transaction: it moves to its first question. Without an
 * onboarding in progress, or with one that already has its account, only the platform is opened. An onboarding back at connecting gets the
 * new account and loses its answers.
 */
export async function noteConnected(
  tx: Tx,
  { userId, platform, accountId, isReconnect }: ConnectedAccount,
  actor: Actor,
  now: Date,
): Promise<void> {
  await openPlatform(tx, userId, platform, now);
  if (isReconnect) return;
  const locked = await lockOngoing(tx, userId, platform);
  const row = locked && (await withoutGoneAccount(tx, userId, locked));
  if (!row || (row.accountId !== null && row.step !== 'Connect')) return;
  const isInstead = row.accountId !== null && row.accountId !== accountId;
  const answers = isInstead ? {} : row.answers;
  // Questions come before the checkout, with and without a plan.
  const step = dueStep(progressOf({ ...row, accountId, answers }, false));
  await updateOnboarding(tx, userId, row.onboardingId, { accountId, answers, step });
  await noteStep(tx, userId, actor, { platform, before: row.step, after: step, why: 'onboarding_connected' });
}
