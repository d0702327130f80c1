import { z } from 'zod';
import { historyWhy } from './history.schema.ts';
import {
  ACCEPTANCE_STATES,
  MAX_NAMED_ORDERS,
  MAX_ORDER_NOTE,
  ORDER_PROBLEMS,
  ORDER_STATUSES,
  orders,
  TIMELINE_KINDS,
} from './orders.ts';
import { rateView } from './rates.schema.ts';
import {
  cursor,
  isoTime,
  limit,
  nameSchema,
  pathId,
  pathIds,
  queryBoolean,
  schemasFor,
  userParams,
  visibleText,
  wireMoney,
} from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const stockStatus = z.enum(['fulfillable', 'oversold']);

/** What the seller calls a sold item. */
export const homeOfLine = z.object({
  /** With the values of the variation, such as `Kite (Red, L)`. */
  title: z.string(),
  sku: z.string(),
  imageUrl: z.string().nullable(),
});
nameSchema(homeOfLine, 'HomeOfLine');

const line = z.object({
  id: z.number().int(),
  /** As on the site of purchase. */
  sku: z.string().nullable(),
  itemId: z.number().int().nullable(),
  /** The account that owns the item. Differs from the order's account if another account sells the item. */
  itemAccountId: z.number().int().nullable(),
  /** As on the site of purchase. */
  title: z.string(),
  /** Null for an unknown item. */
  home: homeOfLine.nullable(),
  quantity: z.number().int(),
  /** The marketplace sells the line no more: it is not shipped, and holds no stock. */
  isCancelled: z.boolean(),
  /** The quantity that stock reserves for the buyer: 0 once the order is shipped or cancelled. */
  reserved: z.number().int(),
  total: wireMoney,
});
nameSchema(line, 'OrderLine');
export type OrderLine = z.output<typeof line>;

const orderShipment = z.object({
  /** Its number within the order, from 1. */
  number: z.number().int(),
  /** The order lines in it. */
  lineIds: z.array(z.number().int()).readonly(),
  /** The same with their pieces. */
  lines: z.array(z.object({ lineId: z.number().int(), quantity: z.number().int() })).readonly(),
  /** The carrier's name as people write it, such as `Royal Mail`. */
  carrier: z.string(),
  /** The marketplace's code for the carrier, such as `RoyalMail`. */
  carrierCode: z.string(),
  trackingNumber: z.string(),
  /** `waiting`: not sent yet. `rejected`: the marketplace did not accept it, see `reason`. */
  state: z.enum(['waiting', 'confirmed', 'rejected']),
  reason: z.string().nullable(),
});
nameSchema(orderShipment, 'OrderShipment');
export type OrderShipment = z.output<typeof orderShipment>;

const orderAcceptance = z.object({
  state: z.enum(ACCEPTANCE_STATES),
  /** When the marketplace stops waiting for an answer. */
  by: isoTime,
  /** When the decision was confirmed or the order ended; null before. */
  at: isoTime.nullable(),
});
export type OrderAcceptance = z.output<typeof orderAcceptance>;

const orderDoubt = z.object({
  code: z.enum(ORDER_PROBLEMS),
  /** The marketplace's id of the line, empty if it is not known; null for the order itself. */
  line: z.string().nullable(),
  /** The marketplace's name of the field. */
  field: z.string(),
  /** What the marketplace sent; null if it sent nothing. */
  value: z.string().nullable(),
});
export type OrderDoubt = z.output<typeof orderDoubt>;

const order = z.object({
  id: z.number().int(),
  externalId: z.string(),
  accountId: z.number().int(),
  platform: platformSchema,
  site: siteSchema,
  status: z.enum(ORDER_STATUSES),
  /** `oversold`: stock was insufficient when the order arrived. */
  stockStatus,
  total: wireMoney,
  /** The total in the seller's currency, by the rate in force; null if it is in that currency, or there is no rate. */
  homeTotal: wireMoney.extend({ rate: rateView }).nullable(),
  /** The marketplace's name of the buyer; null once erased. */
  buyer: z.string().nullable(),
  /** The name on the shipment; null once erased. */
  buyerName: z.string().nullable(),
  shipToCountry: z.string().nullable(),
  orderedAt: isoTime,
  /** Until when the seller has to ship it; null if the marketplace states no deadline. */
  shipBy: isoTime.nullable(),
  /** The number of the order that has all lines of this one now, such as a combined order; otherwise null. */
  replacedBy: z.string().nullable(),
  /** What the team noted for itself; it goes with the buyer. */
  teamNote: z.string().nullable(),
  problem: z.enum(ORDER_PROBLEMS).nullable(),
  /** The parts that cannot be read. */
  problems: z.array(orderDoubt).readonly(),
  lines: z.array(line).readonly(),
  /** Whether its shipment can be confirmed to the marketplace from here. */
  canShip: z.boolean(),
  /** In order of creation. */
  shipments: z.array(orderShipment).readonly(),
  /** For an order that its marketplace keeps on hold until the seller accepts it; otherwise null. */
  acceptance: orderAcceptance.nullable(),
});
nameSchema(order, 'Order');
export type Order = z.output<typeof order>;

