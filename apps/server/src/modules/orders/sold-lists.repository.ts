import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { lockCursor } from './order-cursors.repository.ts';
import type { SoldFilter } from './sold-orders.repository.ts';

/*
 * Which items some days sold most cannot be read from an index of the orders: all lines of the days must be summed. So a list of days with
 * many orders is kept once it is asked for, and the transactions that store orders move its rows (`sold-shares.repository.ts`).
 */

/** Days with fewer orders are summed whenever they are asked for, within some milliseconds. */
const MANY_ORDERS = 1_000;
/** Lists that a business keeps: a year, a quarter and some months or sites of them. Of more, the one longest not read is given up. */
const MOST_LISTS = 20;

/** Sites with their time zones, as a table `w`. */
export const zonesOf = (sites: readonly Site[]) =>
  sql`unnest(${[...sites]}::text[], ${sites.map((site) => siteFacts(site).timeZone)}::text[]) as w (site, zone)`;

/** The orders of `w` that count as sales. */
const ordersOf = (userId: number, { accountIds, from, to }: SoldFilter) => sql`
  from orders where user_id = ${userId} and site = w.site and ordered_at >= ${from}::timestamp at time zone w.zone
    and (${to}::date is null or ordered_at < (${to}::date + 1)::timestamp at time zone w.zone)
    and account_id = any(${[...accountIds]}::bigint[]) and status in ('paid', 'shipped') and not is_aside`;

const sitesOf = ({ site }: SoldFilter) => (site === undefined ? SITES : [site]);

/**
 * Rows as of `sold_items`, by the orders themselves. The joins keep their order for few orders: PostgreSQL cannot guess how few some days
 * have, and would read all lines of a business.
 */
export function itemsSold(userId: number, filter: SoldFilter, size: 'few' | 'many'): RawBuilder<unknown> {
  const asWritten = size === 'few' ? sql`offset 0` : sql``;
  return sql`
    select item_id, sum(lines)::integer as lines, coalesce(sum(units), 0)::integer as units,
      jsonb_object_agg(currency, jsonb_build_array(lines, sold, coalesce(back, 0))) as amounts
    from (
      select coalesce(l.item_id, 0) as item_id, o.currency, count(*) as lines,
        sum(l.quantity) filter (where l.state = 'open') as units, sum(l.total_minor) as sold,
        sum(l.total_minor) filter (where l.state = 'refunded') as back
      from ${zonesOf(sitesOf(filter))}
      cross join lateral (select order_id, currency ${ordersOf(userId, filter)} ${asWritten}) o
      cross join lateral (
        select item_id, quantity, total_minor, state from order_lines
        where user_id = ${userId} and order_id = o.order_id and state in ('open', 'refunded') ${asWritten}) l
      group by 1, 2) each_currency
    group by item_id`;
}

export async function hasManyOrders(db: Db, userId: number, filter: SoldFilter): Promise<boolean> {
  const { rows } = await sql<{ isMany: boolean }>`
    select count(*) = ${MANY_ORDERS} as "isMany" from (
      select from ${zonesOf(sitesOf(filter))}
      cross join lateral (select ${ordersOf(userId, filter)} limit ${MANY_ORDERS}) o limit ${MANY_ORDERS}) counted`.execute(
    db,
  );
  return rows[0]?.isMany ?? false;
}

/** The kept list of these days, as one that is still asked for. Null if there is none. */
export async function findSoldList(db: Db, userId: number, filter: SoldFilter): Promise<number | null> {
  const { rows } = await sql<{ listId: number; isLongAgo: boolean }>`
    select list_id as "listId", read_at < now() - interval '1 hour' as "isLongAgo" from sold_lists
    where user_id = ${userId} and account_ids = ${inOrder(filter)}::bigint[] and site is not distinct from ${filter.site ?? null}::text
      and first_day = ${filter.from}::date and last_day is not distinct from ${filter.to}::date`.execute(db);
  const [list] = rows;
  if (!list) return null;
  if (list.isLongAgo)
    await sql`update sold_lists set read_at = now() where user_id = ${userId} and list_id = ${list.listId}`.execute(db);
  return list.listId;
}

/** Sums a list that nobody has kept yet. No order of its accounts is stored meanwhile, so that none is missed or counted twice. */
export function keepSoldList(db: Db, userId: number, filter: SoldFilter): Promise<number> {
  return withTransaction(db, async (tx) => {
    for (const accountId of inOrder(filter)) await lockCursor(tx, { userId, accountId });
    const kept = await findSoldList(tx, userId, filter);
    if (kept !== null) return kept;
    // A transaction that moves rows of a list holds it.
    await sql`
      delete from sold_lists where user_id = ${userId} and list_id in (
        select list_id from sold_lists where user_id = ${userId}
        order by read_at desc offset ${MOST_LISTS - 1} for update skip locked)`.execute(tx);
    const { rows } = await sql<{ listId: number }>`
      insert into sold_lists (user_id, account_ids, site, first_day, last_day)
      values (${userId}, ${inOrder(filter)}, ${filter.site ?? null}, ${filter.from}, ${filter.to})
      returning list_id as "listId"`.execute(tx);
    const listId = rows[0]?.listId ?? 0;
    await sql`
      insert into sold_items (user_id, list_id, item_id, lines, units, amounts)
      select ${userId}::bigint, ${listId}::bigint, item_id, lines, units, amounts
      from (${itemsSold(userId, filter, 'many')}) items`.execute(tx);
    return listId;
  });
}

const inOrder = ({ accountIds }: SoldFilter): number[] => accountIds.toSorted((one, other) => one - other);
