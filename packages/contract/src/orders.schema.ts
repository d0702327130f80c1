import { z } from 'zod';
import { ACCEPTANCE_STATES, orders } from './orders.ts';
import { cursor, isoTime, limit, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const stockStatus = z.enum(['fulfillable', 'oversold']);

const line = z.object({
  id: z.number().int(),
  sku: z.string().nullable(),
  itemId: z.number().int().nullable(),
  itemAccountId: z.number().int().nullable(),
  title: z.string(),
  quantity: z.number().int(),
  reserved: z.number().int(),
  total: wireMoney,
});

const order = z.object({
  id: z.number().int(),
  externalId: z.string(),
  accountId: z.number().int(),
  platform: platformSchema,
  site: siteSchema,
  status: z.enum(['pending', 'paid', 'cancelled', 'shipped']),
  stockStatus,
  total: wireMoney,
  buyer: z.string().nullable(),
  shipToCountry: z.string().nullable(),
  orderedAt: isoTime,
  lines: z.array(line),
  canShip: z.boolean(),
  shipments: z.array(
    z.object({
      number: z.number().int(),
      lineIds: z.array(z.number().int()),
      carrierCode: z.string(),
      trackingNumber: z.string(),
      state: z.enum(['waiting', 'confirmed', 'rejected']),
      reason: z.string().nullable(),
    }),
  ),
  acceptance: z.object({ state: z.enum(ACCEPTANCE_STATES), by: isoTime, at: isoTime.nullable() }).nullable(),
});

/** More shipments than any order needs. */
const MAX_SHIPMENTS = 99;
const MAX_LINES = 1_000;
const orderParams = z.strictObject({ ...userParams.shape, orderId: pathId });

/** Printable text without surrounding spaces, which every marketplace accepts. */
const label = (most: number) => z.string().trim().min(1).max(most);

export const ordersSchemas = schemasFor(orders, {
  list: {
    params: z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) }),
    query: z.strictObject({
      accountId: pathId.optional(),
      stockStatus: stockStatus.optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: z.object({
      count: z.number().int().nullable(),
      sales: z.array(order),
      nextCursor: z.string().nullable(),
      checkedAt: isoTime.nullable(),
    }),
  },
  ship: {
    params: orderParams,
    body: z.strictObject({
      carrierCode: label(30),
      trackingNumber: label(60),
      number: z.number().int().min(1).max(MAX_SHIPMENTS).optional(),
      lineIds: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(MAX_LINES).optional(),
    }),
    output: order,
  },
  answer: {
    params: orderParams,
    body: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
    output: order,
  },
});