const address = z.object({
  /** Street lines, in their usual order. */
  lines: z.array(z.string()).readonly(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
});
export type OrderAddress = z.output<typeof address>;

const buyer = z.object({
  /** The marketplace's name of the buyer. */
  username: z.string().nullable(),
  /** The name on the shipment. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: address.nullable(),
  /** The buyer's message to the seller. */
  note: z.string().nullable(),
});

const timelineEntry = z.object({
  at: isoTime,
  kind: z.enum(TIMELINE_KINDS),
  actor: z.object({ kind: z.string(), name: z.string().nullable() }),
  /** Why it was changed, for a change; `history:why.<code>` is its message. */
  why: historyWhy.nullable(),
  /** The order's new status, where the marketplace changed it. */
  status: z.enum(ORDER_STATUSES).nullable(),
  /** A detail of the event, such as a tracking number or a marketplace's reason. */
  detail: z.string().nullable(),
  /** What moved, for a movement of stock. */
  stock: z
    .object({
      title: z.string(),
      sku: z.string().nullable(),
      onHandDelta: z.number().int(),
      reservedDelta: z.number().int(),
    })
    .nullable(),
});
nameSchema(timelineEntry, 'OrderTimelineEntry');
export type OrderTimelineEntry = z.output<typeof timelineEntry>;

const orderDetail = order.extend({
  /** Null once erased, and while the marketplace provides none. */
  buyerDetails: buyer.nullable(),
  amounts: z.object({
    /** The goods without shipping. */
    items: wireMoney.nullable(),
    shipping: wireMoney.nullable(),
    /** Tax stated by the marketplace. */
    tax: wireMoney.nullable(),
    /** The refunds that were made here; null if there are none. */
    refunded: wireMoney.nullable(),
    /** The marketplace's commission. */
    fee: wireMoney.nullable(),
  }),
  paidAt: isoTime.nullable(),
  deliveredAt: isoTime.nullable(),
  /** When the buyer's data is erased at the latest; null once it is. */
  eraseAt: isoTime.nullable(),
  erasedAt: isoTime.nullable(),
  /** Oldest first. */
  timeline: z.array(timelineEntry).readonly(),
});
nameSchema(orderDetail, 'OrderDetail');
export type OrderDetail = z.output<typeof orderDetail>;

/** A calendar day, `2026-11-24`. */
const day = z.iso.date();

/** More shipments than any order needs. */
const MAX_SHIPMENTS = 99;
const MAX_LINES = 1_000;
const MAX_PIECES = 1_000_000;
const lineId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const orderParams = z.strictObject({ ...userParams.shape, orderId: pathId });

/** Printable text without surrounding spaces, which every marketplace accepts. */
const label = (most: number) => visibleText(most);

const salesPage = z.object({
  /** The number of orders in the whole list; null with later pages, and beyond 100 for a search by words or 10,000 for another filter. */
  count: z.number().int().nullable(),
  sales: z.array(order).readonly(),
  /** Pass it as `cursor`; null means the end. */
  nextCursor: z.string().nullable(),
  /** The cursor of the previous page; null means the beginning. */
  previousCursor: z.string().nullable(),
  /** The oldest time of the last order read over the platform's accounts; null if an account was never read. */
  checkedAt: isoTime.nullable(),
  /** The same for each platform of the list. */
  freshness: z.array(z.object({ platform: platformSchema, checkedAt: isoTime.nullable() })).readonly(),
});
/** One page of orders. */
export type SalesPage = z.output<typeof salesPage>;

const orderSettings = z.strictObject({
  /** Days after the delivery. Amazon allows 30. */
  buyerRetentionDays: z.number().int().min(1).max(30),
});
export type OrderSettings = z.output<typeof orderSettings>;

const filters = {
  accountId: pathId.optional(),
  stockStatus: stockStatus.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  site: siteSchema.optional(),
  from: day.optional(),
  to: day.optional(),
  query: z.string().max(200).optional(),
  due: z.enum(['late', 'soon', 'any']).optional(),
  attention: queryBoolean.optional(),
  open: queryBoolean.optional(),
};

const total = z.number().int().nonnegative();

const orderTotals = z.object({
  all: total,
  pending: total,
  shipped: total,
  cancelled: total,
  /** That the seller has to ship; `late` and `soon` are among them. */
  toShip: total,
  late: total,
  /** With a deadline within a day. */
  soon: total,
  attention: total,
  /** Neither shipped nor cancelled. */
  oversold: total,
});
/** How many orders each filter of the list finds. */
export type OrderTotals = z.output<typeof orderTotals>;

export const ordersSchemas = schemasFor(orders, {
  listTotals: {
    params: z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) }),
    query: z.strictObject({ accountId: pathId.optional() }),
    output: z.object({ totals: orderTotals }),
  },
  list: {
    params: z.strictObject({ ...userParams.shape, platform: z.union([platformSchema, z.literal('all')]) }),
    query: z.strictObject({
      ...filters,
      sort: z.enum(['ordered', 'shipBy']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      last: queryBoolean.optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: salesPage,
  },
  exportFile: {
    params: userParams,
    query: z.strictObject({
      ...filters,
      platform: platformSchema.optional(),
      orderIds: pathIds(MAX_NAMED_ORDERS).optional(),
    }),
    output: z.unknown(),
  },
  get: { params: orderParams, output: orderDetail },
  ship: {
    params: orderParams,
    body: z.strictObject({
      /** The carrier's name, or a marketplace's code for it. */
      carrierCode: label(30),
      trackingNumber: label(60),
      number: z.number().int().min(1).max(MAX_SHIPMENTS).optional(),
      lineIds: z.array(lineId).min(1).max(MAX_LINES).readonly().optional(),
      /** Alternative to `lineIds`: how many pieces of each line. */
      lines: z
        .array(z.strictObject({ lineId, quantity: z.number().int().positive().max(MAX_PIECES) }))
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
  note: {
    params: orderParams,
    body: z.strictObject({
      note: visibleText(MAX_ORDER_NOTE).nullable(),
      before: z.string().max(MAX_ORDER_NOTE).nullable(),
    }),
    output: orderDetail,
  },
  recheck: { params: orderParams, output: orderDetail },
  getSettings: { params: userParams, output: orderSettings },
  updateSettings: { params: userParams, body: orderSettings, output: orderSettings },
});
