import type { ReadingConnector } from '@quayside/connector-kit';
import type { Db } from '../../platform/database/db.ts';
import { takeTokens } from '../../platform/throttle.ts';

const DAY_S = 86_400;
/** A day's part that may be asked for at once after a rest. */
const BURST = 40;

/** What quotas are read for; each has its own half of the day's reads, so that neither is in the other's way. */
export type QuotaReadFor = 'intervals' | 'return';

/**
 * Whether the account's quotas may be read now: reading them costs calls of a quota that all accounts of a platform share, however many
 * wait for theirs, in whichever process. False too where the marketplace states none.
 */
export async function mayReadQuotas(
  db: Db,
  { platform, capabilities }: Pick<ReadingConnector, 'platform' | 'capabilities'>,
  readFor: QuotaReadFor,
  now: Date,
): Promise<boolean> {
  const { statesQuotas } = capabilities;
  if (!statesQuotas) return false;
  const ratePerSecond = statesQuotas.readsPerDay / 2 / DAY_S;
  const limit = { ratePerSecond, burst: BURST, quota: null, windowSeconds: DAY_S };
  const take = await takeTokens(db, `${platform}:quota-reads:${readFor}`, limit, { count: 1, maxWaitMs: 0, now });
  return take.granted;
}
