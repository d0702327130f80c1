import type { Clock } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { getPlatform, setPlatform } from '../sellers/index.ts';
import { finishOnboarding } from './onboarding.repository.ts';

/** What follows in the user's onboarding when an account has come in; in the transaction that stores the account. */
export async function noteConnected(
  { clock }: { readonly clock: Pick<Clock, 'now'> },
  tx: Tx,
  { userId, platform }: { readonly userId: number; readonly platform: Platform; readonly accountId: number },
): Promise<void> {
  await finishOnboarding(tx, userId, platform, clock.now());
  await openPlatform(tx, userId, platform);
}

/** A platform that the user did not have, or had left, begins with a launched trial; one in use stays as it is. */
async function openPlatform(tx: Tx, userId: number, platform: Platform): Promise<void> {
  const entry = await getPlatform(tx, userId, platform);
  if (entry && entry.state !== 'D') return;
  await setPlatform(tx, userId, platform, { state: 'T', trialLaunched: true });
}
