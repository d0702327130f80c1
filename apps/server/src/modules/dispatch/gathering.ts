import type { OperationLimit } from '@quayside/connector-kit';
import type { Db } from '../../platform/database/db.ts';
import { findLastTaken } from '../../platform/throttle.ts';
import type { OpenAccount } from './ports.ts';

/**
 * A change at home must be shown abroad within two minutes. This leaves some seconds to notice it, and some for the
 * marketplace.
 */
const LONGEST_MS = 100_000;

/**
 * How long changes are gathered after a submission that left this many tokens: not at all while the bucket is full, and longer the emptier
 * it is. Otherwise a burst of changes would use all tokens within seconds, and its last change would wait for a refill.
 */
export function holdBackMs(
  { ratePerSecond, burst }: Pick<OperationLimit, 'ratePerSecond' | 'burst'>,
  left: number,
): number {
  const used = 1 - Math.min(burst, Math.max(0, left)) / burst;
  return Math.min(LONGEST_MS, Math.round((used ** 2 * 1_000) / ratePerSecond));
}

/**
 * Whether the account's changes were gathered long enough to be sent as the next submission. True if there are plenty
 * of submissions.
 */
export async function mayLeave(
  db: Db,
  { connector, session }: Pick<OpenAccount, 'connector' | 'session'>,
  now: Date,
): Promise<boolean> {
  const operation = connector.bulk?.rationedBy;
  const limit = connector.capabilities.operationLimits.find((one) => one.operation === operation);
  if (operation === undefined || !limit) return true;
  const taken = await findLastTaken(db, session.accountKey, operation);
  if (!taken) return true;
  const sinceMs = now.getTime() - taken.at.getTime();
  return sinceMs >= holdBackMs(limit, taken.left);
}
