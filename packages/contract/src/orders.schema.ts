import { z } from 'zod';
import { ACCEPTANCE_STATES, orders } from './orders.ts';
import { cursor, isoTime, limit, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const stockStatus = z.enum(['fulfillable', 'oversold']);

const line = z.object({
  id: z.number().int(),
  sku: z.string().nullable(),
  itemId: z.number().int().nullable(),
  /** The account that owns the item. Differs from the order's account if another account sells the item. */
  itemAccountId: z.number().int().nullable(),
  title: z.string(),
  quantity: z.number().int(),
  /** The quantity that stock reserves for the buyer: 0 once the order is shipped or cancelled. */
  reserved: z.number().int(),
  total: wireMoney,
});
export type OrderLine = z.output<typeof line>;

const orderShipment = z.object({
  /** Its number within the order, from 1. */
  number: z.number().int(),
  /** The order lines in it. */
  lineIds: z.array(z.number().int()).readonly(),
  /** The marketplace's carrier code, e.g. `DHL`. */
  carrierCode: z.string(),
  trackingNumber: z.string(),
  /** `waiting`: not sent yet. `rejected`: the marketplace did not accept it, see `reason`. */
  state: z.enum(['waiting', 'confirmed', 'rejected']),
  reason: z.string().nullable(),
});
export type OrderShipment = z.output<typeof orderShipment>;

const orderAcceptance = z.object({
  state: z.enum(ACCEPTANCE_STATES),
  /** When the marketplace stops waiting for an answer. */
  by: isoTime,
  /** When the decision was confirmed or the order ended; null before. */
  at: isoTime.nullable(),
});
export type OrderAcceptance = z.output<typeof orderAcceptance>;

const order = z.object({
  id: z.number().int(),
  externalId: z.string(),
  accountId: z.number().int(),
  platform: platformSchema,
  site: siteSchema,
  status: z.enum(['pending', 'paid', 'cancelled', 'shipped']),
  /** `oversold`: stock was insufficient when the order arrived. */
  stockStatus,
  total: wireMoney,
  buyer: z.string().nullable(),
  shipToCountry: z.string().nullable(),
  orderedAt: isoTime,
  lines: z.array(line).readonly(),
  /** Whether its shipment can be confirmed to the marketplace from here. */
  canShip: z.boolean(),
  /** In order of creation. */
  shipments: z.array(orderShipment).readonly(),
  /** For an order that its marketplace keeps on hold until the seller accepts it; otherwise null. */
  acceptance: orderAcceptance.nullable(),
});
export type Order = z.output<typeof order>;

/** More shipments than any order needs. */
const MAX_SHIPMENTS = 99;
const MAX_LINES = 1_000;
const orderParams = z.strictObject({ ...userParams.shape, orderId: pathId });

/** Printable text without surrounding spaces, which every marketplace accepts. */
const label = (most: number) => z.string().trim().min(1).max(most);

const salesPage = z.object({
  /** The total number of orders, sent with the first page only; null with later pages and above 10,000. */
  count: z.number().int().nullable(),
  sales: z.array(order).readonly(),
  /** Pass it as `cursor`; null means the end. */
  nextCursor: z.string().nullable(),
  /** The oldest time of the last order read over the platform's accounts; null if an account was never read. */
  checkedAt: isoTime.nullable(),
});
/** One page of orders, newest first. */
export type SalesPage = z.output<typeof salesPage>;

export const ordersSchemas = schemasFor(orders, {
  list: {
    params: z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) }),
    query: z.strictObject({
      accountId: pathId.optional(),
      stockStatus: stockStatus.optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: salesPage,
  },
  ship: {
    params: orderParams,
    body: z.strictObject({
      carrierCode: label(30),
      trackingNumber: label(60),
      number: z.number().int().min(1).max(MAX_SHIPMENTS).optional(),
      lineIds: z
        .array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
        .min(1)
        .max(MAX_LINES)
        .readonly()
        .optional(),
    }),
    output: order,
  },
  answer: {
    params: orderParams,
    body: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
    output: order,
  },
});
