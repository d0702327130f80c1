import { MARGIN_LACKS } from '@quayside/kernel/margin/names';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { breaker, breakerInput, heldCause, heldPage, heldRef } from './held-prices.schema.ts';
import { manual, manualPriceInput, manualPricesInput } from './manual-prices.schema.ts';
import {
  belowConsent,
  belowList,
  floorInputs,
  floorList,
  floorsPreview,
  floorsToPrepare,
  itemFloor,
} from './price-floors.schema.ts';
import { itemRule, itemRules } from './price-rules.schema.ts';
import { pricing } from './pricing.ts';
import { platformOrAll } from './products.schema.ts';
import { outlookParams, outlookQuery, rateHistory, rateMoves } from './rate-outlook.schema.ts';
import { rates, rateView } from './rates.schema.ts';
import { isOnePerSite, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const floor = z.number().int().positive().max(99_999_999_999);

/** Percentages: -90 to 1,000 with at most two decimals. Fixed amounts: ± 1,000,000.00 in whole minor units. */
const setting = z
  .strictObject({
    site: siteSchema,
    is_pricing_enabled: z.boolean(),
    /** Per cent with at most two decimals (12.5); for `fixed`, minor units of the site's currency. */
    price_increase: z.number().min(-100_000_000).max(100_000_000),
    increase_type: z.enum(['percent', 'fixed']),
    neat_prices: z.boolean(),
    /** The lowest price that is sent to the site, in minor units of its currency; null removes it. An absent field stays unchanged. */
    floor: floor.nullable().optional(),
  })
  .refine((s) => (s.increase_type === 'fixed' ? Number.isInteger(s.price_increase) : isPercent(s.price_increase)), {
    path: ['price_increase'],
    message: 'out_of_range',
  });
export type PriceSetting = z.output<typeof setting>;

/** Whether a floating-point value has at most two decimals. */
function isPercent(value: number): boolean {
  return value >= -90 && value <= 1_000 && Math.round(value * 100) / 100 === value;
}

const expected = z.number().int().min(0).optional();
const stops = z.object({
  isAllStopped: z.boolean(),
  accounts: z
    .array(
      z.object({
        accountId: z.number().int(),
        isStopped: z.boolean(),
        /** The number of live prices that wait until sending resumes. */
        waiting: z.number().int(),
      }),
    )
    .readonly(),
});
/** Whether prices are sent. While an account is stopped, none of its prices is sent, whatever their origin. */
export type PriceStops = z.output<typeof stops>;

const configParams = z.strictObject({ id: pathId, platform: platformSchema });
const accountQuery = z.strictObject({ accountId: pathId.optional() });
const rules = z.array(setting).min(1).max(20).refine(isOnePerSite).readonly();
/** Rejects two prices for one variation on one site. */
function isOnePerVariation(prices: readonly { site: string; sku?: string | undefined }[]): boolean {
  return new Set(prices.map(({ site, sku }) => JSON.stringify([site, sku ?? null]))).size === prices.length;
}

const config = z.object({
  rules: z.array(setting).readonly(),
  rates: z.array(rateView).readonly(),
  /** Whether all sites have the same increase. */
  pricesEqual: z.boolean(),
  /** Whether every site's rule is enabled. */
  areAllEnabled: z.boolean(),
});
export type PriceConfig = z.output<typeof config>;

const ruleList = z.object({
  /** Raised by each change of the list. */
  version: z.number().int().nonnegative(),
  rules: itemRules,
});
/** The price rules of an account for some of its items; the first that fits an item decides its price. */
export type ItemRuleList = z.output<typeof ruleList>;

const rulesToPrepare = z.strictObject({
  /** Rules of sites; a site without an entry, and every floor, stays as it is. */
  sites: rules.optional(),
  /** All rules for some items, in their order. `version` is that of the list which the seller has seen. */
  items: ruleList.strict().optional(),
});
export type RulesToPrepare = z.output<typeof rulesToPrepare>;

const ruleExample = z.object({
  /** The first item on sale that the rule fits; null if there is none. */
  item: z.object({ itemId: z.number().int(), title: z.string(), price: wireMoney }).nullable(),
  sites: z
    .array(
      z.object({
        site: siteSchema,
        /** Null if the rule makes no price of it, because its margin is unknown or no price earns what is wanted. */
        price: wireMoney.nullable(),
        /** What a sale earns at that price, in basis points; null if it is unknown. */
        marginShare: z.number().int().nullable(),
        lacks: z.array(z.enum(MARGIN_LACKS)).readonly(),
      }),
    )
    .readonly(),
});
/** What a rule for some items makes of one of them. */
export type RuleExample = z.output<typeof ruleExample>;

const count = z.number().int();
const priceMove = z.object({ itemId: count, title: z.string(), site: siteSchema, before: wireMoney, after: wireMoney });
/** One live price now and after the change. */
export type PriceMove = z.output<typeof priceMove>;

const preview = z.object({
  /** The number of live prices that would change or be sent, to which the seller consents. */
  expected: count,
  higher: count,
  lower: count,
  /** The number of price drops above 30 %. */
  steep: count,
  /** The number of prices that would fall below the floor. They are not sent and not counted above; their listings keep their price. */
  belowFloor: count,
  /** The number of prices that the floor blocks now and that would be judged again. */
  waiting: count,
  /** What is on sale below a floor that becomes higher, and stays so without a choice. */
  below: belowList,
  sites: z.array(z.object({ site: siteSchema, count })).readonly(),
  /** Some of the price changes, the largest drops first. */
  examples: z.array(priceMove).readonly(),
});
export type RulesPreview = z.output<typeof preview>;

const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });

