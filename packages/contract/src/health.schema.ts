import { NOTIFICATION_TROUBLES, REASONS, REFUSAL_TOPICS, type ReasonCode, SITES, TROUBLES } from '@quayside/kernel';
import { z } from 'zod';
import { CHANGE_KINDS, health, SYNC_SUBJECTS } from './health.ts';
import { cursor, isoTime, limit, page, pathId, schemasFor, userParams } from './schema.ts';

const params = z.strictObject({ ...userParams.shape, accountId: pathId });
const n = z.number().int();
const site = z.enum(SITES);
const reasonCode = z.enum(Object.keys(REASONS) as [ReasonCode]);
/** A marketplace's error code: a number at eBay, a name elsewhere. */
const marketplaceCode = z.string().max(200);

const failure = z.object({
  at: isoTime,
  trouble: z.enum(TROUBLES),
  text: z.string(),
  recovery: z.enum(['self', 'reconnect', 'seller']),
  resumesAt: isoTime.nullable(),
  isOver: z.boolean(),
});

const outlook = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('reconnect') }),
  z.object({ kind: z.literal('off') }),
  z.object({ kind: z.literal('held'), until: isoTime }),
  z.object({ kind: z.literal('moving'), seconds: n }),
  z.object({ kind: z.literal('unknown') }),
]);

const cause = { changeKind: z.enum(CHANGE_KINDS), code: reasonCode, marketplaceCode };

const output = z.object({
  accountId: n,
  isConnected: z.boolean(),
  isPlatformOn: z.boolean(),
  sync: z.array(
    z.object({
      subject: z.enum(SYNC_SUBJECTS),
      lastSuccessAt: isoTime.nullable(),
      lastFailure: failure.nullable(),
    }),
  ),
  ordersSetBack: z.object({ at: isoTime, from: isoTime, to: isoTime }).nullable(),
  queue: z.object({
    lanes: z.array(z.object({ changeKind: z.enum(CHANGE_KINDS), waiting: n, done: n })),
    outlook,
    recent: z.object({ calls: n, turnedAway: n }),
    pace: z.array(
      z.object({
        operation: z.string(),
        ratePerSecond: z.number(),
        burst: z.number(),
        free: z.number(),
        used: n,
        quota: z.object({ limit: n, remaining: n, asOf: isoTime }).nullable(),
        pausedUntil: isoTime.nullable(),
      }),
    ),
  }),
  failures: z.array(
    z.object({
      ...cause,
      topic: z.enum(REFUSAL_TOPICS).nullable(),
      n,
      sites: z.array(z.object({ site, n })),
      lastAt: isoTime,
      words: z.array(z.string()),
    }),
  ),
  drop: z
    .object({ known: n, missing: n, times: n, foundAt: isoTime, seenAt: isoTime, isLooking: z.boolean() })
    .nullable(),
  notifications: z
    .object({
      state: z.enum(['off', 'waiting', 'registered', 'failed']),
      address: z.string().nullable(),
      trouble: z.enum(NOTIFICATION_TROUBLES).nullable(),
      words: z.string(),
      checkedAt: isoTime.nullable(),
      topics: z.array(z.object({ topic: z.string(), isSubscribed: z.boolean(), lastAt: isoTime.nullable() })),
    })
    .nullable(),
});

export const healthSchemas = schemasFor(health, {
  get: { params, output },
  listFailures: {
    params,
    query: z.strictObject({
      ...cause,
      marketplaceCode: marketplaceCode.default(''),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: page(
      z.object({
        itemId: n,
        itemAccountId: n.nullable(),
        site,
        isHome: z.boolean(),
        sku: z.string(),
        title: z.string(),
        imageUrl: z.string().nullable(),
        failedAt: isoTime,
        words: z.string(),
      }),
    ),
  },
  retryFailures: { params, body: z.strictObject(cause), output: z.object({ again: n, left: n }) },
  applyDrop: {
    params,
    body: z.strictObject({ expected: n.positive().max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ ended: n }),
  },
  lookAgain: { params, output: z.void() },
});
