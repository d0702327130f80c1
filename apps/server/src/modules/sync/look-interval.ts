import type { OperationLimit, Quota, ReadingConnector } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Account, OpenedAccount } from '../accounts/index.ts';

/** The part of what is left of an operation's quota that regular looks may use; the rest is for work and for looks by hand. */
const SHARE = 0.5;
/** What is left is asked for this often. */
const ASK_EVERY_MS = 30 * 60_000;
/** Where it may not be asked for now. */
const ASK_LATER_MS = 2 * 60_000;

/**
 * How often may be looked, so that the quota lasts until it is counted anew: never more often than `leastMs`.
 * @param quota of the operation that is looked with; undefined where the marketplace names none
 * @param accounts of the platform that are looked at: a quota of the application's is for all of them
 */
export function quotaInterval(quota: Quota | undefined, leastMs: number, now: Date, accounts: number): number {
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

/** What is looked for in intervals of the quota: orders, and what changed at home. */
export type LookSubject = 'orders' | 'changes';

const LOOK_SUBJECTS: readonly LookSubject[] = ['orders', 'changes'];

/**
 * Remembers each account's intervals and asks again every half hour; the last known ones stand where asking fails, and where no more may be
 * asked the one that the application's quota, as another account was told of it, leaves. All are of the marketplace's time.
 */
export function createLookIntervals(options: {
  /** Never more often, as of now. */
  leastMs: Readonly<Record<LookSubject, () => number>>;
  log: Log;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Whether the marketplace may be asked now: see `mayReadQuotas`. */
  mayAsk: (connector: ReadingConnector, now: Date) => Promise<boolean>;
  /** How many accounts of the platform are looked at. */
  accountsOf: (platform: Platform) => number;
  /** Told what the marketplace says of an account's quotas. */
  noteQuotas?: (account: Account, quotas: readonly Quota[], at: Date) => Promise<void>;
}) {
  const known = new Map<string, { everyMs: Readonly<Record<LookSubject, number>>; askedAt: number }>();
  const shared = new Map<string, Quota>();
  return {
    of({ userId, accountId }: Pick<Account, 'userId' | 'accountId'>, kind: LookSubject): number {
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
        Object.fromEntries(LOOK_SUBJECTS.map((kind) => [kind, intervalOf(operations[kind])])) as Record<
          LookSubject,
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
