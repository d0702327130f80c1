import {
  type AccountSession,
  ConnectorError,
  type ExternalOrder,
  listOrdersInTime,
  type MarketplaceTime,
  type OrderPage,
} from '@quayside/connector-kit';
import type { EbayClient } from './client.ts';
import { toExternalOrder } from './transform/order.ts';
import type { Order } from './wire.ts';

type OrderSearcher = Pick<EbayClient, 'getOrders'>;

const PAGE = 200;
/** Orders fetched for one answer; a window with more is halved, so that the oldest changes come first. */
const WINDOW_ORDERS = 1_000;
/** A window that reaches no further beyond the cursor is read however many orders it holds: it has to move the cursor. */
const SHORTEST_WINDOW_MS = 60_000;
/** Read again before the cursor: an order may become visible after one that was changed later. The caller knows orders by id. */
const OVERLAP_MS = 120_000;
const FIRST_WINDOW_MS = 90 * 86_400_000;
/** eBay looks back two years. */
const FURTHEST_BACK_MS = 729 * 86_400_000;
/** Orders that change while they are paged move to other pages; the window is then read anew, so often at most. */
const ATTEMPTS = 5;
/** The marketplace’s time is known to the second. */
const SECOND_MS = 1_000;

/**
 * Orders changed since the cursor. The cursor is the newest change seen, as eBay's own clock states it, so that neither our clock nor
 * a pause in asking can lose one. The open end of the newest window is never bounded by our clock for the same reason. An order that is
 * dated in eBay's future moves the cursor no further than eBay's present.
 */
export function listOrders(client: OrderSearcher, session: AccountSession, cursor: string | null): Promise<OrderPage> {
  const sinceOf = (at: string) => Date.parse(at) - OVERLAP_MS;
  return listOrdersInTime(session, cursor, sinceOf, (time, from) => listFrom(client, time, from));
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
    // What is read again before the cursor does not count: halving the overlap too would end the window at the cursor or before it.
    const span = (until ?? Math.max(now, from)) - from;
    const limit = span > SHORTEST_WINDOW_MS ? WINDOW_ORDERS : Number.POSITIVE_INFINITY;
    const window = await readWindow(client, session, { since, until, limit });
    if (window === 'too-many') {
      until = from + Math.floor(span / 2);
    } else if (window === 'moved') {
      attempt += 1;
      // Orders that come in faster than pages are read do not come into a window that ends before them.
      if (until === undefined && ebayNow() - SECOND_MS > from) until = ebayNow() - SECOND_MS;
    } else {
      const orders = window.flatMap((order) => toExternalOrder(order) ?? []).sort(byChange);
      const newest = Date.parse(orders.at(-1)?.modifiedAt ?? iso(asked));
      // A closed window is done as far as its end; the open one only as far as the newest change in it.
      const nextCursor = iso(Math.min(until ?? Math.max(newest, asked), ebayNow()));
      return { orders, nextCursor, hasMore: until !== undefined };
    }
  }
  throw new ConnectorError('unavailable', 'eBay’s orders changed faster than they could be read.');
}

interface Window {
  readonly since: number;
  /** Undefined: open. */
  readonly until: number | undefined;
  /** More orders than this are not read. */
  readonly limit: number;
}

/** The window's orders, each once; `moved` when their number changed between two pages. */
async function readWindow(
  client: OrderSearcher,
  session: AccountSession,
  { since, until, limit }: Window,
): Promise<readonly Order[] | 'too-many' | 'moved'> {
  const filter = `lastmodifieddate:[${iso(since)}..${until === undefined ? '' : iso(until)}]`;
  const orders = new Map<string, Order>();
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += PAGE) {
    const page = await client.getOrders(session, { filter, limit: String(PAGE), offset: String(offset) });
    const found = page?.orders ?? [];
    const stated = page?.total ?? offset + found.length;
    if (stated > limit) return 'too-many';
    if (offset > 0 && stated !== total) return 'moved';
    total = stated;
    for (const order of found) orders.set(order.orderId ?? '', order);
  }
  return [...orders.values()];
}

function byChange(one: ExternalOrder, other: ExternalOrder): number {
  return Date.parse(one.modifiedAt) - Date.parse(other.modifiedAt);
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
