import { DAY_MS } from '../platform/durations.ts';
import { conform } from './conform.ts';
import { withDefect } from './defects.ts';
import { refusal } from './errors.ts';
import type { Shipment, StoredOrder } from './model.ts';
import { type Answer, json, type Operation, type UserCall } from './operation.ts';
import { readOrderFilter } from './order-filter.ts';
import { fulfillmentStatus, orderJson } from './order-json.ts';
import { shippingFulfillmentShape } from './shapes.data.ts';

const base = '/sell/fulfillment/v1/order';
const MAX_IDS = 50;
const MAX_ORDERS = 200;
const CLOCK_SKEW_MS = 300_000;

/** An unknown order is 404 when it is read directly, and 400 when its shipments are. */
function requireOrder(call: UserCall, status: 400 | 404 = 400): StoredOrder {
  const orderId = call.params.orderId ?? '';
  const order = call.seller.state.orders.get(orderId);
  if (!order || order.combinedInto !== undefined) throw refusal(status, 32100, { orderId });
  return order;
}

const shown = (call: UserCall, order: StoredOrder) =>
  withDefect(orderJson(call.seller, order, call.world.config.publicUrl, call.world.clock.now()), order.defect);

function page(call: UserCall, found: readonly StoredOrder[]): Answer {
  const limit = Number(call.query.limit ?? 50);
  const offset = Number(call.query.offset ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ORDERS) {
    throw refusal(400, 31100, { limitvalue: call.query.limit ?? '' });
  }
  // Here `offset` counts orders, unlike for inventory items.
  if (!Number.isInteger(offset) || offset < 0) throw refusal(400, 31000, { offsetvalue: call.query.offset ?? '' });
  const orders = found.slice(offset, offset + limit).map((order) => shown(call, order));
  const [first] = orders;
  const filter = call.query.filter === undefined ? '' : `filter=${encodeURIComponent(call.query.filter)}&`;
  const href = (at: number) => `${call.world.config.publicUrl}/ebay${base}?${filter}limit=${limit}&offset=${at}`;
  return json(200, {
    href: href(offset),
    total: found.length,
    limit,
    offset,
    ...(offset + limit < found.length ? { next: href(offset + limit) } : {}),
    ...(offset > 0 ? { prev: href(Math.max(0, offset - limit)) } : {}),
    orders: call.fault('duplicate') && first ? [...orders, first] : orders,
  });
}

