import {
  type AccountSession,
  ConnectorError,
  type ExternalOrder,
  listOrdersInTime,
  type MarketplaceTime,
  type OrderPage,
  objectsOf,
  readOneOrder,
  readOrders,
} from '@quayside/connector-kit';
import { SECOND_MS } from '@quayside/kernel';
import type { EbayClient } from './client.ts';
import { idsOf, toExternalOrder } from './transform/order.ts';
import type { Order } from './wire.ts';

type OrderSearcher = Pick<EbayClient, 'getOrders'>;
type OrderReader = Pick<EbayClient, 'getOrder'>;

const PAGE = 200;
/** Maximum orders for one response. A window with more is halved, so that the oldest changes come first. */
const WINDOW_ORDERS = 1_000;
/** A window that extends no further beyond the cursor is read whatever its number of orders, because it must advance the cursor. */
const SHORTEST_WINDOW_MS = 60_000;
/** Overlap before the cursor, because an order may become visible after one that changed later. The caller recognizes orders by id. */
const OVERLAP_MS = 120_000;
const FIRST_WINDOW_MS = 90 * 86_400_000;
/** eBay returns orders of the last two years. */
const FURTHEST_BACK_MS = 729 * 86_400_000;
/** Maximum reads of a window. Orders that change during paging move to other pages, so the window is read again. */
const ATTEMPTS = 5;
/** The marketplace's time has a resolution of one second. */

/**
 * Lists orders changed since the cursor. The cursor is the newest change seen, by eBay's clock, so that neither the local clock nor a pause
 * can lose an order. For the same reason the newest window has no end. An order with a date in eBay's future advances the cursor only to
 * eBay's present.
 */
export function listOrders(client: OrderSearcher, session: AccountSession, cursor: string | null): Promise<OrderPage> {
  const sinceOf = (at: string) => Date.parse(at) - OVERLAP_MS;
  return listOrdersInTime(session, cursor, sinceOf, (time, from) => listFrom(client, time, from));
}

export function readOrder(
  client: OrderReader,
  session: AccountSession,
  orderId: string,
): Promise<ExternalOrder | null> {
  return readOneOrder(orderId, () => client.getOrder(session, orderId), toExternalOrder, idsOf);
}

async function listFrom(
  client: OrderSearcher,
  { session, now: ebayNow }: MarketplaceTime,
  cursor: string | null,
): Promise<OrderPage> {
  const now = session.clock.now().getTime();
  const asked = cursor === null ? now - FIRST_WINDOW_MS : Date.parse(cursor);
  const since = Math.max(cursor === null ? asked : asked - OVERLAP_MS, now - FURTHEST_BACK_MS);
  const from = Math.max(asked, since);

  let until: number | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; ) {
    // The overlap is not halved, because the window would then end at or before the cursor.
    const span = (until ?? Math.max(now, from)) - from;
    const limit = span > SHORTEST_WINDOW_MS ? WINDOW_ORDERS : Number.POSITIVE_INFINITY;
    const window = await readWindow(client, session, { since, until, limit });
    if (window === 'too-many') {
      until = from + Math.floor(span / 2);
    } else if (window === 'moved') {
      attempt += 1;
      // Orders that arrive during paging are outside a window with an earlier end.
      if (until === undefined && ebayNow() - SECOND_MS > from) until = ebayNow() - SECOND_MS;
    } else {
      const orders = readOrders(window, toExternalOrder, idsOf);
      const newest = Date.parse(orders.at(-1)?.modifiedAt ?? iso(asked));
      // A closed window is complete up to its end; the open one only up to its newest change.
      const nextCursor = iso(Math.min(until ?? Math.max(newest, asked), ebayNow()));
      return { orders, nextCursor, hasMore: until !== undefined };
    }
  }
  throw new ConnectorError('unavailable', 'eBay’s orders changed faster than they could be read.');
}

interface Window {
  readonly since: number;
  /** Undefined for an open window. */
  readonly until: number | undefined;
  /** The maximum number of orders to read. */
  readonly limit: number;
}

/** The orders of a window; `moved` if their number changed between two pages. */
async function readWindow(
  client: OrderSearcher,
  session: AccountSession,
  { since, until, limit }: Window,
): Promise<readonly Order[] | 'too-many' | 'moved'> {
  const filter = `lastmodifieddate:[${iso(since)}..${until === undefined ? '' : iso(until)}]`;
  const orders: Order[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += PAGE) {
    const page = await client.getOrders(session, { filter, limit: String(PAGE), offset: String(offset) });
    const found = objectsOf(page?.orders);
    const stated = page?.total ?? offset + found.length;
    if (stated > limit) return 'too-many';
    if (offset > 0 && stated !== total) return 'moved';
    total = stated;
    orders.push(...found);
  }
  return orders;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
