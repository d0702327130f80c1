import {
  type AccountSession,
  type ExternalOrder,
  failedBy,
  listOrdersInTime,
  type MarketplaceTime,
  mapBounded,
  type OrderAnswer,
  type OrderPage,
  type Outcome,
  readOneOrder,
  readOrders,
  type Shipment,
  succeeded,
} from '@quayside/connector-kit';
import { carrierCodeAt } from '@quayside/kernel';
import type { CdiscountClient, OrdersPage } from './client.ts';
import { ACCEPTED, DECLINED, idsOf, toExternalOrder } from './transform/order.ts';
import type { Order, Parcel } from './wire.ts';

const FIRST_WINDOW_MS = 90 * 86_400_000;
/** Overlap before the cursor, because an order may become visible after one that changed later. The caller recognizes orders by id. */
const OVERLAP_MS = 120_000;
const PARALLEL_CALLS = 2;
const SEPARATOR = ' ';

/** The position of the next read: an Octopia time, and the page of the orders changed since. */
interface Cursor {
  readonly since: string;
  readonly page: number;
}

function readCursor(cursor: string | null, now: number): Cursor {
  if (cursor === null) return { since: new Date(now - FIRST_WINDOW_MS).toISOString(), page: 1 };
  const [since = '', page = '1'] = cursor.split(SEPARATOR);
  return { since, page: Number(page) };
}

const changedAt = (order: Order | undefined): number => Date.parse(order?.updatedAt ?? order?.createdAt ?? '');

/**
 * Lists orders by the time of their last change. Pages are numbered, and an order that changes during paging moves to the end and shifts
 * the others. Therefore the next request starts at the last change of the previous page, and counts pages only while a full page has one
 * change time. An order with a date in Octopia's future advances the cursor only to Octopia's present.
 */
export function listOrders(
  client: CdiscountClient,
  session: AccountSession,
  cursor: string | null,
): Promise<OrderPage> {
  const sinceOf = (given: string) => Date.parse(readCursor(given, 0).since);
  return listOrdersInTime(session, cursor, sinceOf, (time, from) => listFrom(client, time, from));
}

export function readOrder(
  client: CdiscountClient,
  session: AccountSession,
  orderId: string,
): Promise<ExternalOrder | null> {
  return readOneOrder(orderId, () => client.getOrder(session, orderId), toExternalOrder, idsOf);
}

async function listFrom(
  client: CdiscountClient,
  { session, now }: MarketplaceTime,
  cursor: string | null,
): Promise<OrderPage> {
  const { since, page } = readCursor(cursor, session.clock.now().getTime());
  const read = await readPage(client, session, since, page);
  const orders = readOrders(read.orders, toExternalOrder, idsOf);
  return { orders, nextCursor: nextCursor(since, page, read, now()), hasMore: read.isFull };
}

async function readPage(
  client: CdiscountClient,
  session: AccountSession,
  since: string,
  page: number,
): Promise<OrdersPage> {
  const first = await client.getOrders(session, since, page);
  if (!first.isFull || isByChange(first.orders)) return first;
  // The next pages may hold earlier changes than this one, so none of its orders can be the cursor; all pages are read at once.
  const orders = [...first.orders];
  for (let next = page + 1, isMore = true; isMore; next += 1) {
    const more = await client.getOrders(session, since, next);
    orders.push(...more.orders);
    isMore = more.isFull;
  }
  return { orders, isFull: false };
}

function isByChange(orders: readonly Order[]): boolean {
  const times = orders.map(changedAt);
  return times.every((time, at) => at === 0 || (times[at - 1] ?? 0) <= time);
}

function nextCursor(since: string, page: number, { orders, isFull }: OrdersPage, now: number): string {
  const start = Date.parse(since);
  // One with a date in the future says nothing of the others.
  const times = orders.map(changedAt).filter((time) => time >= start && (time <= now || !isFull));
  const last = Math.min(now, Math.max(start, ...times));
  // Without an order, going back again would never end.
  if (!isFull) return new Date(times.length === 0 ? start : last - OVERLAP_MS).toISOString();
  return last > start ? new Date(last).toISOString() : `${since}${SEPARATOR}${page + 1}`;
}

/** Accepts or declines orders at Cdiscount. An order that no longer waits may already have the same answer. */
export function answerOrders(
  client: CdiscountClient,
  session: AccountSession,
  answers: readonly OrderAnswer[],
): Promise<Outcome<void>[]> {
  return mapBounded(answers, PARALLEL_CALLS, async ({ orderId, isAccepted }): Promise<Outcome<void>> => {
    try {
      await client.setApproval(session, orderId, isAccepted ? 'Accepted' : 'Refused');
      return succeeded(undefined);
    } catch (cause) {
      const failure = failedBy(cause);
      if (failure.error.kind !== 'rejected') return failure;
      const order = await client.getOrder(session, orderId).catch(() => undefined);
      const isSame = order?.status !== undefined && (isAccepted ? ACCEPTED : DECLINED).has(order.status);
      return isSame ? succeeded(undefined) : failure;
    }
  });
}

/**
 * Confirms shipments, those of an order in one call. A shipment is identified by its tracking number: one that the order shows is not sent
 * again.
 */
export async function ship(
  client: CdiscountClient,
  session: AccountSession,
  shipments: readonly Shipment[],
): Promise<Outcome<void>[]> {
  const outcomes = new Map<Shipment, Outcome<void>>();
  await mapBounded([...ordersOf(shipments).values()], PARALLEL_CALLS, async (own) => {
    const outcome = await shipTogether(client, session, own);
    // One rejected shipment rejects the whole call, which then changes nothing.
    const isShared = own.length > 1 && !outcome.ok && outcome.error.kind === 'rejected';
    for (const shipment of own) {
      outcomes.set(shipment, isShared ? await shipTogether(client, session, [shipment]) : outcome);
    }
  });
  return shipments.map((shipment) => outcomes.get(shipment) ?? succeeded(undefined));
}

function ordersOf(shipments: readonly Shipment[]): Map<string, Shipment[]> {
  const orders = new Map<string, Shipment[]>();
  for (const shipment of shipments) {
    const others = orders.get(shipment.orderId);
    if (others) others.push(shipment);
    else orders.set(shipment.orderId, [shipment]);
  }
  return orders;
}

async function shipTogether(
  client: CdiscountClient,
  session: AccountSession,
  shipments: readonly Shipment[],
): Promise<Outcome<void>> {
  const orderId = shipments[0]?.orderId ?? '';
  try {
    const order = await client.getOrder(session, orderId);
    const untold = shipments.flatMap((shipment) => parcelOf(shipment, order) ?? []);
    if (untold.length > 0) await client.createShipments(session, orderId, untold);
    return succeeded(undefined);
  } catch (error) {
    return failedBy(error);
  }
}

/** Undefined if every line already shows the shipment. */
function parcelOf({ trackingNumber, carrier, lines }: Shipment, order: Order | undefined): Parcel | undefined {
  const shippedIds = new Set(
    (order?.lines ?? []).flatMap(({ orderLineId, parcels = [] }) =>
      parcels.some(({ parcelNumber }) => parcelNumber === trackingNumber) ? [orderLineId] : [],
    ),
  );
  const orderLineIds = lines.map(({ externalId }) => externalId).filter((id) => !shippedIds.has(id));
  if (orderLineIds.length === 0) return undefined;
  return { parcelNumber: trackingNumber, carrierName: carrierCodeAt('cdiscount', carrier), orderLineIds };
}
