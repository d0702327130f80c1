import type {
  AccountHealth,
  CallQuota,
  CatalogueDrop,
  CauseQuery,
  FailedTarget,
  FailureCause,
  QueueLaneView,
  RecentCalls,
} from '@quayside/contract';
import { CHANGE_KINDS } from '@quayside/contract';
import { type AccountRef, queueOutlook, type RefusalTopic } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { readBuckets } from '../../platform/throttle-state.ts';
import {
  type Account,
  type AccountsDeps,
  countRecentRequests,
  readMarketplaceNotificationsHealth,
} from '../accounts/index.ts';
import {
  countDoneSince,
  type FailedGroup,
  groupFailed,
  listFailed,
  listQueueLanes,
  quotaPauseOf,
  sampleWords,
} from '../dispatch/index.ts';
import { readSetBack } from '../orders/index.ts';
import { getDrop, readQuotas } from '../sync/index.ts';
import type { RetryDeps } from './retry.service.ts';
import { readSyncHealth } from './sync-health.ts';

export interface HealthDeps extends RetryDeps {
  readonly connectors: AccountsDeps['connectors'];
  /** The clock that limits calls to marketplaces. */
  readonly marketplaceClock: Clock;
}

/** The period of the pace: long enough for a steady figure, short enough to follow a pause. */
const LOOKED_BACK_S = 300;
/** The known limit minus Quayside's own calls, if the marketplace was not queried or does not state the quota. */
const SHORTEST_PACE_S = 10;
/** Maximum number of error texts shown per cause. */
const MAX_WORDS = 3;

/** Reads everything that a seller sees of an account's health; each query uses an index. */
export async function getHealth(deps: HealthDeps, account: Account): Promise<AccountHealth> {
  const { db } = deps;
  const { userId, accountId } = account;
  const now = deps.clock.now();
  const since = new Date(now.getTime() - LOOKED_BACK_S * 1_000);
  const connector = deps.connectors.get(account.platform);
  const { operationLimits = [], refusalTopics } = connector?.capabilities ?? {};
  const [sync, setBack, lanes, done, heldUntil, buckets, quotas, recent, failures, drop, notifications] =
    await Promise.all([
      readSyncHealth(db, account, deps.marketplaceClock.now()),
      readSetBack(db, userId, accountId),
      listQueueLanes(db, account),
      countDoneSince(db, account, since),
      quotaPauseOf(db, userId, accountId),
      readBuckets(db, `${userId}:${accountId}`, operationLimits, deps.marketplaceClock),
      readQuotas(db, userId, accountId),
      countRecentRequests(db, userId, accountId, since),
      listCauses(db, account, refusalTopics ?? {}),
      readDrop(db, account),
      connector ? readMarketplaceNotificationsHealth(db, connector) : null,
    ]);
  const views = CHANGE_KINDS.map(
    (changeKind): QueueLaneView => ({
      changeKind,
      waiting: lanes.find((lane) => lane.changeKind === changeKind)?.waiting ?? 0,
      done: done.find((lane) => lane.changeKind === changeKind)?.n ?? 0,
    }),
  );
  const secondsOf = (changeKind: QueueLaneView['changeKind']) => {
    const firstAt = done.find((lane) => lane.changeKind === changeKind)?.firstAt ?? now;
    return Math.max(SHORTEST_PACE_S, (now.getTime() - firstAt.getTime()) / 1_000);
  };
  const isPlatformOn = connector !== undefined;
  const isConnected = account.tokenState === 'A';
  const stated = new Map<string, CallQuota>(quotas.map(({ operation, ...quota }) => [operation, quota]));
  return {
    accountId,
    isConnected,
    isPlatformOn,
    sync: sync.map((row) => stillStanding(row, failures)),
    ordersSetBack: setBack
      ? { at: setBack.at.toISOString(), from: setBack.from.toISOString(), to: setBack.to.toISOString() }
      : null,
    queue: {
      lanes: views,
      outlook: queueOutlook(
        views.map((lane) => ({ ...lane, overSeconds: secondsOf(lane.changeKind) })),
        {
          isConnected,
          isPlatformOn,
          heldUntil: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
        },
      ),
      recent: recent satisfies RecentCalls,
      pace: buckets
        .filter(({ used, blockedUntil }) => used > 0 || blockedUntil !== null)
        .sort((a, b) => a.free / a.burst - b.free / b.burst || b.used - a.used)
        .map(({ blockedUntil, quota, ...bucket }) => ({
          ...bucket,
          quota: stated.get(bucket.operation) ?? ownQuota(quota, bucket.used, now),
          pausedUntil: blockedUntil?.toISOString() ?? null,
        })),
    },
    failures,
    drop,
    notifications,
  };
}

