import { z } from 'zod';
import { pricing } from './pricing.ts';
import { isOnePerSite, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const floor = z.number().int().positive().max(99_999_999_999);

/** Percentages: -90 to 1,000 with at most two decimals. Fixed amounts: ± 1,000,000.00 in whole minor units. */
const setting = z
  .strictObject({
    site: siteSchema,
    is_pricing_enabled: z.boolean(),
    price_increase: z.number().min(-100_000_000).max(100_000_000),
    increase_type: z.enum(['percent', 'fixed']),
    neat_prices: z.boolean(),
    floor: floor.nullable().optional(),
  })
  .refine((s) => (s.increase_type === 'fixed' ? Number.isInteger(s.price_increase) : isPercent(s.price_increase)), {
    path: ['price_increase'],
    message: 'out_of_range',
  });

/** Whether a floating-point value has at most two decimals. */
function isPercent(value: number): boolean {
  return value >= -90 && value <= 1_000 && Math.round(value * 100) / 100 === value;
}

const rate = z.object({ from: z.string(), to: z.string(), value: z.string(), date: z.string(), source: z.string() });
const manualPlace = { site: siteSchema, sku: z.string().min(1).max(100).optional() };

const manual = z.object({
  userId: z.number().int(),
  site: siteSchema,
  sku: z.string().nullable(),
  price: wireMoney,
  manualPriceEnabled: z.boolean(),
});
const itemFloor = z.object({
  site: siteSchema,
  own: wireMoney.nullable(),
  byRule: wireMoney.nullable(),
  waiting: z.number().int(),
});
const expected = z.number().int().min(0).optional();
const stops = z.object({
  isAllStopped: z.boolean(),
  accounts: z.array(z.object({ accountId: z.number().int(), isStopped: z.boolean(), waiting: z.number().int() })),
});
const configParams = z.strictObject({ id: pathId, platform: platformSchema });
const accountQuery = z.strictObject({ accountId: pathId.optional() });
const rules = z.array(setting).min(1).max(20).refine(isOnePerSite);
/** Rejects two prices for one variation on one site. */
function isOnePerVariation(prices: readonly { site: string; sku?: string | undefined }[]): boolean {
  return new Set(prices.map(({ site, sku }) => JSON.stringify([site, sku ?? null]))).size === prices.length;
}

const config = z.object({
  rules: z.array(setting),
  rates: z.array(rate),
  pricesEqual: z.boolean(),
  areAllEnabled: z.boolean(),
});
const count = z.number().int();
const preview = z.object({
  expected: count,
  higher: count,
  lower: count,
  steep: count,
  belowFloor: count,
  waiting: count,
  sites: z.array(z.object({ site: siteSchema, count })),
  examples: z.array(
    z.object({ itemId: count, title: z.string(), site: siteSchema, before: wireMoney, after: wireMoney }),
  ),
});
const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });

export const pricingSchemas = schemasFor(pricing, {
  getConfig: {
    params: configParams,
    query: z.strictObject({ accountId: pathId.optional(), site: siteSchema.optional() }),
    output: config,
  },
  previewConfig: { params: configParams, query: accountQuery, body: z.strictObject({ rules }), output: preview },
  updateConfig: {
    params: configParams,
    query: accountQuery,
    body: z.strictObject({ rules, expected }),
    output: config.extend({ changedListings: count }),
  },
  listManual: {
    params: itemParams,
    query: z.strictObject({
      userId: pathId.optional(),
      sku: z.string().max(100).optional(),
      site: z.union([siteSchema, z.array(siteSchema).min(1).max(20)]).optional(),
    }),
    output: z.object({ list: z.array(manual) }),
  },
  setManual: {
    params: itemParams,
    body: z.strictObject({
      prices: z
        .array(
          z.discriminatedUnion('enabled', [
            z.strictObject({ ...manualPlace, enabled: z.literal(true), minor: z.number().int().max(99_999_999_999) }),
            z.strictObject({ ...manualPlace, enabled: z.literal(false) }),
          ]),
        )
        .min(1)
        .max(500)
        .refine(isOnePerVariation),
      expected,
    }),
    output: z.object({ list: z.array(manual) }),
  },
  getFloors: { params: itemParams, output: z.object({ list: z.array(itemFloor) }) },
  setFloors: {
    params: itemParams,
    body: z.strictObject({
      floors: z
        .array(z.strictObject({ site: siteSchema, minor: z.number().int().max(99_999_999_999).nullable() }))
        .min(1)
        .max(20)
        .refine(isOnePerSite),
      expected,
    }),
    output: z.object({ list: z.array(itemFloor), sentAgain: z.number().int() }),
  },
  getStops: { params: userParams, output: stops },
  setStop: {
    params: userParams,
    body: z.strictObject({ accountId: z.number().int().positive().optional(), isStopped: z.boolean(), expected }),
    output: stops,
  },
});
