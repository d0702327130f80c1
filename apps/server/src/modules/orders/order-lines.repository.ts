import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrderStatus, OrdersAccount } from './orders.repository.ts';

export interface NewLine {
  readonly orderId: number;
  readonly externalId: string;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly totalMinor: number;
  readonly currency: string;
}

export async function insertLines(tx: Tx, userId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into order_lines (user_id, order_id, external_id, item_id, unit_id, marketplace_sku, listing_id, title, quantity,
      total_minor, currency)
    select ${userId}::bigint, n.* from unnest(
      ${lines.map((l) => l.orderId)}::bigint[], ${lines.map((l) => l.externalId)}::text[], ${lines.map((l) => l.itemId)}::bigint[],
      ${lines.map((l) => l.unitId)}::bigint[], ${lines.map((l) => l.sku)}::text[], ${lines.map((l) => l.listingId)}::text[],
      ${lines.map((l) => l.title)}::text[], ${lines.map((l) => l.quantity)}::integer[],
      ${lines.map((l) => l.totalMinor)}::bigint[], ${lines.map((l) => l.currency)}::text[]) as n
    on conflict (user_id, order_id, external_id) do update set total_minor = excluded.total_minor
    -- Amazon tells the price of a pending order once it is paid.
    where order_lines.total_minor = 0 and excluded.total_minor <> 0`.execute(tx);
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
  readonly isFulfilledByMarketplace: boolean;
}

const LINE_FACTS = sql`l.line_id as "lineId", l.order_id as "orderId", o.external_id as "orderExternalId",
  l.external_id as "externalId", o.status, o.ordered_at as "orderedAt", l.marketplace_sku as sku, l.listing_id as "listingId",
  l.item_id as "itemId", l.unit_id as "unitId", l.quantity,
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

/** Stores how much of each line stock covered. An order with a line that is not fully covered is oversold. */
export async function setCovered(
  tx: Tx,
  userId: number,
  covered: readonly { lineId: number; orderId: number; reserved: number }[],
): Promise<void> {
  if (covered.length === 0) return;
  await sql`
    with noted as (
      update order_lines l set reserved = n.reserved
      from unnest(${covered.map((c) => c.orderId)}::bigint[], ${covered.map((c) => c.lineId)}::bigint[],
        ${covered.map((c) => c.reserved)}::integer[]) as n (order_id, line_id, reserved)
      where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id
      returning l.order_id, l.reserved < l.quantity as is_short
    )
    update orders o set stock_status = 'oversold'
    from noted n where o.user_id = ${userId} and o.order_id = n.order_id and n.is_short`.execute(tx);
}

/** All lines of an order, with the marketplace's own ids. */
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
  readonly totalMinor: number;
  readonly currency: string;
}

/** The lines of an order, as JSON of `LineRow`s, for a statement about `orders o`. */
export const LINES_OF_ORDER = sql`(
  select json_agg(json_build_object('id', l.line_id, 'externalId', l.external_id, 'orderId', l.order_id, 'sku', l.marketplace_sku,
      'itemId', l.item_id, 'unitId', l.unit_id, 'itemAccountId', i.account_id, 'title', l.title, 'quantity', l.quantity,
      'reserved', l.reserved, 'totalMinor', l.total_minor, 'currency', l.currency) order by l.line_id)
  from order_lines l left join items i on i.user_id = l.user_id and i.item_id = l.item_id
  where l.user_id = o.user_id and l.order_id = o.order_id)`;
