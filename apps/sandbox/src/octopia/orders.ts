import { orderJson } from './defects.ts';
import { badRequest, conflict, notFound } from './errors.ts';
import { type OrderParcel, orderStatuses, type StoredOrder } from './model.ts';
import { timeOf } from './offers.ts';
import { json, type OctopiaCall, type OctopiaOperation, requireChannel } from './operation.ts';
import { inStatus, openLines, returned } from './order-steps.ts';
import { listOf, pageByIndex } from './paging.ts';

/** Orders: reading, accepting or declining, and shipping. */

function isWanted(call: OctopiaCall): (order: StoredOrder) => boolean {
  const { query } = call;
  const statuses = listOf(query.status);
  for (const status of statuses) {
    if (!(orderStatuses as readonly string[]).includes(status)) {
      throw badRequest('The retrieval failed', { status: [`'${status}' is not a status.`] });
    }
  }
  if (query.salesChannelId !== undefined) requireChannel(query.salesChannelId);
  const createdFrom = timeOf(call, 'createdAtMin') ?? Number.NEGATIVE_INFINITY;
  const createdUntil = timeOf(call, 'createdAtMax') ?? Number.POSITIVE_INFINITY;
  const updatedFrom = timeOf(call, 'updatedAtMin') ?? Number.NEGATIVE_INFINITY;
  const updatedUntil = timeOf(call, 'updatedAtMax') ?? Number.POSITIVE_INFINITY;
  const shipFrom = timeOf(call, 'shippedAtMin') ?? Number.NEGATIVE_INFINITY;
  const shipUntil = timeOf(call, 'shippedAtMax') ?? Number.POSITIVE_INFINITY;
  return (order) =>
    (statuses.length === 0 || statuses.includes(order.status)) &&
    (query.supplyMode === undefined || query.supplyMode === order.supplyMode) &&
    (query.reference === undefined || `SCID${query.reference}` === order.id) &&
    (query.shippingCountry === undefined || query.shippingCountry === 'FR') &&
    (query.businessOrder === undefined || query.businessOrder === 'false') &&
    order.createdAt >= createdFrom &&
    order.createdAt <= createdUntil &&
    order.updatedAt >= updatedFrom &&
    order.updatedAt <= updatedUntil &&
    order.shipBy >= shipFrom &&
    order.shipBy <= shipUntil;
}

const SORTS = ['createdAt', 'updatedAt'] as const;

function list(call: OctopiaCall) {
  const { query, seller } = call;
  const field = SORTS.find((known) => known === (query.sort ?? query.desc ?? 'createdAt'));
  if (field === undefined)
    throw badRequest('The retrieval failed', { sort: [`It has to be one of ${SORTS.join(', ')}.`] });
  const found = [...seller.state.orders.values()]
    .filter(isWanted(call))
    .sort((one, other) => one[field] - other[field]);
  if (query.desc !== undefined) found.reverse();
  const page = pageByIndex(call, found);
  const [first] = page;
  const rows = call.fault('duplicate') && first ? [...page, first] : page;
  return json(200, { itemsPerPage: rows.length, items: rows.map((order) => orderJson(seller, order)) });
}

const count = (call: OctopiaCall) =>
  json(200, { count: [...call.seller.state.orders.values()].filter(isWanted(call)).length });

export function requireOrder({ seller, params }: OctopiaCall, orderId = params.orderId ?? ''): StoredOrder {
  const order = seller.state.orders.get(orderId);
  if (!order) throw notFound(`The order ${orderId} does not exist.`);
  return order;
}

function approve(call: OctopiaCall) {
  const { seller, now, body } = call;
  const order = requireOrder(call);
  const { approval_status: status } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (status !== 'Accepted' && status !== 'Refused') {
    throw badRequest('The request failed', { approval_status: ["It has to be 'Accepted' or 'Refused'."] });
  }
  if (order.status !== 'WaitingAcceptance') throw conflict(`An order that is ${order.status} awaits no approval.`);
  const back = status === 'Refused' ? returned(seller, openLines(order), now) : [];
  seller.commit([...back, { t: 'order', order: inStatus(order, status, now) }]);
  return { status: 204 };
}

interface Shipment extends OrderParcel {
  lineIds: string[];
}

function readShipments({ body }: OctopiaCall, order: StoredOrder): Shipment[] {
  if (!Array.isArray(body) || body.length === 0) {
    throw badRequest('The request failed', { '': ['The body has to be a list of at least one parcel.'] });
  }
  return body.map((entry: unknown, index) => {
    const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
    const { parcelNumber, carrierName, trackingUrl, orderLineIds } = fields;
    const refuse = (name: string, text: string) => badRequest('The request failed', { [`[${index}].${name}`]: [text] });
    if (typeof parcelNumber !== 'string' || parcelNumber === '') throw refuse('parcelNumber', 'It is required.');
    if (typeof carrierName !== 'string' || carrierName === '') throw refuse('carrierName', 'It is required.');
    if (trackingUrl !== undefined && trackingUrl !== null && typeof trackingUrl !== 'string')
      throw refuse('trackingUrl', 'It has to be text.');
    if (!Array.isArray(orderLineIds) || orderLineIds.length === 0) throw refuse('orderLineIds', 'It is required.');
    const isOpen = (id: unknown) => order.lines.some((line) => line.id === id && line.status === 'InPreparation');
    if (!orderLineIds.every(isOpen)) throw refuse('orderLineIds', 'Each has to be a line of the order in preparation.');
    return {
      parcelNumber,
      carrierName,
      trackingUrl: typeof trackingUrl === 'string' ? trackingUrl : '',
      lineIds: orderLineIds as string[],
    };
  });
}

function ship(call: OctopiaCall) {
  const { seller, now } = call;
  const order = requireOrder(call);
  if (order.supplyMode !== 'Seller') throw conflict('The order is not sent by the seller.');
  if (order.status !== 'InPreparation') throw conflict(`An order that is ${order.status} can not be shipped.`);
  const shipments = readShipments(call, order);
  const lines = order.lines.map((line) => {
    const parcels = shipments
      .filter(({ lineIds }) => lineIds.includes(line.id))
      .map(({ parcelNumber, carrierName, trackingUrl }): OrderParcel => ({ parcelNumber, carrierName, trackingUrl }));
    return parcels.length === 0
      ? line
      : { ...line, status: 'Shipped' as const, parcels: [...line.parcels, ...parcels] };
  });
  const isWhole = lines.every(({ status }) => status !== 'InPreparation');
  const partly: StoredOrder = { ...order, lines, updatedAt: now };
  seller.commit([{ t: 'order', order: isWhole ? inStatus(partly, 'Shipped', now) : partly }]);
  return { status: 201 };
}

const one = '/orders/:orderId';

export const ordersOperations: readonly OctopiaOperation[] = [
  { name: 'getOrders', method: 'GET', url: '/orders', run: list },
  { name: 'countOrders', method: 'GET', url: '/orders/count', run: count },
  { name: 'getOrder', method: 'GET', url: one, run: (call) => json(200, orderJson(call.seller, requireOrder(call))) },
  { name: 'setApprovalStatus', method: 'POST', url: `${one}/approval-status`, run: approve },
  { name: 'createShipments', method: 'POST', url: `${one}/shipments`, run: ship },
];
