import {
  type AccountSession,
  failedBy,
  mapBounded,
  type OrderPage,
  type Outcome,
  type Shipment,
  succeeded,
} from '@quayside/connector-kit';
import type { CdiscountClient, OrdersPage } from './client.ts';
import { toExternalOrder, WAITING } from './transform/order.ts';
import type { Order } from './wire.ts';

const FIRST_WINDOW_MS = 90 * 86_400_000;
/** Read again before the cursor: an order may become visible after one that was changed later. The caller knows orders by id. */
const OVERLAP_MS = 120_000;
const PARALLEL_CALLS = 2;
const SEPARATOR = ' ';

/** Where to go on: a time of Octopia's clock, and which page of what was changed since. */
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
 * Orders by the time of their last change. Pages are numbered, and an order that changes meanwhile moves to the end and the others up:
 * the next question therefore begins where the last page ended, and counts on only while all of a page bears one and the same time.
 */
export async function listOrders(
  client: CdiscountClient,
  session: AccountSession,
  cursor: string | null,
): Promise<OrderPage> {
  const { since, page } = readCursor(cursor, session.clock.now().getTime());
  const read = await readPage(client, session, since, page);
  const found = new Map(
    read.orders.flatMap((order) => {
      const external = toExternalOrder(order);
      return external ? [[external.externalId, external] as const] : [];
    }),
  );
  const orders = [...found.values()].sort((one, other) => Date.parse(one.modifiedAt) - Date.parse(other.modifiedAt));
  return { orders, nextCursor: nextCursor(since, page, read), hasMore: read.isFull };
}

async function readPage(
  client: CdiscountClient,
  session: AccountSession,
  since: string,
  page: number,
): Promise<OrdersPage> {
  const first = await client.getOrders(session, since, page);
  if (!first.isFull || changedAt(first.orders[0]) <= changedAt(first.orders.at(-1))) return first;
  // The latest change came first: there is no going on from the last one, so all of it is read at once.
  const orders = [...first.orders];
  for (let next = page + 1, isMore = true; isMore; next += 1) {
    const more = await client.getOrders(session, since, next);
    orders.push(...more.orders);
    isMore = more.isFull;
  }
  return { orders, isFull: false };
}

function nextCursor(since: string, page: number, { orders, isFull }: OrdersPage): string {
  const times = orders.map(changedAt).filter((time) => !Number.isNaN(time));
  const start = Date.parse(since);
  const last = Math.max(start, ...times);
  if (!isFull) return new Date(Math.max(start, last - OVERLAP_MS)).toISOString();
  return last > start ? new Date(last).toISOString() : `${since}${SEPARATOR}${page + 1}`;
}

/** Tells Cdiscount that orders are taken. One that waits for it no longer has been accepted, or has gone. */
export function acceptOrders(
  client: CdiscountClient,
  session: AccountSession,
  orderIds: readonly string[],
): Promise<Outcome<void>[]> {
  return mapBounded(orderIds, PARALLEL_CALLS, async (orderId): Promise<Outcome<void>> => {
    try {
      await client.acceptOrder(session, orderId);
      return succeeded(undefined);
    } catch (cause) {
      const failure = failedBy(cause);
      if (failure.error.kind !== 'rejected') return failure;
      const order = await client.getOrder(session, orderId).catch(() => undefined);
      const isDecided = order?.status !== undefined && order.status !== WAITING && order.status !== 'Processing';
      return isDecided ? succeeded(undefined) : failure;
    }
  });
}

/** Tells of parcels. The tracking number is a parcel's name: a parcel that the order shows already is not told again. */
export function ship(
  client: CdiscountClient,
  session: AccountSession,
  shipments: readonly Shipment[],
): Promise<Outcome<void>[]> {
  return mapBounded(shipments, PARALLEL_CALLS, async (shipment): Promise<Outcome<void>> => {
    const { orderId, carrierCode, trackingNumber, lines } = shipment;
    try {
      const order = await client.getOrder(session, orderId);
      const told = new Set(
        (order?.lines ?? []).flatMap(({ orderLineId, parcels = [] }) =>
          parcels.some(({ parcelNumber }) => parcelNumber === trackingNumber) ? [orderLineId] : [],
        ),
      );
      const orderLineIds = lines.map(({ externalId }) => externalId).filter((id) => !told.has(id));
      if (orderLineIds.length > 0) {
        await client.createShipments(session, orderId, [
          { parcelNumber: trackingNumber, carrierName: carrierCode, orderLineIds },
        ]);
      }
      return succeeded(undefined);
    } catch (error) {
      return failedBy(error);
    }
  });
}
