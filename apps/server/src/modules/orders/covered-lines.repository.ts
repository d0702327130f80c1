import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { lockLevels } from '../stock/index.ts';
import { lockCursor } from './order-cursors.repository.ts';
import type { OrderLineFacts } from './order-lines.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';

/** Orders whose pieces are still to be sent. */
const WAITING = sql`('pending', 'paid')`;
/** A line `l` of which not every piece was there. */
const IS_SHORT = sql`l.unit_id is not null and l.state = 'open' and l.reserved < l.quantity`;

export interface Covering {
  readonly orderIds: readonly number[];
  /** Their stock is locked. */
  readonly unitIds: readonly number[];
  /** Lines that the first count of their unit has taken into account. */
  readonly counted: readonly Pick<OrderLineFacts, 'orderId' | 'lineId'>[];
}

/**
 * Gives pieces that are there to the lines that wait for them, the oldest order first, also if they came back or were counted after the
 * order. An order is oversold as long as it takes more than there is: no longer once its quantity was lowered, its line was cancelled, its
 * pieces were found, or it was shipped. Orders that are being stored elsewhere are left to that.
 * @returns the orders that got pieces
 */
export async function coverOrders(tx: Tx, userId: number, { orderIds, unitIds, counted }: Covering): Promise<number[]> {
  if (unitIds.length === 0) return [];
  await sql`
    update order_lines l set reserved = l.quantity
    from unnest(${counted.map((one) => one.orderId)}::bigint[], ${counted.map((one) => one.lineId)}::bigint[]) as n (order_id, line_id)
    where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id and l.reserved < l.quantity`.execute(
    tx,
  );
  await sql`
    update order_lines l set reserved = l.quantity
    where l.user_id = ${userId} and l.order_id = any(${[...orderIds]}::bigint[]) and l.reserved > l.quantity`.execute(
    tx,
  );
  const { rows } = await sql<{ orderId: number }>`
    with held as materialized (
      select o.order_id, o.ordered_at, o.external_id from orders o
      where o.user_id = ${userId} and o.status in ${WAITING} and not o.is_fulfilled_by_marketplace and o.order_id in (
        select l.order_id from order_lines l
        where l.user_id = ${userId} and l.unit_id = any(${[...unitIds]}::bigint[]) and ${IS_SHORT})
      for update skip locked
    ), short as (
      select l.order_id, l.line_id, l.unit_id, l.quantity - l.reserved as lacks,
        sum(l.quantity - l.reserved) over (partition by l.unit_id) as lacking,
        sum(l.quantity - l.reserved) over (partition by l.unit_id order by h.ordered_at, h.external_id, l.line_id) as upto
      from held h join order_lines l on l.user_id = ${userId} and l.order_id = h.order_id
      where l.unit_id = any(${[...unitIds]}::bigint[]) and ${IS_SHORT}
    )
    update order_lines l set reserved = l.reserved + n.found
    from (
      select s.order_id, s.line_id,
        least(s.lacks, s.lacking - greatest(v.reserved - v.on_hand, 0) - (s.upto - s.lacks))::integer as found
      from short s join stock_levels v on v.user_id = ${userId} and v.unit_id = s.unit_id
    ) n
    where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id and n.found > 0
    returning l.order_id as "orderId"`.execute(tx);
  const found = [...new Set(rows.map(({ orderId }) => orderId))];
  const touched = [...new Set([...orderIds, ...found])];
  await sql`
    update orders o set stock_status = n.stock_status
    from (
      select order_id, case when status in ${WAITING} and not is_fulfilled_by_marketplace and exists (
          select from order_lines l join stock_levels v on v.user_id = l.user_id and v.unit_id = l.unit_id
          where l.user_id = ${userId} and l.order_id = orders.order_id and ${IS_SHORT})
        then 'oversold' else 'fulfillable' end as stock_status
      from orders where user_id = ${userId} and order_id = any(${touched}::bigint[])
    ) n
    where o.user_id = ${userId} and o.order_id = n.order_id and o.stock_status <> n.stock_status`.execute(tx);
  return found;
}

/** The units of the account's oversold orders of which there is more than their lines have. */
export async function findUnitsToCover(db: Db, { userId, accountId }: OrdersAccount): Promise<number[]> {
  const { rows } = await sql<{ unitId: number }>`
    select l.unit_id as "unitId" from orders o
    join order_lines l on l.user_id = o.user_id and l.order_id = o.order_id and ${IS_SHORT}
    join stock_levels v on v.user_id = l.user_id and v.unit_id = l.unit_id
    where o.user_id = ${userId} and o.account_id = ${accountId} and o.stock_status = 'oversold'
    group by l.unit_id
    having sum(l.quantity - l.reserved) > max(greatest(v.reserved - v.on_hand, 0))`.execute(db);
  return rows.map(({ unitId }) => unitId);
}

/** Covers the lines of these units with what is there now. */
export async function coverUnits(tx: Tx, account: OrdersAccount, unitIds: readonly number[]): Promise<void> {
  const { userId } = account;
  await lockCursor(tx, account);
  await lockLevels(tx, userId, unitIds);
  const orderIds = await coverOrders(tx, userId, { orderIds: [], unitIds, counted: [] });
  await emitEvents(
    tx,
    userId,
    orderIds.map((orderId) => ({ kind: 'order' as const, orderId })),
  );
}
