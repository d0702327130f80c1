import type { ReadingConnector } from '@quayside/connector-kit';
import type { Db } from '../../platform/database/db.ts';
import { takeTokens } from '../../platform/throttle.ts';

const DAY_S = 86_400;
/** The number of reads of a daily budget that may be used at once after an idle time. */
const BURST = 40;

/** The purpose of a quota read. Each purpose has half of the daily reads, so that neither blocks the other. */
export type QuotaReadFor = 'intervals' | 'return';

/**
 * Whether the account's quotas may be read now. Reads use a quota that all accounts of a platform and all processes share. False if the
 * marketplace states no quotas.
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
