import { z } from 'zod';
import { pricing } from './pricing.ts';
import { isOnePerSite, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const floor = z.number().int().positive().max(99_999_999_999);

/** 1,000 % up, 90 % down: beyond it the figure is a slip of the hand. Fixed amounts: ± 1,000,000.00. */
const setting = z
  .strictObject({
    site: siteSchema,
    is_pricing_enabled: z.boolean(),
    price_increase: z.number().int().min(-100_000_000).max(100_000_000),
    increase_type: z.enum(['percent', 'fixed']),
    neat_prices: z.boolean(),
    floor: floor.nullable().optional(),
  })
  .refine((s) => s.increase_type === 'fixed' || (s.price_increase >= -9_000 && s.price_increase <= 100_000), {
    path: ['price_increase'],
    message: 'out_of_range',
  });

const rate = z.object({ from: z.string(), to: z.string(), value: z.string(), date: z.string(), source: z.string() });
const manual = z.object({ site: siteSchema, price: wireMoney, manualPriceEnabled: z.boolean() });
const itemFloor = z.object({ site: siteSchema, own: wireMoney.nullable(), byRule: wireMoney.nullable() });
const expected = z.number().int().min(0).optional();
const stops = z.object({
  isAllStopped: z.boolean(),
  accounts: z.array(z.object({ accountId: z.number().int(), isStopped: z.boolean(), waiting: z.number().int() })),
});
const configParams = z.strictObject({ id: pathId, platform: platformSchema });
const accountQuery = z.strictObject({ accountId: pathId });
const itemParams = z.strictObject({ ...userParams.shape, x: pathId });

export const pricingSchemas = schemasFor(pricing, {
  getConfig: {
    params: configParams,
    query: accountQuery,
    output: z.object({ rules: z.array(setting), rates: z.array(rate) }),
  },
  updateConfig: {
    params: configParams,
    query: accountQuery,
    body: z.strictObject({ rules: z.array(setting).min(1).max(20).refine(isOnePerSite) }),
    output: z.object({ rules: z.array(setting), rates: z.array(rate), changedListings: z.number().int() }),
  },
  listManual: {
    params: itemParams,
    query: z.strictObject({ sku: z.string().max(100).optional(), site: siteSchema.optional() }),
    output: z.object({ list: z.array(manual) }),
  },
  setManual: {
    params: itemParams,
    body: z.strictObject({
      prices: z
        .array(z.strictObject({ site: siteSchema, minor: z.number().int().max(99_999_999_999), enabled: z.boolean() }))
        .min(1)
        .max(20)
        .refine(isOnePerSite),
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