/** The orders from `from` on, sorted by last modification. */
function modifiedSince(orders: readonly StoredOrder[], from: number): readonly StoredOrder[] {
  let low = 0;
  let high = orders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((orders[middle]?.modifiedAt ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return orders.slice(low);
}

const isShown = ({ combinedInto }: StoredOrder): boolean => combinedInto === undefined;

function listOrders(call: UserCall): Answer {
  const { state } = call.seller;
  if (call.query.orderIds !== undefined) {
    const ids = call.query.orderIds.split(',').map((id) => id.trim());
    if (ids.length > MAX_IDS) throw refusal(400, 30900);
    return page(call, ids.flatMap((id) => state.orders.get(id) ?? []).filter(isShown));
  }
  const now = call.world.clock.now();
  const { modified, created, statuses } = readOrderFilter(call.query.filter, now, CLOCK_SKEW_MS);
  const oldest = created || modified ? 0 : now - 90 * DAY_MS;
  const found = modifiedSince(state.ordersByTime, modified?.from ?? 0).filter(
    (order) =>
      isShown(order) &&
      order.modifiedAt <= (modified?.to ?? Number.POSITIVE_INFINITY) &&
      order.createdAt >= (created?.from ?? oldest) &&
      order.createdAt <= (created?.to ?? Number.POSITIVE_INFINITY) &&
      (statuses === undefined || statuses.includes(fulfillmentStatus(order))),
  );
  return page(call, found);
}

interface ShipmentRequest {
  lineItems?: { lineItemId?: string; quantity?: number }[];
  shippedDate?: string;
  shippingCarrierCode?: string;
  trackingNumber?: string;
}

function ship(call: UserCall): Answer {
  const order = requireOrder(call);
  const body = conform<ShipmentRequest>(shippingFulfillmentShape, call.body, 32600);
  if (order.cancellation) throw refusal(400, 32600);
  const { trackingNumber, shippingCarrierCode } = body;
  if (trackingNumber !== undefined && !/^[A-Za-z0-9]+$/.test(trackingNumber)) throw refusal(400, 32300);
  if ((trackingNumber === undefined) !== (shippingCarrierCode === undefined)) throw refusal(400, 32300);
  const shippedAt = body.shippedDate === undefined ? call.world.clock.now() : Date.parse(body.shippedDate);
  if (Number.isNaN(shippedAt) || shippedAt < order.createdAt - DAY_MS) throw refusal(400, 32500);
  if (trackingNumber !== undefined && order.shipments.some((known) => known.trackingNumber === trackingNumber)) {
    throw refusal(400, 34500);
  }
  const asked = body.lineItems ?? [];
  if (asked.length === 0) throw refusal(400, 32600);
  if (new Set(asked.map((line) => line.lineItemId)).size !== asked.length) throw refusal(400, 32210);
  const lineItems = asked.map(({ lineItemId = '', quantity }) => {
    const line = order.lines.find((known) => known.lineItemId === lineItemId);
    const left = line ? line.quantity - line.shipped : 0;
    const count = quantity ?? 1;
    if (left < 1 || count < 1 || count > left) throw refusal(400, 32200, { lineItemId });
    return { lineItemId, quantity: count };
  });
  const shipment: Shipment = {
    fulfillmentId: trackingNumber ?? `${order.orderId.replaceAll('-', '')}${order.shipments.length + 1}`,
    lineItems,
    shippedDate: new Date(shippedAt).toISOString(),
    ...(shippingCarrierCode === undefined ? {} : { shippingCarrierCode }),
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
  };
  const lines = order.lines.map((line) => ({
    ...line,
    shipped: line.shipped + (lineItems.find((one) => one.lineItemId === line.lineItemId)?.quantity ?? 0),
  }));
  call.seller.commit([
    {
      t: 'order',
      order: { ...order, lines, shipments: [...order.shipments, shipment], modifiedAt: call.world.clock.now() },
    },
  ]);
  const location = `${call.world.config.publicUrl}/ebay${base}/${order.orderId}/shipping_fulfillment/${shipment.fulfillmentId}`;
  return { status: 201, body: {}, headers: { location } };
}

const shipmentJson = ({ trackingNumber, ...rest }: Shipment) => ({
  ...rest,
  ...(trackingNumber === undefined ? {} : { shipmentTrackingNumber: trackingNumber }),
});

const api = 'fulfillment';
const auth = 'user';

export const fulfillmentOperations: readonly Operation[] = [
  { api, auth, name: 'getOrders', method: 'GET', url: base, run: listOrders },
  {
    api,
    auth,
    name: 'getOrder',
    method: 'GET',
    url: `${base}/:orderId`,
    run: (call) => json(200, shown(call, requireOrder(call, 404))),
  },
  {
    api,
    auth,
    name: 'createShippingFulfillment',
    method: 'POST',
    url: `${base}/:orderId/shipping_fulfillment`,
    run: ship,
  },
  {
    api,
    auth,
    name: 'getShippingFulfillments',
    method: 'GET',
    url: `${base}/:orderId/shipping_fulfillment`,
    run(call) {
      const { shipments } = requireOrder(call);
      return json(200, { fulfillments: shipments.map(shipmentJson), total: shipments.length });
    },
  },
  {
    api,
    auth,
    name: 'getShippingFulfillment',
    method: 'GET',
    url: `${base}/:orderId/shipping_fulfillment/:fulfillmentId`,
    run(call) {
      const { fulfillmentId = '' } = call.params;
      const found = requireOrder(call).shipments.find((shipment) => shipment.fulfillmentId === fulfillmentId);
      if (!found) throw refusal(404, 32110, { fulfillmentId });
      return json(200, shipmentJson(found));
    },
  },
];
