import type { Tx } from '../../platform/database/db.ts';
import { getAccount } from '../accounts/index.ts';
import { type OnboardingRow, updateOnboarding } from './onboarding.repository.ts';

/**
 * If the account of an onboarding was disconnected in the meantime, the onboarding returns to connecting and keeps its
 * answers.
 */
export async function withoutGoneAccount(tx: Tx, userId: number, row: OnboardingRow): Promise<OnboardingRow> {
  if (row.accountId === null || (await getAccount(tx, userId, row.accountId))) return row;
  return updateOnboarding(tx, userId, row.onboardingId, { accountId: null, step: 'Connect' });
}

/** As `withoutGoneAccount`, for reads: stores nothing. `accountIds` are the existing accounts. */
export function shownWithoutGoneAccount(row: OnboardingRow, accountIds: readonly number[]): OnboardingRow {
  const isGone = row.isOngoing && row.accountId !== null && !accountIds.includes(row.accountId);
  return isGone ? { ...row, accountId: null, step: 'Connect' } : row;
}
