import type { OperationLimit, Quota, ReadingConnector } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Account, OpenedAccount } from '../accounts/index.ts';

/** The share of the remaining quota that regular reads may use; the rest is for work and manual reads. */
const SHARE = 0.5;
/** How often the remaining quota is read. */
const ASK_EVERY_MS = 30 * 60_000;
/** The interval if the quota may not be read now. */
const ASK_LATER_MS = 2 * 60_000;

/**
 * How often to read, so that the quota lasts until its reset; at least `leastMs`.
 * @param quota of the operation; undefined if the marketplace states none
 * @param accounts the accounts of the platform, which share an application's quota
 */
export function quotaInterval(quota: Quota | undefined, leastMs: number, now: Date, accounts: number): number {
  if (!quota) return leastMs;
  const leftMs = Math.max(0, Date.parse(quota.resetsAt) - now.getTime());
  const polls = Math.floor((quota.remaining * SHARE) / (quota.isShared ? Math.max(1, accounts) : 1));
  return polls <= 0 ? Math.max(leastMs, leftMs) : Math.max(leastMs, Math.ceil(leftMs / polls));
}

/** The interval for a marketplace that publishes only a rate: the bucket's refill time, so that its burst is left for manual reads. */
export function rateInterval(limit: Pick<OperationLimit, 'ratePerSecond'> | undefined, leastMs: number): number {
  return limit ? Math.max(leastMs, Math.ceil(1_000 / limit.ratePerSecond)) : leastMs;
}

/** The reads whose intervals depend on the quota: orders, and changes at home. */
export type PollSubject = 'orders' | 'changes';

const POLL_SUBJECTS: readonly PollSubject[] = ['orders', 'changes'];

/**
 * Caches each account's intervals for half an hour. If reading the quota fails, the last intervals are kept; if no read
 * is allowed, the application's quota as read for another account decides. All intervals are in the marketplace's time.
 */
export function createPollIntervals(options: {
  /** The current minimum interval. */
  leastMs: Readonly<Record<PollSubject, () => number>>;
  log: Log;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Whether the quotas may be read now: see `mayReadQuotas`. */
  mayAsk: (connector: ReadingConnector, now: Date) => Promise<boolean>;
  /** The number of the platform's accounts that are read. */
  accountsOf: (platform: Platform) => number;
  /** Called with the marketplace's statement of an account's quotas. */
  noteQuotas?: (account: Account, quotas: readonly Quota[], at: Date) => Promise<void>;
}) {
  const known = new Map<string, { everyMs: Readonly<Record<PollSubject, number>>; askedAt: number }>();
  const shared = new Map<string, Quota>();
  return {
    of({ userId, accountId }: Pick<Account, 'userId' | 'accountId'>, kind: PollSubject): number {
      return Math.max(options.leastMs[kind](), known.get(`${userId}:${accountId}`)?.everyMs[kind] ?? 0);
    },
    async refresh({ account, connector, session }: OpenedAccount): Promise<void> {
      const key = `${account.userId}:${account.accountId}`;
      const now = options.clock.now();
      const askedAt = options.clock.monotonic().getTime();
      const before = known.get(key);
      if (before && askedAt - before.askedAt < ASK_EVERY_MS) return;
      const { platform } = connector;
      const { statesQuotas, operationLimits, ordersOperation, homeChangesOperation } = connector.capabilities;
      const operations = { orders: ordersOperation, changes: homeChangesOperation };
      const each = (intervalOf: (operation: string) => number) =>
        Object.fromEntries(POLL_SUBJECTS.map((kind) => [kind, intervalOf(operations[kind])])) as Record<
          PollSubject,
          number
        >;
      if (!statesQuotas) {
        const everyMs = each((name) =>
          rateInterval(
            operationLimits.find(({ operation }) => operation === name),
            0,
          ),
        );
        known.set(key, { everyMs, askedAt });
        return;
      }
      const intervalOf = (quota: Quota | undefined) => quotaInterval(quota, 0, now, options.accountsOf(platform));
      let everyMs = before?.everyMs ?? each((operation) => intervalOf(shared.get(`${platform} ${operation}`)));
      try {
        if (!(await options.mayAsk(connector, now))) {
          known.set(key, { everyMs, askedAt: askedAt - ASK_EVERY_MS + ASK_LATER_MS });
          return;
        }
        const quotas = await connector.readQuotas(session);
        await options.noteQuotas?.(account, quotas, now);
        for (const quota of quotas) if (quota.isShared) shared.set(`${platform} ${quota.operation}`, quota);
        everyMs = each((name) => intervalOf(quotas.find(({ operation }) => operation === name)));
      } catch (error) {
        options.log.warn(`The quotas of account ${key} could not be read: ${errorMessage(error)}`);
      }
      known.set(key, { everyMs, askedAt });
    },
  };
}
