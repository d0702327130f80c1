import { z } from 'zod';
import { dashboards } from './dashboards.ts';
import { isoTime, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const params = z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) });
const query = z.strictObject({ accountId: pathId.optional() });

/** Negative on a day with more cancellations than sales. */
const n = z.number().int();
const sales = { orders: n, units: n, revenue: z.array(wireMoney) };
const asOf = isoTime.nullable();

const salesReport = z.object({
  buckets: z.array(z.object({ from: z.iso.date(), ...sales })),
  bySite: z.array(z.object({ site: siteSchema, ...sales })),
  asOf,
});

const kept = z.number().int().nonnegative();

const inventoryReport = z.object({
  items: kept,
  units: kept,
  outOfStock: kept,
  blocked: kept,
  bySite: z.array(z.object({ site: siteSchema, listed: kept, failed: kept, queued: kept })),
  asOf,
  countedAt: isoTime,
});

export const dashboardsSchemas = schemasFor(dashboards, {
  getWeekly: { params, query, output: salesReport },
  getMonths: { params, query, output: salesReport },
  getInventory: { params, query, output: z.object({ data: inventoryReport }) },
});
