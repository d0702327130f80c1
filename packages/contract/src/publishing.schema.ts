import type { FixCode } from '@quayside/kernel';
import { z } from 'zod';
import { DESCRIPTION_ENGINES } from './descriptions.ts';
import { enginePlace } from './engine-trust.schema.ts';
import { breakdownSchema, reasonCodeSchema, reasonParamsSchema } from './listing.schema.ts';
import { accountSelection, attributesSchema } from './products.schema.ts';
import { publishing } from './publishing.ts';
import {
  accountParams,
  cursor,
  isoTime,
  limit,
  nameSchema,
  page,
  pathId,
  schemasFor,
  userParams,
  wireMoney,
} from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const id = z.number().int();
const kind = z.enum(['list', 'end']);
export type RunKind = z.output<typeof kind>;

export const runItemVerdict = z.enum(['ready', 'draft', 'blocked']);
export type RunItemVerdict = z.output<typeof runItemVerdict>;

export const runItemOutcome = z.enum(['waiting', 'queued', 'listed', 'ended', 'failed', 'skipped', 'cancelled']);
export type RunItemOutcome = z.output<typeof runItemOutcome>;

export const fixSchema = z.custom<FixCode | null>((value) => value === null || typeof value === 'string');
const runParams = z.strictObject({ ...userParams.shape, runId: pathId });
export type RunParams = z.output<typeof runParams>;

const runState = z.enum(['preparing', 'prepared', 'confirmed', 'running', 'done', 'cancelling', 'cancelled', 'failed']);
export type RunState = z.output<typeof runState>;

const runCount = z.object({
  site: siteSchema,
  verdict: runItemVerdict,
  reason: reasonCodeSchema.nullable(),
  fix: fixSchema,
  outcome: runItemOutcome,
  n: id,
});
nameSchema(runCount, 'RunCount');
/** The number of run items on a site with this verdict, reason and outcome. */
export type RunCount = z.output<typeof runCount>;

const runPlanCalls = z.object({
  operation: z.string(),
  calls: id,
  ratePerSecond: z.number(),
  burst: z.number(),
  quota: z.number().nullable(),
  seconds: z.number(),
});
export type RunPlanCalls = z.output<typeof runPlanCalls>;

const runPlan = z.object({
  listings: id,
  /** The minimum time that the marketplace's limits allow, in seconds. */
  seconds: z.number(),
  /** Calls by operation with their limit, the slowest first. */
  calls: z.array(runPlanCalls).readonly(),
  /** Calls that each submit many changes. */
  submissions: id,
});
nameSchema(runPlan, 'RunPlan');
/** The minimum cost of a run: before the consent, for all ready run items; afterwards, for the confirmed ones. */
export type RunPlan = z.output<typeof runPlan>;

export const runSchema = z.object({
  runId: id,
  /** The account that sells the listings. */
  accountId: id,
  /** The account that owns the items; another one if a marketplace lists items of another platform. */
  sourceAccountId: id,
  kind,
  state: runState,
  sites: z.array(siteSchema).readonly(),
  itemsTotal: id,
  itemsPrepared: id,
  allowDrafts: z.boolean(),
  counts: z.array(runCount).readonly(),
  pausedUntil: isoTime.nullable(),
  pausedReason: z.string().nullable(),
  errorText: z.string().nullable(),
  createdAt: isoTime,
  confirmedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  /** Run items per second over the last minute; null if unknown. */
  pace: z.number().nullable(),
  /** Null before preparation, and for marketplaces that publish no limits. */
  plan: runPlan.nullable(),
  /** The number of listings that the marketplace has yet to preview. Each is previewed before it is sent. */
  previewsDue: id,
  /** Estimated from the plan and the pace so far; null while nothing is sent. */
  secondsLeft: z.number().nullable(),
});
nameSchema(runSchema, 'Run');
export type RunView = z.output<typeof runSchema>;

const runItem = z.object({
  itemId: id,
  site: siteSchema,
  sku: z.string(),
  sourceTitle: z.string(),
  imageUrl: z.string().nullable(),
  verdict: runItemVerdict,
  outcome: runItemOutcome,
  reason: reasonCodeSchema.nullable(),
  reasonParams: reasonParamsSchema,
  fix: fixSchema,
  title: z.string().nullable(),
  /** Who wrote the title. `catalogue`: it is the title of the marketplace's own product. */
  titleLabel: z.string().nullable(),
  /** Parts of the source title that the title omits: parts without room, and promises that apply at home only. */
  dropped: z.array(z.string()).readonly(),
  price: wireMoney.nullable(),
  quantity: id.nullable(),
});
export type RunItem = z.output<typeof runItem>;

