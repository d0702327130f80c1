import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import {
  BLOCKS_AT_ONCE,
  DECISION_BOUNDS,
  DECISION_CODES,
  DECISION_PACES,
  DECISION_VIEWS,
  LARGEST_SAMPLE,
  MAX_RULES,
  MOST_REPLAYED_DAYS,
  REPLAY_LACKS,
  repricer,
} from './repricer.ts';
import { ruleInput } from './repricer-rules.schema.ts';
import { accountParams, cursor, isoTime, limit, nameSchema, page, pathId, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const id = z.number().int();
const count = z.number().int().nonnegative();

const rule = z.object({
  ...ruleInput.shape,
  /** Empty for the default rule that nobody has saved yet. */
  name: z.string(),
  /** Null: the default rule that nobody has saved yet. */
  ruleId: id.nullable(),
  /** Grows with each change. Consent to go live is given to one version. */
  version: count,
});
nameSchema(rule, 'RepricerRule');
export type RepricerRule = z.output<typeof rule>;

const overview = z.object({
  isEnabled: z.boolean(),
  /** In the order in which they are tried; the default rule is tried after them. */
  rules: z.array(rule).readonly(),
  defaultRule: rule,
  /** Listings with a decision, by view. */
  counts: z.record(z.enum(DECISION_VIEWS), count),
  /** Listings whose price is the repricer's: live, or kept at the last price since it is not. */
  live: count,
  kept: count,
  /** When all listings were decided last; null if never. */
  decidedAt: isoTime.nullable(),
  /** Listings are being decided, or will be within a minute. */
  isDeciding: z.boolean(),
});
export type RepricerOverview = z.output<typeof overview>;

const ignored = z.object({
  sellerId: z.string(),
  landed: z.number(),
  suspicion: z.enum(['penny', 'tenth', 'tenfold']),
});

const decision = z.object({
  itemId: id,
  site: siteSchema,
  sku: z.string(),
  title: z.string(),
  currency: z.string(),
  /** Null if the listing has no rule, or its rule was removed. */
  rule: z.object({ ruleId: id, name: z.string(), isDefault: z.boolean() }).nullable(),
  code: z.enum(DECISION_CODES),
  /** The figures of the sentence: minor units, milliseconds since 1970, counts and names. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What buyers pay as far as is known; null if unknown. Amounts are minor units of the currency. */
  present: id.nullable(),
  /** What the item is told now. */
  price: id.nullable(),
  /** Where the rule wants the price in the end; null if it keeps the price. */
  target: id.nullable(),
  bound: z.enum(DECISION_BOUNDS).nullable(),
  pace: z.enum(DECISION_PACES).nullable(),
  ignored: z.array(ignored).readonly(),
  floor: id.nullable(),
  ceiling: id.nullable(),
  rulePrice: id.nullable(),
  decidedAt: isoTime,
  /**
   * `dry`: only shown. `live`: the price is set. `kept`: it was live; its rule, its choice or the switch has changed since, and the price stays
   * where it is until the seller consents again or turns it back.
   */
  mode: z.enum(['dry', 'live', 'kept']),
});
nameSchema(decision, 'RepricerDecision');
export type RepricerDecision = z.output<typeof decision>;

const ruleParams = z.strictObject({ ...accountParams.shape, ruleId: pathId });
const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });

