import { unnamed } from '@quayside/connector-kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { HOME_OF_LINE, type HomeOfLine, JOIN_HOME } from './home-of-line.ts';
import type { KnownOrder, OrderStatus, OrdersAccount } from './orders.repository.ts';

/**
 * `cancelled`: the marketplace sells it no more; `refunded`: paid back before it was shipped, and not cancelled;
 * `replaced`: the same line is in another order now.
 */
export type LineState = 'open' | 'cancelled' | 'refunded' | 'replaced';

export interface NewLine {
  readonly orderId: number;
  readonly externalId: string;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly state: Exclude<LineState, 'replaced'>;
  /** The pieces that are shipped. */
  readonly shipped: number;
  /** Null if it cannot be read. */
  readonly totalMinor: number | null;
  readonly currency: string;
}

export async function insertLines(tx: Tx, userId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into order_lines as known (user_id, order_id, external_id, item_id, unit_id, marketplace_sku, listing_id, title, quantity,
      total_minor, currency, state, shipped)
    select ${userId}::bigint, n.order_id, n.external_id, n.item_id, n.unit_id, n.sku, n.listing_id, n.title, n.quantity,
      coalesce(n.total_minor, 0), n.currency, n.state, n.shipped from unnest(
      ${lines.map((l) => l.orderId)}::bigint[], ${lines.map((l) => l.externalId)}::text[], ${lines.map((l) => l.itemId)}::bigint[],
      ${lines.map((l) => l.unitId)}::bigint[], ${lines.map((l) => l.sku)}::text[], ${lines.map((l) => l.listingId)}::text[],
      ${lines.map((l) => l.title)}::text[], ${lines.map((l) => l.quantity)}::integer[],
      ${lines.map((l) => l.totalMinor)}::bigint[], ${lines.map((l) => l.currency)}::text[],
      ${lines.map((l) => l.state)}::text[], ${lines.map((l) => l.shipped)}::integer[])
      as n (order_id, external_id, item_id, unit_id, sku, listing_id, title, quantity, total_minor, currency, state, shipped)
    on conflict (user_id, order_id, external_id) do update set
      -- A cancelled line keeps what was ordered, and a line without a readable price its last one.
      quantity = case when excluded.quantity = 0 then known.quantity else excluded.quantity end,
      total_minor = case when excluded.total_minor = 0 then known.total_minor else excluded.total_minor end,
      currency = case when excluded.total_minor = 0 then known.currency else excluded.currency end,
      state = case when known.state = 'replaced' then known.state else excluded.state end,
      shipped = greatest(known.shipped, excluded.shipped),
      item_id = coalesce(known.item_id, excluded.item_id), unit_id = coalesce(known.unit_id, excluded.unit_id),
      marketplace_sku = coalesce(known.marketplace_sku, excluded.marketplace_sku),
      listing_id = coalesce(known.listing_id, excluded.listing_id),
      title = case when known.title = '' then excluded.title else known.title end`.execute(tx);
}

/** A stored line with the data of its order that stock needs. */
export interface OrderLineFacts {
  readonly lineId: number;
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly externalId: string;
  readonly status: OrderStatus;
  readonly orderedAt: Date;
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly quantity: number;
  readonly reserved: number;
  readonly state: LineState;
  readonly shipped: number;
  readonly isFulfilledByMarketplace: boolean;
}

const LINE_FACTS = sql`l.line_id as "lineId", l.order_id as "orderId", o.external_id as "orderExternalId",
  l.external_id as "externalId", o.status, o.ordered_at as "orderedAt", l.marketplace_sku as sku, l.listing_id as "listingId",
  l.item_id as "itemId", l.unit_id as "unitId", l.quantity,
  l.reserved, l.state, l.shipped,
  o.is_fulfilled_by_marketplace as "isFulfilledByMarketplace"`;

/** Lines of these orders in order of arrival. */
export async function readLines(db: Db, userId: number, orderIds: readonly number[]): Promise<OrderLineFacts[]> {
  const { rows } = await sql<OrderLineFacts>`
    select ${LINE_FACTS} from order_lines l join orders o using (user_id, order_id)
    where l.user_id = ${userId} and l.order_id = any(${orderIds}::bigint[])
    order by o.ordered_at, o.external_id, l.line_id`.execute(db);
  return rows;
}

/** Lines received since a time that named no known unit when they arrived. */
export async function readUnmatchedLines(db: Db, account: OrdersAccount, since: Date): Promise<OrderLineFacts[]> {
  const { rows } = await sql<OrderLineFacts>`
    select ${LINE_FACTS} from order_lines l join orders o using (user_id, order_id)
    where l.user_id = ${account.userId} and l.unit_id is null and o.account_id = ${account.accountId}
      and o.received_at >= ${since}
    order by o.ordered_at, o.external_id, l.line_id`.execute(db);
  return rows;
}

export async function setLineUnits(
  tx: Tx,
  userId: number,
  matches: readonly { lineId: number; orderId: number; itemId: number; unitId: number }[],
): Promise<void> {
  await sql`
    update order_lines l set item_id = n.item_id, unit_id = n.unit_id
    from unnest(${matches.map((m) => m.orderId)}::bigint[], ${matches.map((m) => m.lineId)}::bigint[],
      ${matches.map((m) => m.itemId)}::bigint[], ${matches.map((m) => m.unitId)}::bigint[])
      as n (order_id, line_id, item_id, unit_id)
    where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id`.execute(tx);
}

/** The open lines of an order, with the marketplace's own ids. */
export async function readShippedLines(
  db: Db,
  userId: number,
  orderId: number,
): Promise<{ lineId: number; externalId: string; quantity: number }[]> {
  return db
    .selectFrom('order_lines')
    .select(['line_id as lineId', 'external_id as externalId', 'quantity'])
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .orderBy('line_id')
    .execute();
}

export interface LineRow {
  readonly id: number;
  readonly externalId: string;
  readonly orderId: number;
  readonly sku: string | null;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly itemAccountId: number | null;
  readonly title: string;
  readonly quantity: number;
  readonly reserved: number;
  readonly state: LineState;
  readonly totalMinor: number;
  readonly currency: string;
  readonly home: HomeOfLine | null;
}

/**
 * The lines of an order, as JSON of `LineRow`s, for a statement about `orders o`. Lines that are in another order now are
 * shown only if all of them are.
 */
export const LINES_OF_ORDER = sql`(
  select json_agg(json_build_object('id', l.line_id, 'externalId', l.external_id, 'orderId', l.order_id, 'sku', l.marketplace_sku,
      'itemId', l.item_id, 'unitId', l.unit_id, 'itemAccountId', i.account_id, 'title', l.title, 'quantity', l.quantity,
      'reserved', l.reserved, 'state', l.state, 'totalMinor', l.total_minor, 'currency', l.currency, 'home', ${HOME_OF_LINE}) order by l.line_id)
  from order_lines l ${JOIN_HOME}
  where l.user_id = o.user_id and l.order_id = o.order_id and (l.state <> 'replaced' or o.replaced_by is not null))`;

/** Ends the lines of these orders that their marketplace does not list any more. Those without an id are listed with one now. */
export async function endMissingLines(
  tx: Tx,
  userId: number,
  orders: readonly { readonly orderId: number; readonly lineIds: readonly string[] }[],
): Promise<void> {
  const lines = orders.flatMap(({ orderId, lineIds }) => lineIds.map((lineId) => ({ orderId, lineId })));
  if (lines.length === 0) return;
  await sql`
    update order_lines l set state = case when left(l.external_id, 1) = ${unnamed('')} then 'replaced' else 'cancelled' end
    where l.user_id = ${userId} and l.order_id = any(${orders.map(({ orderId }) => orderId)}::bigint[])
      and l.state in ('open', 'refunded')
      and not exists (select from unnest(${lines.map(({ orderId }) => orderId)}::bigint[],
        ${lines.map(({ lineId }) => lineId)}::text[]) as n (order_id, external_id)
        where n.order_id = l.order_id and n.external_id = l.external_id)`.execute(tx);
}

/** A line that several orders of an account have. */
export interface SharedLine extends Pick<KnownOrder, 'site' | 'status'> {
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly lineId: number;
  readonly externalId: string;
  readonly listingId: string | null;
  readonly state: LineState;
  readonly orderedAt: Date;
  readonly replacedBy: string | null;
}

/** The lines of these orders that other orders of the account have too, with those. */
export async function readSharedLines(
  tx: Tx,
  { userId, accountId }: OrdersAccount,
  orderIds: readonly number[],
): Promise<SharedLine[]> {
  const { rows } = await sql<SharedLine>`
    with own as (
      select distinct external_id from order_lines where user_id = ${userId} and order_id = any(${orderIds}::bigint[])
    ), found as (
      select o.order_id as "orderId", o.external_id as "orderExternalId", o.site, o.status, l.line_id as "lineId",
        l.external_id as "externalId", l.listing_id as "listingId", l.state, o.ordered_at as "orderedAt",
        o.replaced_by as "replacedBy", count(*) over (partition by l.external_id) as n
      from own join order_lines l on l.user_id = ${userId} and l.external_id = own.external_id
      join orders o on o.user_id = l.user_id and o.order_id = l.order_id
      where o.account_id = ${accountId}
    )
    select * from found where n > 1`.execute(tx);
  return rows;
}

/** Marks lines that are in another order now, or that are in their own again. */
export async function setReplaced(
  tx: Tx,
  userId: number,
  lines: readonly Pick<SharedLine, 'orderId' | 'lineId'>[],
  isReplaced: boolean,
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update order_lines l set state = ${isReplaced ? 'replaced' : 'open'}
    from unnest(${lines.map((one) => one.orderId)}::bigint[], ${lines.map((one) => one.lineId)}::bigint[])
      as n (order_id, line_id)
    where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id`.execute(tx);
}

/** Ends those of the orders that have no line of their own left, in favour of another. @returns their ids */
export async function endReplacedOrders(
  tx: Tx,
  userId: number,
  orders: readonly { readonly orderId: number; readonly by: string }[],
): Promise<Set<number>> {
  if (orders.length === 0) return new Set();
  const { rows } = await sql<{ orderId: number }>`
    update orders o set status = 'cancelled', replaced_by = n.by, problem = null, problems = '[]'
    from unnest(${orders.map(({ orderId }) => orderId)}::bigint[], ${orders.map(({ by }) => by)}::text[]) as n (order_id, by)
    where o.user_id = ${userId} and o.order_id = n.order_id and o.replaced_by is null
      and not exists (select from order_lines l
        where l.user_id = o.user_id and l.order_id = o.order_id and l.state <> 'replaced')
    returning o.order_id as "orderId"`.execute(tx);
  return new Set(rows.map(({ orderId }) => orderId));
}
