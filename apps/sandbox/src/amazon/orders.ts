import { orderJson } from './defects.ts';
import { invalidInput, notFound } from './errors.ts';
import { bodyOf } from './feeds.ts';
import type { OrderLine, Parcel, StoredOrder } from './model.ts';
import { type AmazonCall, type AmazonOperation, iso, json, listOf, marketplacesOf } from './operation.ts';
import { fulfillmentStatus, orderDataSets } from './order-json.ts';

/** Orders: reading in the version 2026-01-01, shipping still in v0. */
const base = '/orders/2026-01-01/orders';
const LARGEST_PAGE = 100;
const MAX_MARKETPLACES = 50;
const TWO_MINUTES_MS = 120_000;
const TOKEN_MS = 86_400_000;
const STATUSES = [
  'PENDING_AVAILABILITY',
  'PENDING',
  'UNSHIPPED',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'CANCELLED',
  'UNFULFILLABLE',
];

function wantedOf({ query }: AmazonCall): string[] {
  const names = listOf(query.includedData);
  for (const name of names) {
    if (!(orderDataSets as readonly string[]).includes(name))
      throw invalidInput(`'${name}' is not a valid value of 'includedData'.`);
  }
  return names;
}

function timeOf({ query }: AmazonCall, name: string): number | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw invalidInput(`'${name}' is not a date.`);
  return at;
}

interface Window {
  field: 'createdAt' | 'modifiedAt';
  from: number;
  /** Exclusive. */
  until: number;
}

function windowOf(call: AmazonCall): Window {
  const createdAfter = timeOf(call, 'createdAfter');
  const lastUpdatedAfter = timeOf(call, 'lastUpdatedAfter');
  if ((createdAfter === undefined) === (lastUpdatedAfter === undefined)) {
    throw invalidInput("Exactly one of 'createdAfter' and 'lastUpdatedAfter' has to be given.");
  }
  const isCreated = createdAfter !== undefined;
  const name = isCreated ? 'createdBefore' : 'lastUpdatedBefore';
  if (call.query[isCreated ? 'lastUpdatedBefore' : 'createdBefore'] !== undefined)
    throw invalidInput('The bounds of both dates are mixed.');
  const before = timeOf(call, name);
  if (before !== undefined && before > call.now - TWO_MINUTES_MS)
    throw invalidInput(`'${name}' has to be at least two minutes ago.`);
  return {
    field: isCreated ? 'createdAt' : 'modifiedAt',
    from: createdAfter ?? lastUpdatedAfter ?? 0,
    until: before ?? call.now,
  };
}

interface Token extends Window {
  offset: number;
  madeAt: number;
}

function readToken(call: AmazonCall, text: string): Token {
  try {
    const token = JSON.parse(Buffer.from(text, 'base64url').toString()) as Token;
    if (Number.isInteger(token.offset) && call.now - token.madeAt < TOKEN_MS) return token;
  } catch {
    throw invalidInput("The 'paginationToken' is not valid.");
  }
  throw invalidInput("The 'paginationToken' has expired.");
}

/** The orders in a window, oldest first. Orders are indexed by last change, so the search starts at the window. */
function ordersIn({ seller }: AmazonCall, { field, from, until }: Window): StoredOrder[] {
  const list = seller.state.ordersByTime;
  if (field === 'createdAt') {
    return list
      .filter(({ createdAt }) => createdAt >= from && createdAt < until)
      .sort((one, other) => one.createdAt - other.createdAt);
  }
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.modifiedAt ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const end = list.findIndex(({ modifiedAt }, index) => index >= low && modifiedAt >= until);
  return list.slice(low, end < 0 ? list.length : end);
}

function search(call: AmazonCall) {
  const { query, now } = call;
  const wanted = wantedOf(call);
  const size = Number(query.maxResultsPerPage ?? LARGEST_PAGE);
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE)
    throw invalidInput("'maxResultsPerPage' has to be from 1 to 100.");
  const statuses = listOf(query.fulfillmentStatuses);
  for (const status of statuses)
    if (!STATUSES.includes(status)) throw invalidInput(`'${status}' is not a fulfillment status.`);
  const fulfilledBy = listOf(query.fulfilledBy);
  const asked = windowOf(call);
  const token = query.paginationToken === undefined ? undefined : readToken(call, query.paginationToken);
  const window: Window = token ?? asked;
  const offset = token?.offset ?? 0;
  const marketplaceIds = query.marketplaceIds === undefined ? undefined : marketplacesOf(call);
  if ((marketplaceIds?.length ?? 0) > MAX_MARKETPLACES)
    throw invalidInput(`At most ${MAX_MARKETPLACES} 'marketplaceIds' are allowed.`);
  const found = ordersIn(call, window).filter(
    (order) =>
      (marketplaceIds === undefined || marketplaceIds.includes(order.marketplaceId)) &&
      (statuses.length === 0 || statuses.includes(fulfillmentStatus(order))) &&
      (fulfilledBy.length === 0 || fulfilledBy.includes(order.fulfilledBy)),
  );
  const page = found.slice(offset, offset + size);
  const rows = call.fault('duplicate') && page[0] ? [...page, page[0]] : page;
  const next: Token = { ...window, offset: offset + size, madeAt: now };
  const nextToken = Buffer.from(JSON.stringify(next)).toString('base64url');
  return json(200, {
    orders: rows.map((order) => orderJson(order, wanted)),
    ...(offset + size < found.length ? { pagination: { nextToken } } : {}),
    [window.field === 'createdAt' ? 'createdBefore' : 'lastUpdatedBefore']: iso(window.until),
  });
}