const decisionQuery = z.strictObject({
  view: z.enum(DECISION_VIEWS).optional(),
  site: siteSchema.optional(),
  mode: z.enum(['dry', 'live', 'kept']).optional(),
  /** A part of the title or the SKU. */
  query: z.string().max(200).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type RepricerDecisionQuery = z.output<typeof decisionQuery>;

const goingLive = z.strictObject({
  to: z.enum(['live', 'dry']),
  sites: z.array(siteSchema).min(1).max(20).readonly().nullable(),
  /** Null: all items. */
  itemIds: z.array(id.positive()).min(1).max(1_000).readonly().nullable(),
  /** Only so many listings, the first whose price would move; null for all. Not for `dry`. */
  sample: z.number().int().min(1).max(LARGEST_SAMPLE).nullable(),
});
export type RepricingInput = z.output<typeof goingLive>;

const itemView = z.object({
  repricerBlocked: z.boolean(),
  listings: z
    .array(
      z.object({
        site: siteSchema,
        accountId: id,
        isEnabled: z.boolean(),
        /** The rule that the seller chose for the item there; null if the first one that fits applies. */
        chosenRuleId: id.nullable(),
        rules: z.array(z.object({ ruleId: id, name: z.string(), isDefault: z.boolean() })).readonly(),
        /** Null before the first decision. */
        decision: decision.nullable(),
      }),
    )
    .readonly(),
});
export type RepricerItem = z.output<typeof itemView>;

const logEntry = z.object({
  decidedAt: isoTime,
  currency: z.string(),
  ...decision.pick({ code: true, params: true, present: true, price: true, target: true, bound: true, pace: true })
    .shape,
  isLive: z.boolean(),
});
export type RepricerLogEntry = z.output<typeof logEntry>;

const replayInput = z.strictObject({
  /** The rule that the draft replaces. A new one is tried after all but the default one. */
  place: z.union([z.enum(['new', 'default']), id.positive()]),
  rule: ruleInput,
  days: z.number().int().min(1).max(MOST_REPLAYED_DAYS),
  /** What is assumed of who would have been featured, see `ReplayAssumptions` of the kernel. The lead is in basis points. */
  isEligible: z.boolean(),
  neededLead: z.number().int().min(0).max(5_000),
});
nameSchema(replayInput, 'RuleReplayInput');
export type RuleReplayInput = z.output<typeof replayInput>;

/** See `ReplayFigures` of the kernel. Amounts are minor units of the site's currency, with fractions, because they are estimates. */
const figures = z.object({
  readings: count,
  changes: count,
  /** Milliseconds in which it is known who was featured, and of these those in which the listing would have been. */
  knownMs: z.number().nonnegative(),
  featuredMs: z.number().nonnegative(),
  units: z.number().nonnegative(),
  turnover: z.number().nonnegative(),
  margin: z.number(),
});
const replayed = z.object({
  figures,
  /** At the end. */
  price: id,
  /** The rule that decides; null if none does. */
  rule: z.string().nullable(),
});

const replayedListing = z.object({
  itemId: id,
  site: siteSchema,
  sku: z.string(),
  title: z.string(),
  currency: z.string(),
  /** Null if the listing lacks what a replay needs. */
  result: z
    .object({
      saved: replayed,
      draft: replayed,
      /** Whether pieces and turnover, and whether margins could be estimated. Where they could not, they are 0. */
      knowsSales: z.boolean(),
      knowsMargin: z.boolean(),
    })
    .nullable(),
  lacks: z.enum(REPLAY_LACKS).nullable(),
});
nameSchema(replayedListing, 'ReplayedListing');
export type ReplayedListing = z.output<typeof replayedListing>;

const replayPage = z.object({
  from: isoTime,
  to: isoTime,
  /** Listings that this page went through, also those that the rule does not decide. */
  seen: count,
  list: z.array(replayedListing).readonly(),
  nextCursor: z.string().nullable(),
});
export type RuleReplayPage = z.output<typeof replayPage>;

const pathPoint = z.object({
  at: isoTime,
  /** The lowest offer of another seller, with shipping; null if there was none. */
  lowest: id.nullable(),
  /** The price that each would have given the listing, without shipping, and whether it would have been featured; null if unknown. */
  saved: z.object({ price: id, isFeatured: z.boolean().nullable() }),
  draft: z.object({ price: id, isFeatured: z.boolean().nullable() }),
});
const replayPath = z.object({
  listing: replayedListing,
  from: isoTime,
  to: isoTime,
  /** The moments at which something of this changed, in the order of time. */
  points: z.array(pathPoint).readonly(),
});
export type RuleReplayPath = z.output<typeof replayPath>;

export const repricerSchemas = schemasFor(repricer, {
  getDefault: { params: userParams, output: rule },
  updateDefault: { params: userParams, body: ruleInput, output: rule },
  get: { params: accountParams, output: overview },
  switch: { params: accountParams, body: z.strictObject({ isEnabled: z.boolean() }), output: overview },
  createRule: { params: accountParams, body: ruleInput, output: rule },
  updateRule: { params: ruleParams, body: ruleInput, output: rule },
  removeRule: { params: ruleParams, output: z.void() },
  sortRules: {
    params: accountParams,
    body: z.strictObject({ ruleIds: z.array(id.positive()).max(MAX_RULES).readonly() }),
    output: overview,
  },
  listDecisions: { params: accountParams, query: decisionQuery, output: page(decision) },
  prepare: { params: accountParams, body: goingLive, output: changeSchema },
  replay: {
    params: accountParams,
    query: z.strictObject({ cursor: cursor.optional() }),
    body: replayInput,
    output: replayPage,
  },
  replayListing: {
    params: z.strictObject({ ...accountParams.shape, itemId: pathId, site: siteSchema }),
    body: replayInput,
    output: replayPath,
  },
  getItem: { params: itemParams, output: itemView },
  chooseRule: {
    params: z.strictObject({ ...itemParams.shape, site: siteSchema }),
    body: z.strictObject({ ruleId: id.positive().nullable() }),
    output: itemView,
  },
  listLog: {
    params: z.strictObject({ ...itemParams.shape, site: siteSchema }),
    output: z.object({ list: z.array(logEntry).readonly() }),
  },
  block: {
    params: userParams,
    body: z.strictObject({
      itemIds: z.array(id.positive()).min(1).max(BLOCKS_AT_ONCE).readonly(),
      repricerBlocked: z.boolean(),
    }),
    output: z.object({ changed: count }),
  },
});