export const pricingSchemas = schemasFor(pricing, {
  getConfig: {
    params: configParams,
    query: z.strictObject({ accountId: pathId.optional(), site: siteSchema.optional() }),
    output: config,
  },
  getEbayConfig: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional(), site: siteSchema.optional() }),
    output: config,
  },
  updateEbayConfig: {
    params: userParams,
    query: accountQuery,
    body: z.strictObject({ rules, expected, below: belowConsent.optional() }),
    output: config.extend({ changedListings: count }),
  },
  previewConfig: { params: configParams, query: accountQuery, body: z.strictObject({ rules }), output: preview },
  updateConfig: {
    params: configParams,
    query: accountQuery,
    body: z.strictObject({ rules, expected, below: belowConsent.optional() }),
    output: config.extend({ changedListings: count }),
  },
  getItemRules: { params: configParams, query: accountQuery, output: ruleList },
  prepareRules: { params: configParams, query: accountQuery, body: rulesToPrepare, output: changeSchema },
  getRates: { params: userParams, query: z.strictObject({ accountId: pathId.optional() }), output: rates },
  getRateHistory: { params: outlookParams, query: outlookQuery, output: rateHistory },
  getRateMoves: { params: outlookParams, query: outlookQuery, output: rateMoves },
  listManual: {
    params: itemParams,
    query: z.strictObject({
      userId: pathId.optional(),
      sku: z.string().max(100).optional(),
      site: z.union([siteSchema, z.array(siteSchema).min(1).max(20).readonly()]).optional(),
    }),
    output: z.object({ list: z.array(manual).readonly() }),
  },
  setManual: {
    params: itemParams,
    body: z.strictObject({
      prices: z.array(manualPriceInput).min(1).max(500).refine(isOnePerVariation).readonly(),
      expected,
      /** Floors of the item that are saved with the prices: all or none. */
      floors: floorInputs.optional(),
      ceilings: floorInputs.optional(),
      /** The number of held prices that a lower floor sends. */
      freed: expected,
      below: belowConsent.optional(),
    }),
    output: z.object({ list: z.array(manual).readonly() }),
  },
  prepareManual: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: manualPricesInput,
    output: changeSchema,
  },
  workExample: {
    params: configParams,
    query: accountQuery,
    body: z.strictObject({ rule: itemRule }),
    output: ruleExample,
  },
  getFloorRules: { params: configParams, query: accountQuery, output: floorList },
  previewFloorRules: {
    params: configParams,
    query: accountQuery,
    body: floorList.strict(),
    output: floorsPreview,
  },
  prepareFloorRules: { params: configParams, query: accountQuery, body: floorsToPrepare, output: changeSchema },
  getFloors: { params: itemParams, output: z.object({ list: z.array(itemFloor).readonly() }) },
  setFloors: {
    params: itemParams,
    body: z.strictObject({
      floors: floorInputs.optional(),
      ceilings: floorInputs.optional(),
      expected,
      below: belowConsent.optional(),
    }),
    output: z.object({ list: z.array(itemFloor).readonly(), sentAgain: z.number().int() }),
  },
  getStops: { params: userParams, output: stops },
  setStop: {
    params: userParams,
    body: z.strictObject({ accountId: z.number().int().positive().optional(), isStopped: z.boolean(), expected }),
    output: stops,
  },
  listHeld: {
    params: userParams,
    query: z.strictObject({ accountId: pathId, cause: heldCause.optional(), cursor: z.string().max(1_000).optional() }),
    output: heldPage,
  },
  allowHeld: { params: userParams, query: z.strictObject({ accountId: pathId }), body: heldRef, output: heldPage },
  prepareAllowed: {
    params: userParams,
    query: z.strictObject({ accountId: pathId }),
    body: z.strictObject({ cause: heldCause }),
    output: changeSchema,
  },
  getBreaker: { params: userParams, query: z.strictObject({ accountId: pathId }), output: breaker },
  setBreaker: { params: userParams, query: z.strictObject({ accountId: pathId }), body: breakerInput, output: breaker },
  closeBreaker: {
    params: userParams,
    query: z.strictObject({ accountId: pathId }),
    body: z.strictObject({ expected: count.min(0) }),
    output: breaker,
  },
});