function requireOrder({ seller, params }: AmazonCall): StoredOrder {
  const order = seller.state.orders.get(params.orderId ?? '');
  if (!order) throw notFound(params.orderId ?? '');
  return order;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readParcel(call: AmazonCall, order: StoredOrder): Parcel {
  const body = bodyOf(call);
  if (body.marketplaceId !== order.marketplaceId) throw invalidInput('The order belongs to another marketplace.');
  const detail = (
    typeof body.packageDetail === 'object' && body.packageDetail !== null ? body.packageDetail : {}
  ) as Record<string, unknown>;
  const { packageReferenceId, carrierCode, carrierName, shippingMethod, trackingNumber, shipDate, orderItems } = detail;
  if (!isText(packageReferenceId) || !/^[1-9]\d*$/.test(packageReferenceId)) {
    throw invalidInput("'packageReferenceId' has to be a positive number.");
  }
  if (!isText(carrierCode) || !isText(trackingNumber))
    throw invalidInput("'carrierCode' and 'trackingNumber' are required.");
  for (const [name, value] of Object.entries({ carrierName, shippingMethod })) {
    if (value !== undefined && typeof value !== 'string') throw invalidInput(`'${name}' has to be text.`);
  }
  if (carrierCode === 'Other' && !isText(carrierName))
    throw invalidInput("'carrierName' is required for the carrier code Other.");
  if (!isText(shipDate) || Number.isNaN(Date.parse(shipDate))) throw invalidInput("'shipDate' is not a date.");
  if (Date.parse(shipDate) < order.createdAt - 60_000) throw invalidInput("'shipDate' lies before the order.");
  if (!Array.isArray(orderItems) || orderItems.length === 0) throw invalidInput("'orderItems' is required.");
  const items = orderItems.map((entry: unknown) => {
    const { orderItemId, quantity } = (entry ?? {}) as Record<string, unknown>;
    if (!order.lines.some((line) => line.orderItemId === orderItemId))
      throw invalidInput(`The order has no item '${orderItemId}'.`);
    if (!Number.isInteger(quantity) || Number(quantity) < 1)
      throw invalidInput("'quantity' has to be a whole number above zero.");
    return { orderItemId: String(orderItemId), quantity: Number(quantity) };
  });
  return {
    packageReferenceId,
    carrierCode,
    ...(isText(shippingMethod) ? { shippingMethod } : {}),
    trackingNumber,
    shipDate,
    createdAt: call.now,
    items,
  };
}

const shippedIn = (parcels: readonly Parcel[], orderItemId: string): number =>
  parcels
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.orderItemId === orderItemId ? item.quantity : 0), 0);

/** Confirming the same package number again replaces the shipment's earlier data. */
function confirmShipment(call: AmazonCall) {
  const order = requireOrder(call);
  if (order.fulfilledBy === 'AMAZON') throw invalidInput('The order is fulfilled by Amazon.');
  if (order.state !== 'OPEN') throw invalidInput(`An order that is ${order.state} can not be shipped.`);
  const parcel = readParcel(call, order);
  const parcels = [
    ...order.parcels.filter(({ packageReferenceId }) => packageReferenceId !== parcel.packageReferenceId),
    parcel,
  ];
  const lines = order.lines.map((line): OrderLine => ({ ...line, shipped: shippedIn(parcels, line.orderItemId) }));
  if (lines.some((line) => line.shipped > line.quantity))
    throw invalidInput('More pieces are shipped than were ordered.');
  call.seller.commit([{ t: 'order', order: { ...order, parcels, lines, modifiedAt: call.now } }]);
  return { status: 204 };
}

export const ordersOperations: readonly AmazonOperation[] = [
  { name: 'searchOrders', method: 'GET', url: base, run: search },
  {
    name: 'getOrder',
    method: 'GET',
    url: `${base}/:orderId`,
    run: (call) => json(200, { order: orderJson(requireOrder(call), wantedOf(call)) }),
  },
  {
    name: 'confirmShipment',
    method: 'POST',
    url: '/orders/v0/orders/:orderId/shipmentConfirmation',
    run: confirmShipment,
  },
];
