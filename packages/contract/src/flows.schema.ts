import { FLOW_ASKS, FLOW_PAUSES, TITLE_ORIGINS } from '@quayside/kernel/flows';
import { z } from 'zod';
import { flows, MOST_A_DAY } from './flows.ts';
import { productFilterSchema } from './products.schema.ts';
import { cursor, isoTime, limit, nameSchema, page, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const id = z.number().int();
const count = id.nonnegative();

/** The parts of a product filter that a flow shows and explains. */
const OFFERED = ['query', 'status', 'eligibility', 'scope', 'earning', 'site'];
const flowFilter = productFilterSchema.refine(
  (filter) => Object.keys(filter).every((part) => OFFERED.includes(part)),
  'not_offered',
);

const order = {
  /** The account that owns the items and sells them. */
  accountId: id.positive(),
  name: visibleText(80),
  isEnabled: z.boolean(),
  /** Which items; `{}` means every item. */
  filter: flowFilter,
  sites: z.array(siteSchema).min(1).max(20).readonly(),
  /** Where titles may come from. */
  titles: z.array(z.enum(TITLE_ORIGINS)).min(1).max(TITLE_ORIGINS.length).readonly(),
  /** In basis points of what buyers pay without VAT; null if the margin does not matter. An unknown margin is below every one. */
  leastMargin: id.min(-10_000).max(10_000).nullable(),
  /** Listings, not items: an item on two sites is two. */
  mostADay: id.min(1).max(MOST_A_DAY),
  asks: z.enum(FLOW_ASKS),
  /** Only with `above`. */
  asksAbove: id.min(1).max(MOST_A_DAY).nullable(),
};
const isWhole = (one: { asks: string; asksAbove: number | null }) =>
  (one.asks === 'above') === (one.asksAbove !== null);

const flowInput = z.strictObject(order).refine(isWhole, 'asks_above');
export type FlowInput = z.output<typeof flowInput>;

const flowUpdate = z.strictObject({ ...order, version: id.positive() }).refine(isWhole, 'asks_above');
export type FlowUpdate = z.output<typeof flowUpdate>;

const flowParams = z.strictObject({ ...userParams.shape, flowId: pathId });
export type FlowParams = z.output<typeof flowParams>;

const runState = z.enum(['preparing', 'waiting', 'consented', 'nothing', 'shown', 'discarded', 'failed']);
/**
 * `waiting` for the seller, `consented` by the order or the seller, `nothing` to list, `shown` as a dry run, `discarded` by the seller or a
 * change of the order, `failed` to be prepared.
 */
export type FlowRunState = z.output<typeof runState>;

const flowRun = z.object({
  runId: id,
  /** 0 for the order, otherwise the number of the dry run. */
  series: count,
  /** In the account's time zone. */
  day: z.string(),
  batch: id,
  version: id,
  state: runState,
  items: count,
  /** Listings that it would list. */
  planned: count,
  consented: count,
  /** Whether the seller was asked. */
  isAsked: z.boolean(),
  mostADay: id,
  leftBefore: id,
  beganAt: isoTime,
  decidedAt: isoTime.nullable(),
});
nameSchema(flowRun, 'ListingFlowRun');
export type FlowRunView = z.output<typeof flowRun>;

const flow = z.object({
  ...order,
  id,
  version: id,
  /** The day in the account's time zone, and the listings consented to on it. */
  today: z.object({ day: z.string(), consented: count }),
  /** Why it has switched itself off, and since when. */
  paused: z
    .object({
      reason: z.enum(FLOW_PAUSES),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      at: isoTime,
    })
    .nullable(),
  /** The run that waits for the seller. */
  waitingRunId: id.nullable(),
  /** The latest dry run with its batches; null before the first. */
  dryRun: z.object({ isRunning: z.boolean(), runs: z.array(flowRun).readonly() }).nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
nameSchema(flow, 'ListingFlow');
export type ListingFlow = z.output<typeof flow>;

const answer = z.object({ listing_flow: flow });
export type FlowAnswer = z.output<typeof answer>;

const flowList = z.object({ list: z.array(flow).readonly() });
export type FlowList = z.output<typeof flowList>;

export const flowsSchemas = schemasFor(flows, {
  list: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional() }),
    output: flowList,
  },
  create: { params: userParams, body: flowInput, output: answer },
  update: { params: flowParams, body: flowUpdate, output: answer },
  remove: { params: flowParams, output: z.void() },
  dryRun: { params: flowParams, output: answer },
  listRuns: {
    params: flowParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: page(flowRun),
  },
});
