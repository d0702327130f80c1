import { WAITING_KINDS } from '@quayside/kernel';
import { z } from 'zod';
import { dashboards, SOLD_LISTS } from './dashboards.ts';
import { rateView } from './rates.schema.ts';
import { cursor, isoTime, limit, nameSchema, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';
import { SHEET_FORMATS } from './sheet-format.ts';

const params = z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) });
export type ReportParams = z.output<typeof params>;

const query = z.strictObject({ accountId: pathId.optional() });

/** Negative on a day with more cancellations than sales. */
const n = z.number().int();
const sales = {
  /** Paid and shipped orders; cancelled and unpaid ones do not count. */
  orders: n,
  /** Pieces of these orders without those of cancelled and paid back lines. */
  units: n,
  /** Before refunds: one sum for each currency of the sites, without cancelled lines. */
  revenue: z.array(wireMoney).readonly(),
  /** What was paid back of these orders, whenever that was. One sum for each currency of `revenue`. */
  refunds: z.array(wireMoney).readonly(),
  /** `revenue` in the seller's currency, each day by the rate of that day; null if there is no rate for one of them. */
  home: wireMoney.nullable(),
  /** `refunds` in the seller's currency, by the rate of the day of their orders; null if `home` is null. */
  homeRefunds: wireMoney.nullable(),
};
const salesSum = z.object(sales);
nameSchema(salesSum, 'Sales');
export type Sales = z.output<typeof salesSum>;
const asOf = isoTime.nullable();

const salesBucket = z.object({
  /** ISO date of the bucket's first day. */
  from: z.iso.date(),
  ...sales,
});
export type SalesBucket = z.output<typeof salesBucket>;

const abroadMargin = z.object({
  /** Settled orders whose margin is known, and those of which something is lacking. */
  known: z.number().int().nonnegative(),
  unknown: z.number().int().nonnegative(),
  /** What the known ones earned, in the seller's currency, each day by the rate of that day; null if there is no rate for one of them. */
  margin: wireMoney.nullable(),
  workedOutAt: isoTime,
});
nameSchema(abroadMargin, 'AbroadMargin');
/** What settled orders earned that were sold elsewhere than on the home site of the account that sold them. */
export type AbroadMargin = z.output<typeof abroadMargin>;

const salesReport = z.object({
  /** The first and the last day: calendar days of the sites on which the orders were made. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Oldest first, without gaps. The last bucket is still growing. */
  buckets: z.array(salesBucket).readonly(),
  bySite: z.array(z.object({ site: siteSchema, ...sales })).readonly(),
  /** All buckets together. */
  total: salesSum,
  /** The period before: as many days, weeks or months, up to the day that corresponds to `to`. */
  before: salesSum,
  /** The part of `total` that was sold elsewhere than on the home site of the account that sold it. */
  abroad: salesSum,
  /** What `abroad` earned, as far as it is settled; null if margins were never worked out. */
  abroadMargin: abroadMargin.nullable(),
  /** The rates in force for the currencies. Amounts are converted by the rate of their day. */
  rates: z.array(rateView).readonly(),
  /** The oldest time of the last order read over the accounts; null if an account was never read. */
  asOf,
});
nameSchema(salesReport, 'SalesReport');
export type SalesReport = z.output<typeof salesReport>;

const soldQuery = z.strictObject({
  ...query.shape,
  /** Calendar days of the sites on which the orders were made, as in the report. */
  from: z.iso.date(),
  to: z.iso.date(),
  site: siteSchema.optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type SoldQuery = z.output<typeof soldQuery>;

const soldOrder = z.object({
  id: n.positive(),
  externalId: z.string(),
  accountId: n.positive(),
  platform: platformSchema,
  site: siteSchema,
  day: z.iso.date(),
  orderedAt: isoTime,
  units: n,
  /** Without cancelled lines. */
  revenue: wireMoney,
  /** What was paid back of it, whenever that was. */
  refunds: wireMoney,
});
/** An order that counts as a sale. */
export type SoldOrder = z.output<typeof soldOrder>;

const soldPage = z.object({
  /** Newest first. */
  list: z.array(soldOrder).readonly(),
  nextCursor: z.string().nullable(),
});
export type SoldPage = z.output<typeof soldPage>;

const soldItem = z.object({
  /** Null for everything whose item is unknown. */
  item: z
    .object({ id: n.positive(), accountId: n.positive(), platform: platformSchema, sku: z.string(), title: z.string() })
    .nullable(),
  /** Pieces without those of cancelled and paid back lines. */
  units: n,
  /** What its lines cost, without shipping and without cancelled lines; one sum for each currency. */
  revenue: z.array(wireMoney).readonly(),
  /** Of that, what lines that are paid back cost. One sum for each currency of `revenue`. */
  refunds: z.array(wireMoney).readonly(),
});
/** What was sold of an item. */
export type SoldItem = z.output<typeof soldItem>;

const soldItemPage = z.object({
  /** Most sold first. */
  list: z.array(soldItem).readonly(),
  nextCursor: z.string().nullable(),
});
export type SoldItemPage = z.output<typeof soldItemPage>;

const soldFileQuery = soldQuery.omit({ cursor: true, limit: true }).extend({
  /** Default: `orders`. */
  of: z.enum(SOLD_LISTS).optional(),
  /** Default: `csv`. */
  format: z.enum(SHEET_FORMATS).optional(),
});
export type SoldFileQuery = z.output<typeof soldFileQuery>;

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
  getWeeks: { params, query, output: salesReport },
  getMonths: { params, query, output: salesReport },
  listSold: { params, query: soldQuery, output: soldPage },
  listSoldItems: { params, query: soldQuery, output: soldItemPage },
  exportSold: { params, query: soldFileQuery, output: z.unknown() },
  getInventory: { params, query, output: z.union([z.object({ data: inventoryReport }), inventoryReport]) },
});
