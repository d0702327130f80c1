import type { Connector, OperationLimit, Quota } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Account, OpenedAccount } from '../accounts/index.ts';

/** The part of what is left of the quota that looking for orders may use; the rest is for shipping and for looks by hand. */
const SHARE = 0.5;
/** What is left is asked for this often. */
const ASK_EVERY_MS = 30 * 60_000;
/** Where it may not be asked for now. */
const ASK_LATER_MS = 2 * 60_000;

/**
 * How often orders may be looked for, so that the quota lasts until it is counted anew: never more often than `leastMs`.
 * @param quota of the operation that orders are listed with; undefined where the marketplace names none
 * @param accounts of the platform that are looked at: a quota of the application's is for all of them
 */
export function orderInterval(quota: Quota | undefined, leastMs: number, now: Date, accounts: number): number {
  if (!quota) return leastMs;
  const leftMs = Math.max(0, Date.parse(quota.resetsAt) - now.getTime());
  const looks = Math.floor((quota.remaining * SHARE) / (quota.isShared ? Math.max(1, accounts) : 1));
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
 * Remembers each account's interval and asks again every half hour; the last known one stands where asking fails, and where no more may be
 * asked the one that the application's quota, as another account was told of it, leaves. All are of the marketplace's time.
 */
export function createOrderIntervals(options: {
  /** Never more often, as of now. */
  leastMs: () => number;
  log: Log;
  now: () => Date;
  /** Whether the marketplace may be asked now: see `mayReadQuotas`. */
  mayAsk: (connector: Connector, now: Date) => Promise<boolean>;
  /** How many accounts of the platform are looked at. */
  accountsOf: (platform: Platform) => number;
  /** Told what the marketplace says of an account's quotas. */
  noteQuotas?: (account: Account, quotas: readonly Quota[], at: Date) => Promise<void>;
}) {
  const known = new Map<string, { everyMs: number; askedAt: number }>();
  const shared = new Map<Platform, Quota>();
  return {
    of({ userId, accountId }: Pick<Account, 'userId' | 'accountId'>): number {
      return Math.max(options.leastMs(), known.get(`${userId}:${accountId}`)?.everyMs ?? 0);
    },
    async refresh({ account, connector, session }: OpenedAccount): Promise<void> {
      const key = `${account.userId}:${account.accountId}`;
      const now = options.now();
      const before = known.get(key);
      if (before && now.getTime() - before.askedAt < ASK_EVERY_MS) return;
      const { platform } = connector;
      const { statesQuotas, operationLimits, ordersOperation } = connector.capabilities;
      if (!statesQuotas) {
        const limit = operationLimits.find(({ operation }) => operation === ordersOperation);
        known.set(key, { everyMs: rateInterval(limit, 0), askedAt: now.getTime() });
        return;
      }
      const intervalOf = (quota: Quota | undefined) => orderInterval(quota, 0, now, options.accountsOf(platform));
      let everyMs = before?.everyMs ?? intervalOf(shared.get(platform));
      try {
        if (!(await options.mayAsk(connector, now))) {
          known.set(key, { everyMs, askedAt: now.getTime() - ASK_EVERY_MS + ASK_LATER_MS });
          return;
        }
        const quotas = await connector.readQuotas(session);
        await options.noteQuotas?.(account, quotas, now);
        const quota = quotas.find(({ operation }) => operation === ordersOperation);
        if (quota?.isShared) shared.set(platform, quota);
        everyMs = intervalOf(quota);
      } catch (error) {
        options.log.warn(`The quotas of account ${key} could not be read: ${errorMessage(error)}`);
      }
      known.set(key, { everyMs, askedAt: now.getTime() });
    },
  };
}
