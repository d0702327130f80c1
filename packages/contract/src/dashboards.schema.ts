import { WAITING_KINDS } from '@quayside/kernel';
import { z } from 'zod';
import { dashboards } from './dashboards.ts';
import { rateView } from './pricing.schema.ts';
import { isoTime, nameSchema, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const params = z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) });
export type ReportParams = z.output<typeof params>;

const query = z.strictObject({ accountId: pathId.optional() });

/** Negative on a day with more cancellations than sales. */
const n = z.number().int();
const sales = {
  orders: n,
  units: n,
  /** One sum for each currency of the sites. */
  revenue: z.array(wireMoney).readonly(),
  /** All of them in the seller's currency; null if there is no rate for one of them. */
  home: wireMoney.nullable(),
};
const asOf = isoTime.nullable();

const salesBucket = z.object({
  /** ISO date of the bucket's first day. */
  from: z.iso.date(),
  ...sales,
});
export type SalesBucket = z.output<typeof salesBucket>;

const salesReport = z.object({
  /** Oldest first, without gaps. The last bucket is still growing. */
  buckets: z.array(salesBucket).readonly(),
  bySite: z.array(z.object({ site: siteSchema, ...sales })).readonly(),
  /** All buckets together. */
  total: z.object(sales),
  /** The rates by which amounts were converted. */
  rates: z.array(rateView).readonly(),
  /** The oldest time of the last order read over the accounts; null if an account was never read. */
  asOf,
});
nameSchema(salesReport, 'SalesReport');
export type SalesReport = z.output<typeof salesReport>;

const kept = z.number().int().nonnegative();

const inventoryReport = z.object({
  items: kept,
  /** Units that can be sold now. */
  units: kept,
  outOfStock: kept,
  blocked: kept,
  bySite: z.array(z.object({ site: siteSchema, listed: kept, failed: kept, queued: kept })).readonly(),
  /** For `items`: the oldest time of the last home read over the accounts; null if an account was never read. */
  asOf,
  /** For all other figures: when Quayside counted them from its own data. */
  countedAt: isoTime,
});
export type InventoryReport = z.output<typeof inventoryReport>;

const todoEntry = z.object({
  kind: z.enum(WAITING_KINDS),
  n: kept,
  /** Where it waits, if it belongs to an account, a site or a run; empty if a list of the whole scope shows it. */
  places: z
    .array(
      z.object({
        accountId: kept.nullable(),
        site: siteSchema.nullable(),
        runId: kept.nullable(),
        n: kept,
      }),
    )
    .readonly(),
  /** Until when it waits, if that is known. */
  until: isoTime.nullable(),
});
/** Something that waits for the seller. */
export type TodoEntry = z.output<typeof todoEntry>;

const todoReport = z.object({
  /** The most urgent first; only what the caller's screens show. */
  list: z.array(todoEntry).readonly(),
  /** Nothing waits for anybody of the business. */
  isAllDone: z.boolean(),
  /** Orders and catalogue of all accounts were read so recently that nothing can have been missed. */
  isRead: z.boolean(),
});
export type TodoReport = z.output<typeof todoReport>;

export const dashboardsSchemas = schemasFor(dashboards, {
  getTodo: { params, query, output: todoReport },
  getWeekly: { params, query, output: salesReport },
  getMonths: { params, query, output: salesReport },
  getInventory: { params, query, output: z.union([z.object({ data: inventoryReport }), inventoryReport]) },
});
