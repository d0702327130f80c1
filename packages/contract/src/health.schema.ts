import { NOTIFICATION_TROUBLES, REASONS, REFUSAL_TOPICS, type ReasonCode, SITES, TROUBLES } from '@quayside/kernel';
import { z } from 'zod';
import { CHANGE_KINDS, health, SYNC_SUBJECTS } from './health.ts';
import { accountParams, cursor, isoTime, limit, page, schemasFor } from './schema.ts';

const n = z.number().int();
const site = z.enum(SITES);
const reasonCode = z.enum(Object.keys(REASONS) as [ReasonCode]);
/** A marketplace's error code: a number at eBay, a name elsewhere. */
const marketplaceCode = z.string().max(200);

const failure = z.object({
  at: isoTime,
  trouble: z.enum(TROUBLES),
  /** The marketplace's words; Quayside's own if it said nothing. */
  text: z.string(),
  recovery: z.enum(['self', 'reconnect', 'seller']),
  /** When it is retried, if known. */
  resumesAt: isoTime.nullable(),
  /** A later attempt has succeeded. */
  isOver: z.boolean(),
});
export type SyncFailure = z.output<typeof failure>;

const outlook = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('reconnect') }),
  z.object({ kind: z.literal('off') }),
  z.object({ kind: z.literal('held'), until: isoTime }),
  z.object({ kind: z.literal('moving'), seconds: n }),
  z.object({ kind: z.literal('unknown') }),
]);

const cause = {
  changeKind: z.enum(CHANGE_KINDS),
  code: reasonCode,
  /** The marketplace's error code; empty if it sent none. */
  marketplaceCode,
};

const syncHealth = z.object({
  subject: z.enum(SYNC_SUBJECTS),
  /** Null if it never succeeded. */
  lastSuccessAt: isoTime.nullable(),
  lastFailure: failure.nullable(),
});
export type SyncHealth = z.output<typeof syncHealth>;

const ordersSetBack = z.object({
  /** When Quayside detected it. */
  at: isoTime,
  from: isoTime,
  /** The time from which orders were read again, so that none is missing. */
  to: isoTime,
});
/** Orders were requested from a time in the marketplace's future, which would have skipped orders. */
export type OrdersSetBack = z.output<typeof ordersSetBack>;

const queueLaneView = z.object({
  changeKind: z.enum(CHANGE_KINDS),
  waiting: n,
  /** The number settled at the marketplace in the last five minutes. */
  done: n,
});
export type QueueLaneView = z.output<typeof queueLaneView>;

const recentCalls = z.object({
  calls: n,
  /** Calls that the marketplace rejected for exceeding its limit. */
  turnedAway: n,
});
/** Calls to the marketplace in the last five minutes. */
export type RecentCalls = z.output<typeof recentCalls>;

const callQuota = z.object({ limit: n, remaining: n, asOf: isoTime });
export type CallQuota = z.output<typeof callQuota>;

const operationPace = z.object({
  operation: z.string(),
  /** Sustained calls per second. */
  ratePerSecond: z.number(),
  /** Burst size, and the calls that could be made now; negative while calls wait. */
  burst: z.number(),
  free: z.number(),
  /** Calls since midnight UTC. */
  used: n,
  /** The daily limit and the remainder when the marketplace was last asked; null if it states no quota. */
  quota: callQuota.nullable(),
  /** The marketplace requested a pause until then. */
  pausedUntil: isoTime.nullable(),
});
/** The use of one operation and what the marketplace allows the account. */
export type OperationPace = z.output<typeof operationPace>;

const failureCause = z.object({
  ...cause,
  /** The topic of the marketplace's code; null if unknown. */
  topic: z.enum(REFUSAL_TOPICS).nullable(),
  n,
  sites: z.array(z.object({ site, n })).readonly(),
  lastAt: isoTime,
  /** A few distinct error texts of the marketplace. */
  words: z.array(z.string()).readonly(),
});
/** Changes that failed for one reason and stay failed until they are sent again. */
export type FailureCause = z.output<typeof failureCause>;

const catalogueDrop = z.object({
  known: n,
  missing: n,
  /** The number of consecutive lists with the same result. */
  times: n,
  foundAt: isoTime,
  seenAt: isoTime,
  /** Another read is in progress. */
  isReading: z.boolean(),
});
/** The list of home listings shows so few of the known ones that nothing was ended because of it. */
export type CatalogueDrop = z.output<typeof catalogueDrop>;

const marketplaceNotificationsHealth = z.object({
  /** `off`: not configured, or no public address. `waiting`: not registered yet. */
  state: z.enum(['off', 'waiting', 'registered', 'failed']),
  /** The registered address; null before the first registration. */
  address: z.string().nullable(),
  trouble: z.enum(NOTIFICATION_TROUBLES).nullable(),
  /** The marketplace's own words about the trouble; empty if it said nothing. */
  words: z.string(),
  checkedAt: isoTime.nullable(),
  topics: z
    .array(
      z.object({
        /** The topic's name at the marketplace. */
        topic: z.string(),
        /** False if it is registered by hand at the marketplace, whose API does not show whether it is. */
        isSubscribed: z.boolean(),
        /** Whether another read is in progress. */
        lastAt: isoTime.nullable(),
      }),
    )
    .readonly(),
});
/** Whether a marketplace sends its notifications here. Holds for the installation and so for all its accounts. */
export type MarketplaceNotificationsHealth = z.output<typeof marketplaceNotificationsHealth>;

const output = z.object({
  accountId: n,
  /** Whether the marketplace grants access to the account. Without access nothing is kept in step. */
  isConnected: z.boolean(),
  /** Whether this installation is configured for the account's marketplace. If not, nothing is read or sent. */
  isPlatformOn: z.boolean(),
  sync: z.array(syncHealth).readonly(),
  /** The last occurrence; null if there was none. */
  ordersSetBack: ordersSetBack.nullable(),
  queue: z.object({
    lanes: z.array(queueLaneView).readonly(),
    outlook,
    recent: recentCalls,
    /** Operations called today, the one nearest to its limit first. */
    pace: z.array(operationPace).readonly(),
  }),
  failures: z.array(failureCause).readonly(),
  drop: catalogueDrop.nullable(),
  /** Null for a marketplace without notifications. */
  notifications: marketplaceNotificationsHealth.nullable(),
});
export type AccountHealth = z.output<typeof output>;

const failedTarget = z.object({
  itemId: n,
  /** The account that owns the item; null if the item no longer exists. */
  itemAccountId: n.nullable(),
  site,
  isHome: z.boolean(),
  sku: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  failedAt: isoTime,
  words: z.string(),
});
export type FailedTarget = z.output<typeof failedTarget>;

const causeQuery = z.strictObject(cause);
export type CauseQuery = z.output<typeof causeQuery>;

export const healthSchemas = schemasFor(health, {
  get: { params: accountParams, output },
  listFailures: {
    params: accountParams,
    query: z.strictObject({
      ...cause,
      marketplaceCode: marketplaceCode.default(''),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: page(failedTarget),
  },
  retryFailures: { params: accountParams, body: causeQuery, output: z.object({ again: n, left: n }) },
  applyDrop: {
    params: accountParams,
    body: z.strictObject({ expected: n.positive().max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ ended: n }),
  },
  rereadList: { params: accountParams, output: z.void() },
});