/** The known limit minus Quayside's own calls, if the marketplace was not asked or does not state the quota. */
function ownQuota(limit: number | null, used: number, now: Date): CallQuota | null {
  return limit === null ? null : { limit, remaining: Math.max(0, limit - used), asOf: now.toISOString() };
}

/**
 * A failure is not over just because another target succeeded, but only once nothing of its kind is failed any more.
 */
function stillStanding(row: AccountHealth['sync'][number], failures: readonly FailureCause[]): typeof row {
  const { lastFailure } = row;
  if (lastFailure?.recovery !== 'seller' || (row.subject !== 'stock' && row.subject !== 'price')) return row;
  return {
    ...row,
    lastFailure: { ...lastFailure, isOver: !failures.some(({ changeKind }) => changeKind === row.subject) },
  };
}

async function readDrop(db: Db, account: AccountRef): Promise<CatalogueDrop | null> {
  const drop = await getDrop(db, account);
  if (!drop) return null;
  const { known, missing, times, foundAt, seenAt, isReading } = drop;
  return { known, missing, times, foundAt: foundAt.toISOString(), seenAt: seenAt.toISOString(), isReading };
}

/** Failures by cause, the largest first. */
async function listCauses(
  db: Db,
  account: AccountRef,
  topics: Readonly<Record<string, RefusalTopic>>,
): Promise<FailureCause[]> {
  const byCause = new Map<string, FailedGroup[]>();
  for (const group of await groupFailed(db, account)) {
    const key = JSON.stringify([group.changeKind, group.code, group.marketplaceCode]);
    byCause.set(key, [...(byCause.get(key) ?? []), group]);
  }
  const causes = [...byCause.values()].flatMap((groups) => {
    const [first] = groups;
    return first ? [{ ...first, groups }] : [];
  });
  const words = await sampleWords(db, account, causes);
  return causes
    .map(({ changeKind, code, marketplaceCode, groups }, index): FailureCause => {
      const lastAt = Math.max(...groups.map((group) => group.lastAt.getTime()));
      return {
        changeKind,
        code,
        marketplaceCode,
        topic: topics[marketplaceCode] ?? null,
        n: groups.reduce((sum, { n }) => sum + n, 0),
        sites: groups.map(({ site, n }) => ({ site, n })).sort((a, b) => b.n - a.n),
        lastAt: new Date(lastAt).toISOString(),
        words: (words[index] ?? []).slice(0, MAX_WORDS),
      };
    })
    .sort((a, b) => b.n - a.n || (a.lastAt < b.lastAt ? 1 : -1));
}

/** A page of the failures of one cause, with the next cursor. */
export async function listFailedTargets(
  db: Db,
  account: AccountRef,
  cause: CauseQuery,
  page: { after: { targetKey: string; site: string }; limit: number },
): Promise<{ list: FailedTarget[]; last: { targetKey: string; site: string } | null }> {
  const rows = await listFailed(db, account, cause, page.after, page.limit + 1);
  const shown = rows.slice(0, page.limit);
  return {
    list: shown.map(({ targetKey: _targetKey, failedAt, ...row }) => ({ ...row, failedAt: failedAt.toISOString() })),
    last: rows.length > page.limit ? (shown.at(-1) ?? null) : null,
  };
}