const runRequest = z.strictObject({
  kind,
  /** Items of one account. A wider selection creates one run per account. */
  selection: accountSelection,
  sites: z.array(siteSchema).min(1).max(20).readonly(),
  /** The account that sells, if it does not own the items; `destinationsFor` lists the sites of each pair. */
  accountId: z.number().int().positive().optional(),
});
export type RunRequest = z.output<typeof runRequest>;

const titleEstimate = z.object({
  /** The selected items, and how many of them were looked at; the numbers are projected from these. */
  items: id,
  measured: id,
  /** The engines that would be asked, in their order. */
  engines: z
    .array(
      z.object({
        engine: z.enum(DESCRIPTION_ENGINES),
        /** The operator pays for it, not the business. */
        isOperators: z.boolean(),
        /** How many titles it would be asked for, each in one language. */
        titles: id,
        /** How many values of specifics, each in one language. */
        values: id,
        /** Null for an engine without a budget. */
        cost: z
          .object({
            unit: z.enum(['characters', 'tokens']),
            /** What they use: characters if every answer can be used, tokens at most. */
            amount: id,
            /** The month's budget, and what is left of it before. */
            budget: id,
            left: id,
          })
          .nullable(),
      }),
    )
    .readonly(),
  /** Titles for which no engine has a budget left; they stay missing. */
  unasked: id,
  /** Whether there is an engine to ask, however little is left of its budget. */
  isAnyEngine: z.boolean(),
});
nameSchema(titleEstimate, 'TitleEstimate');
/** What engines would be asked if a run were prepared now. */
export type TitleEstimate = z.output<typeof titleEstimate>;

const runItemQuery = z.strictObject({
  site: siteSchema.optional(),
  verdict: runItemVerdict.optional(),
  outcome: runItemOutcome.optional(),
  reason: reasonCodeSchema.optional(),
  /** Words of the title at home, of the prepared title, or of the SKU. */
  query: z.string().max(200).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type RunItemQuery = z.output<typeof runItemQuery>;

const unseenTitles = z.object({ list: z.array(enginePlace.extend({ n: id })).readonly() });
export type UnseenTitles = z.output<typeof unseenTitles>;

const runItemPreview = runItem.extend({
  description: z.string(),
  images: z.array(z.string()).readonly(),
  attributes: attributesSchema,
  units: z
    .array(z.object({ sku: z.string(), specifics: z.record(z.string(), z.string()), price: wireMoney, quantity: id }))
    .readonly(),
  priceBreakdown: breakdownSchema.nullable(),
  categoryPath: z.array(z.string()).readonly(),
});
/** The listing as the buyer will see it. */
export type RunItemPreview = z.output<typeof runItemPreview>;

const titleChange = z.object({
  itemId: id,
  site: siteSchema,
  homeTitle: z.string(),
  title: z.string(),
  /** A person wrote it, so it stays until a person writes another one. */
  isByHand: z.boolean(),
  /** The automatic title that would replace it; null for a manual title, or if none can be generated. */
  proposed: z.string().nullable(),
  label: z.string().nullable(),
});
/** A foreign title that was generated from, or written for, a home title that has changed since. */
export type TitleChange = z.output<typeof titleChange>;

const titleChanges = page(titleChange).extend({ automatic: id, byHand: id });
export type TitleChanges = z.output<typeof titleChanges>;

export const publishingSchemas = schemasFor(publishing, {
  list: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional(), cursor: cursor.optional() }),
    output: page(runSchema),
  },
  create: {
    params: userParams,
    body: runRequest,
    output: runSchema,
  },
  estimateTitles: {
    params: userParams,
    body: runRequest,
    output: titleEstimate,
  },
  get: { params: runParams, output: runSchema },
  listRunItems: {
    params: runParams,
    query: runItemQuery,
    output: page(runItem),
  },
  listUnseen: { params: runParams, output: unseenTitles },
  preview: {
    params: z.strictObject({ ...runParams.shape, itemId: pathId, site: siteSchema }),
    output: runItemPreview,
  },
  confirm: {
    params: runParams,
    body: z.strictObject({
      allowDrafts: z.boolean(),
      expected: id.positive(),
    }),
    output: runSchema,
  },
  listAgain: { params: runParams, output: runSchema },
  cancel: { params: runParams, output: runSchema },
  retry: { params: runParams, body: z.strictObject({ reason: reasonCodeSchema.optional() }), output: runSchema },
  listTitleChanges: {
    params: accountParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: titleChanges,
  },
  followTitles: {
    params: accountParams,
    body: z.strictObject({ expected: id.positive() }),
    output: z.object({ changed: id, left: id }),
  },
});
