import { SITES } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { zonesOf } from './sold-lists.repository.ts';

/** What some orders add to an item of a kept list in one currency. */
interface SoldShare {
  readonly listId: number;
  readonly itemId: number;
  readonly currency: string;
  readonly lines: number;
  readonly units: number;
  readonly soldMinor: number;
  readonly backMinor: number;
}

/** What the orders add to the kept lists now. The transaction holds the cursor of their account, and holds the lists from here on. */
export async function readShares(tx: Tx, userId: number, orderIds: readonly number[]): Promise<SoldShare[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<SoldShare>`
    select k.list_id as "listId", coalesce(l.item_id, 0) as "itemId", o.currency, count(*)::integer as lines,
      coalesce(sum(l.quantity) filter (where l.state = 'open'), 0)::integer as units, sum(l.total_minor)::bigint as "soldMinor",
      coalesce(sum(l.total_minor) filter (where l.state = 'refunded'), 0)::bigint as "backMinor"
    from (select * from sold_lists where user_id = ${userId} for key share) k
    join orders o on o.user_id = ${userId} and o.order_id = any(${[...orderIds]}::bigint[]) and o.account_id = any(k.account_ids)
      and o.status in ('paid', 'shipped') and not o.is_aside and (k.site is null or k.site = o.site)
    join ${zonesOf(SITES)} on w.site = o.site
    join order_lines l on l.user_id = ${userId} and l.order_id = o.order_id and l.state in ('open', 'refunded')
    where (o.ordered_at at time zone w.zone)::date >= k.first_day
      and (k.last_day is null or (o.ordered_at at time zone w.zone)::date <= k.last_day)
    group by 1, 2, 3`.execute(tx);
  return rows;
}

/**
 * Moves the kept lists after a change of orders.
 * @param before what the orders added before the change
 */
export async function moveShares(
  tx: Tx,
  userId: number,
  before: readonly SoldShare[],
  orderIds: readonly number[],
): Promise<void> {
  const after = await readShares(tx, userId, orderIds);
  const signed = [...before.map((share) => ({ share, sign: -1 })), ...after.map((share) => ({ share, sign: 1 }))];
  if (signed.length === 0) return;
  const all = (part: (share: SoldShare) => number) => signed.map(({ share, sign }) => sign * part(share));
  await sql`
    insert into sold_items as k (user_id, list_id, item_id, lines, units, amounts)
    select ${userId}::bigint, list_id, item_id, sum(lines), sum(units), jsonb_object_agg(currency, jsonb_build_array(lines, sold, back))
    from (
      select list_id, item_id, currency, sum(lines) as lines, sum(units) as units, sum(sold) as sold, sum(back) as back
      from unnest(${signed.map(({ share }) => share.listId)}::bigint[], ${signed.map(({ share }) => share.itemId)}::bigint[],
        ${signed.map(({ share }) => share.currency)}::text[], ${all(({ lines }) => lines)}::integer[], ${all(({ units }) => units)}::integer[],
        ${all(({ soldMinor }) => soldMinor)}::bigint[], ${all(({ backMinor }) => backMinor)}::bigint[])
        as n (list_id, item_id, currency, lines, units, sold, back)
      group by 1, 2, 3
      having (sum(lines), sum(units), sum(sold), sum(back)) <> (0, 0, 0, 0)) moved
    group by list_id, item_id
    order by list_id, item_id
    on conflict (user_id, list_id, item_id) do update set
      lines = k.lines + excluded.lines, units = k.units + excluded.units,
      amounts = (
        select coalesce(jsonb_object_agg(key, sums) filter (where lines <> 0), '{}') from (
          select key, sum((value->>0)::bigint) as lines,
            jsonb_build_array(sum((value->>0)::bigint), sum((value->>1)::bigint), sum((value->>2)::bigint)) as sums
          from (select * from jsonb_each(k.amounts) union all select * from jsonb_each(excluded.amounts)) parts
          group by key) summed)`.execute(tx);
}
