import type { OperationLimit, Quota } from '@quayside/connector-kit';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Account, OpenedAccount } from '../accounts/index.ts';

/** The part of what is left of the quota that looking for orders may use; the rest is for shipping and for looks by hand. */
const SHARE = 0.5;
/** What is left is asked for this often. */
const ASK_EVERY_MS = 30 * 60_000;

/**
 * How often orders may be looked for, so that the quota lasts until it is counted anew: never more often than `leastMs`.
 * @param quota of the operation that orders are listed with; undefined where the marketplace names none
 */
export function orderInterval(quota: Quota | undefined, leastMs: number, now: Date): number {
  if (!quota) return leastMs;
  const leftMs = Math.max(0, Date.parse(quota.resetsAt) - now.getTime());
  const looks = Math.floor(quota.remaining * SHARE);
  return looks <= 0 ? Math.max(leastMs, leftMs) : Math.max(leastMs, Math.ceil(leftMs / looks));
}

/**
 * The same where a marketplace counts nothing and publishes a rate: no more often than the bucket is refilled, so that its burst stays
 * for looks by hand.
 */
export function rateInterval(limit: Pick<OperationLimit, 'ratePerSecond'> | undefined, leastMs: number): number {
  return limit ? Math.max(leastMs, Math.ceil(1_000 / limit.ratePerSecond)) : leastMs;
}

/**
 * Remembers each account's interval and asks again every half hour; the last known one stands where asking fails. All are of the
 * marketplace's time.
 */
export function createOrderIntervals(options: {
  /** Never more often, as of now. */
  leastMs: () => number;
  log: Log;
  now: () => Date;
  /** Told what the marketplace says of an account's quotas. */
  noteQuotas?: (account: Account, quotas: readonly Quota[], at: Date) => Promise<void>;
}) {
  const known = new Map<string, { everyMs: number; askedAt: number }>();
  return {
    of({ userId, accountId }: Pick<Account, 'userId' | 'accountId'>): number {
      return Math.max(options.leastMs(), known.get(`${userId}:${accountId}`)?.everyMs ?? 0);
    },
    async refresh({ account, connector, session }: OpenedAccount): Promise<void> {
      const key = `${account.userId}:${account.accountId}`;
      const now = options.now();
      const before = known.get(key);
      if (before && now.getTime() - before.askedAt < ASK_EVERY_MS) return;
      const { statesQuotas, operationLimits, ordersOperation } = connector.capabilities;
      if (!statesQuotas) {
        const limit = operationLimits.find(({ operation }) => operation === ordersOperation);
        known.set(key, { everyMs: rateInterval(limit, 0), askedAt: now.getTime() });
        return;
      }
      let everyMs = before?.everyMs ?? 0;
      try {
        const quotas = await connector.readQuotas(session);
        await options.noteQuotas?.(account, quotas, now);
        const quota = quotas.find(({ operation }) => operation === ordersOperation);
        everyMs = orderInterval(quota, 0, now);
      } catch (error) {
        options.log.warn(`The quotas of account ${key} could not be read: ${errorMessage(error)}`);
      }
      known.set(key, { everyMs, askedAt: now.getTime() });
    },
  };
}
