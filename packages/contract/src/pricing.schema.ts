import { CURRENCIES, type Currency, HELD_CAUSES, INCREASE_LIMITS, PRICE_OWNERS, SITES } from '@quayside/kernel';
import { MARGIN_LACKS } from '@quayside/kernel/margin/names';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { floorRules, itemRule, itemRules } from './price-rules.schema.ts';
import { pricing } from './pricing.ts';
import { platformOrAll, selectionShape } from './products.schema.ts';
import { isOnePerSite, nameSchema, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
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

export const rateView = z.object({
  from: z.string(),
  to: z.string(),
  /** Decimal text, e.g. "1.136". */
  value: z.string(),
  /** The day on which it was published. */
  date: z.string(),
  /** One of `RATE_SOURCES`. */
  source: z.string(),
  /** The day of the newest published rates; since `date` it has moved by less than 1 %. */
  checked: z.string(),
  /** `too_old`: no price that depends on it is sent. */
  age: z.enum(['fresh', 'stale', 'too_old']),
});
nameSchema(rateView, 'Rate');
export type RateView = z.output<typeof rateView>;

const rates = z.object({
  /** The worst age of the rates. */
  age: z.enum(['fresh', 'stale', 'too_old']),
  /** The day of the newest rates; of several, the oldest. */
  checked: z.string(),
  /** Where newer rates are read; null if nowhere. */
  source: z.string().nullable(),
  /** Why the last attempt to read newer rates failed. */
  failure: z.enum(['unreachable', 'not_rates']).nullable(),
  /** Published rates that are not used, because they are missing, not above zero, or more than 20 % from the one before. */
  refused: z
    .array(z.object({ currency: z.string(), date: z.string(), why: z.enum(['not_positive', 'missing', 'jumped']) }))
    .readonly(),
  rates: z.array(rateView).readonly(),
});
/** The exchange rates from the currency of an account's home site. */
export type RatesView = z.output<typeof rates>;

const manualPlace = { site: siteSchema, sku: z.string().min(1).max(100).optional() };

const manual = z.object({
  userId: z.number().int(),
  site: siteSchema,
  /** The variation with this price; null for the price of the whole item. */
  sku: z.string().nullable(),
  price: wireMoney,
  manualPriceEnabled: z.boolean(),
});
export type ManualPrice = z.output<typeof manual>;

const itemFloor = z.object({
  site: siteSchema,
  /** The item's own floor, which overrides the rule's. */
  own: wireMoney.nullable(),
  /** The floor that the account's rule for the site sets for all items. */
  byRule: wireMoney.nullable(),
  /** What the account's rule for some items says; null if none fits. */
  byItems: z
    .object({
      name: z.string(),
      /** Null if it is unknown, or no price earns what is wanted. */
      floor: wireMoney.nullable(),
      /** Why it is unknown: what is lacking to work it out. */
      lacks: z.array(z.enum(MARGIN_LACKS)).readonly(),
    })
    .nullable(),
  /** The number of the item's prices that the floor blocks or raises, counted per variation. */
  waiting: z.number().int(),
  /** The highest price, above which nothing is sent. */
  ceiling: wireMoney.nullable(),
  /** The seller has stopped the prices of the item's account: what is saved waits. */
  isStopped: z.boolean(),
});
/** The floors and the ceiling of an item on a site. Quayside never sends a price below the effective floor or above the ceiling. */
export type ItemFloor = z.output<typeof itemFloor>;

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

const BELOW_CHOICES = ['raise', 'end', 'keep'] as const;
const belowChoice = z.enum(BELOW_CHOICES);
/** `raise`: the floor replaces its lower price while it applies; `end`: the listing ends; `keep`: it stays on sale as it is. */
export type BelowChoice = z.output<typeof belowChoice>;

const belowList = z.object({
  count,
  /** The first 500, the cheapest first. */
  list: z
    .array(
      z.object({
        itemId: count,
        title: z.string(),
        site: siteSchema,
        /** What buyers pay now; of variations, the lowest. */
        live: wireMoney,
        floor: wireMoney,
        owner: z.enum(PRICE_OWNERS),
      }),
    )
    .readonly(),
});
/** Listings on sale below a new floor, whoever set their price. */
export type BelowList = z.output<typeof belowList>;

const belowConsent = z.strictObject({
  /** The number of listings below the floor that the seller was shown. */
  expected: count.min(1),
  choice: belowChoice,
  /** Listings for which something else was chosen. */
  except: z
    .array(z.strictObject({ itemId: count.positive(), site: siteSchema, choice: belowChoice }))
    .max(500)
    .readonly()
    .optional(),
});
/** What becomes of listings that are on sale below a new floor. */
export type BelowConsent = z.output<typeof belowConsent>;

const floorList = z.object({
  /** Raised by each change of the list. */
  version: z.number().int().nonnegative(),
  rules: floorRules,
});
/** The lowest prices of an account for some of its items; the first rule that fits an item counts. */
export type FloorRuleList = z.output<typeof floorList>;

const floorsPreview = z.object({
  /** What would be on sale below a floor that becomes higher. */
  below: belowList,
  /** The live listings whose floor follows from their margin, and cannot be worked out. They have no such floor. */
  unknown: count,
  /** What is lacking, each with the number of these listings, the most frequent first. */
  lacks: z.array(z.object({ lack: z.enum(MARGIN_LACKS), listings: count })).readonly(),
  /** The live listings of which no price earns what is wanted. They have no such floor either. */
  unreachable: count,
});
export type FloorsPreview = z.output<typeof floorsPreview>;

const floorsToPrepare = z.strictObject({
  ...floorList.shape,
  /** What becomes of listings on sale below a higher floor; each is a row of the change. */
  below: belowConsent.omit({ expected: true }).optional(),
});
export type FloorsToPrepare = z.output<typeof floorsToPrepare>;

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

const floorInputs = z
  .array(z.strictObject({ site: siteSchema, minor: z.number().int().max(99_999_999_999).nullable() }))
  .min(1)
  .max(20)
  .refine(isOnePerSite)
  .readonly();

const heldCause = z.enum(HELD_CAUSES);
const heldKey = {
  /** The unit's SKU at the marketplace; of a listing that waits for its prices, the listing's key. */
  targetKey: z.string().min(1).max(200),
  site: siteSchema,
  changeKind: z.enum(['price', 'content']),
  itemId: count.positive(),
  /** Grows with each change, so that nothing is allowed that was not shown. */
  generation: count,
};

const heldPrice = z.object({
  ...heldKey,
  title: z.string(),
  cause: heldCause,
  heldAt: z.string(),
  wanted: wireMoney.nullable(),
  owner: z.enum(PRICE_OWNERS).nullable(),
  /** What buyers pay now; null if the listing is not on sale. */
  live: wireMoney.nullable(),
  /** As the gate found them. */
  floor: wireMoney.nullable(),
  ceiling: wireMoney.nullable(),
});
/** A price that the gate holds, and why. */
export type HeldPriceView = z.output<typeof heldPrice>;

const heldPage = z.object({
  list: z.array(heldPrice).readonly(),
  nextCursor: z.string().nullable(),
  causes: z.array(z.object({ cause: heldCause, count })).readonly(),
});
nameSchema(heldPage, 'HeldPrices');
export type HeldPage = z.output<typeof heldPage>;

const heldRef = z.strictObject(heldKey);
export type HeldRef = z.output<typeof heldRef>;

const breakerLimits = {
  /** Basis points of the price before: a larger move is counted. */
  largeMove: count.min(100).max(9_000),
  /** Basis points of the live listings that may move so far. */
  share: count.min(10).max(10_000),
  /** So many listings may move so far in any case. */
  alwaysAllowed: count.min(0).max(1_000),
  windowHours: count.min(1).max(168),
};
const breakerInput = z.strictObject(breakerLimits);
export type BreakerInput = z.output<typeof breakerInput>;
const breaker = z.object({
  ...breakerLimits,
  /** When it opened, and what was counted then; null while prices leave. */
  opened: z.object({ at: z.string(), largeMoves: count, listings: count }).nullable(),
  /** The number of prices that it holds. */
  waiting: count,
});
/** The breaker of an account: prices that nobody decided are held once too many of its listings move too far. */
export type BreakerView = z.output<typeof breaker>;

const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });

