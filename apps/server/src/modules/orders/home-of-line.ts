import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** How the seller names a sold item. */
export interface HomeOfLine {
  /** With the values of the variation, such as `Kite (Red, L)`. */
  readonly title: string;
  readonly sku: string;
  readonly imageUrl: string | null;
}

/** The unit and the item of `order_lines l`. */
export const JOIN_HOME = sql`left join items i on i.user_id = l.user_id and i.item_id = l.item_id
  left join item_units u on u.user_id = l.user_id and u.item_id = l.item_id and u.unit_id = l.unit_id`;

/** The `HomeOfLine` of a line as JSON, with `JOIN_HOME`; null for a line without a known unit. */
export const HOME_OF_LINE = sql`case when u.unit_id is not null then json_build_object('sku', u.sku,
  'title', i.title || case when i.has_variants then coalesce((
    select ' (' || string_agg(s.value, ', ' order by s.key) || ')' from jsonb_each_text(u.specifics) as s), '') else '' end,
  'imageUrl', coalesce(u.images[1], i.images[1])) end`;

/** Adds the seller's names of the sold items to the texts by which these orders are found. */
export async function noteHomeNames(tx: Tx, userId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
    update orders o set search_text = o.search_text || ' ' || n.names
    from (
      select l.order_id, search_keys(string_agg(concat_ws(' ', u.sku, i.title), ' ' order by l.line_id)) as names
      from order_lines l ${JOIN_HOME}
      where l.user_id = ${userId} and l.order_id = any(${[...orderIds]}::bigint[]) and u.unit_id is not null
      group by l.order_id
    ) n
    where o.user_id = ${userId} and o.order_id = n.order_id and position(n.names in o.search_text) = 0`.execute(tx);
}
