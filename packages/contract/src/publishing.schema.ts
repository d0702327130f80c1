import { z } from 'zod';
import {
  attributesSchema,
  breakdownSchema,
  reasonCodeSchema,
  reasonParamsSchema,
  selectionShape,
} from './products.schema.ts';
import { publishing } from './publishing.ts';
import { cursor, isoTime, limit, page, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const id = z.number().int();
const kind = z.enum(['list', 'end']);
const verdict = z.enum(['ready', 'draft', 'blocked']);
const outcome = z.enum(['waiting', 'queued', 'listed', 'ended', 'failed', 'skipped', 'cancelled']);
const runParams = z.strictObject({ ...userParams.shape, runId: pathId });
const accountParams = z.strictObject({ ...userParams.shape, accountId: pathId });

const run = z.object({
  runId: id,
  accountId: id,
  sourceAccountId: id,
  kind,
  state: z.enum(['preparing', 'prepared', 'confirmed', 'running', 'done', 'cancelling', 'cancelled', 'failed']),
  sites: z.array(siteSchema),
  itemsTotal: id,
  itemsPrepared: id,
  allowDrafts: z.boolean(),
  coverageThreshold: id,
  counts: z.array(
    z.object({
      site: siteSchema,
      verdict,
      reason: reasonCodeSchema.nullable(),
      fix: z.custom<never>((value) => value === null || typeof value === 'string'),
      outcome,
      coverageStep: id,
      n: id,
    }),
  ),
  pausedUntil: isoTime.nullable(),
  pausedReason: z.string().nullable(),
  errorText: z.string().nullable(),
  createdAt: isoTime,
  confirmedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  pace: z.number().nullable(),
  plan: z
    .object({
      listings: id,
      seconds: z.number(),
      calls: z.array(
        z.object({
          operation: z.string(),
          calls: id,
          ratePerSecond: z.number(),
          burst: z.number(),
          quota: z.number().nullable(),
          seconds: z.number(),
        }),
      ),
      submissions: id,
    })
    .nullable(),
  secondsLeft: z.number().nullable(),
});

const runItem = z.object({
  itemId: id,
  site: siteSchema,
  sku: z.string(),
  sourceTitle: z.string(),
  imageUrl: z.string().nullable(),
  verdict,
  outcome,
  reason: reasonCodeSchema.nullable(),
  reasonParams: reasonParamsSchema,
  fix: z.custom<never>((value) => value === null || typeof value === 'string'),
  title: z.string().nullable(),
  titleLabel: z.string().nullable(),
  coverage: z.number().nullable(),
  untranslated: z.array(z.string()),
  dropped: z.array(z.string()),
  price: wireMoney.nullable(),
  quantity: id.nullable(),
});

export const publishingSchemas = schemasFor(publishing, {
  list: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional(), cursor: cursor.optional() }),
    output: page(run),
  },
  create: {
    params: userParams,
    body: z.strictObject({
      kind,
      selection: z.strictObject({ ...selectionShape, accountId: z.number().int().positive() }),
      sites: z.array(siteSchema).min(1).max(20),
      accountId: z.number().int().positive().optional(),
    }),
    output: run,
  },
  get: { params: runParams, output: run },
  listRunItems: {
    params: runParams,
    query: z.strictObject({
      site: siteSchema.optional(),
      verdict: verdict.optional(),
      outcome: outcome.optional(),
      reason: reasonCodeSchema.optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: page(runItem),
  },
  preview: {
    params: z.strictObject({ ...runParams.shape, itemId: pathId, site: siteSchema }),
    output: runItem.extend({
      description: z.string(),
      images: z.array(z.string()),
      attributes: attributesSchema,
      units: z.array(
        z.object({ sku: z.string(), specifics: z.record(z.string(), z.string()), price: wireMoney, quantity: id }),
      ),
      priceBreakdown: breakdownSchema.nullable(),
      categoryPath: z.array(z.string()),
    }),
  },
  confirm: {
    params: runParams,
    body: z.strictObject({
      allowDrafts: z.boolean(),
      // Counts are kept in steps of ten per cent.
      coverageThreshold: z.number().int().min(0).max(100).multipleOf(10),
      expected: id.positive(),
    }),
    output: run,
  },
  cancel: { params: runParams, output: run },
  retry: { params: runParams, body: z.strictObject({ reason: reasonCodeSchema.optional() }), output: run },
  listTitleChanges: {
    params: accountParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: page(
      z.object({
        itemId: id,
        site: siteSchema,
        homeTitle: z.string(),
        title: z.string(),
        isByHand: z.boolean(),
        proposed: z.string().nullable(),
        label: z.string().nullable(),
        coverage: z.number().nullable(),
      }),
    ).extend({ automatic: id, byHand: id }),
  },
  followTitles: {
    params: accountParams,
    body: z.strictObject({ expected: id.positive() }),
    output: z.object({ changed: id, left: id }),
  },
});