const manualPriceInput = z.discriminatedUnion('enabled', [
  z.strictObject({ ...manualPlace, enabled: z.literal(true), minor: z.number().int().max(99_999_999_999) }),
  z.strictObject({ ...manualPlace, enabled: z.literal(false) }),
]);
/** Sets the manual price of an item or of one variation on a site, or removes it. */
export type ManualPriceInput = z.output<typeof manualPriceInput>;

const adjustmentMinor = z.number().int().max(99_999_999_999);
const adjustmentCurrency = z.enum(CURRENCIES as [Currency]);
/** What becomes of a price: a percentage in basis points, an amount more or less, this amount, or no price by hand. */
export const priceAdjustment = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.number().int().min(-9_999).max(INCREASE_LIMITS.highest),
  }),
  z.strictObject({ kind: z.literal('add'), minor: adjustmentMinor.min(-99_999_999_999), currency: adjustmentCurrency }),
  z.strictObject({ kind: z.literal('set'), minor: adjustmentMinor.min(1), currency: adjustmentCurrency }),
  z.strictObject({ kind: z.literal('clear') }),
]);
export type PriceAdjustment = z.output<typeof priceAdjustment>;

const manualPricesInput = z.strictObject({
  ...selectionShape,
  sites: z.array(siteSchema).min(1).max(SITES.length).readonly(),
  adjustment: priceAdjustment,
});
/** Prices by hand of selected items on some sites. */
export type ManualPricesInput = z.output<typeof manualPricesInput>;

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
