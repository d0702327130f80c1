import { type Currency, SITES, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { SoldFilter } from './sold-orders.repository.ts';

/** The last row of a page. */
export type SoldItemPlace = readonly [units: number, itemId: number];

interface Amount {
  readonly currency: Currency;
  readonly soldMinor: number;
  readonly backMinor: number;
}

/** What was sold of an item. */
export interface SoldItemRow {
  /** 0 for everything whose item is unknown. */
  readonly itemId: number;
  /** Pieces of open lines. */
  readonly units: number;
  /** What its lines cost, without shipping, and of that what lines that are paid back cost; by currency. */
  readonly amounts: readonly Amount[];
}

/** Keeps the order of the joins: PostgreSQL cannot guess how few orders some days have, and would read all lines of a business. */
const AS_WRITTEN = sql`offset 0`;

/** The items of the orders that count as sales, most sold first, by their lines: cancelled lines do not count. Worked out when asked. */
export async function listSoldItems(
  db: Db,
  userId: number,
  { accountIds, from, to, site }: SoldFilter,
  after: SoldItemPlace | null,
  limit: number,
): Promise<SoldItemRow[]> {
  const sites = site === undefined ? SITES : [site];
  const { rows } = await sql<SoldItemRow>`
    with lines as (
      select coalesce(l.item_id, 0) as item_id, o.currency, sum(l.quantity) filter (where l.state = 'open') as units,
        sum(l.total_minor) as sold, sum(l.total_minor) filter (where l.state = 'refunded') as back
      from unnest(${[...sites]}::text[], ${sites.map((one) => siteFacts(one).timeZone)}::text[]) as w (site, zone)
      cross join lateral (
        select order_id, currency from orders
        where user_id = ${userId} and site = w.site and ordered_at >= ${from}::timestamp at time zone w.zone
          and (${to}::date is null or ordered_at < (${to}::date + 1)::timestamp at time zone w.zone)
          and account_id = any(${[...accountIds]}::bigint[]) and status in ('paid', 'shipped') and not is_aside ${AS_WRITTEN}) o
      cross join lateral (
        select item_id, quantity, total_minor, state from order_lines
        where user_id = ${userId} and order_id = o.order_id and state in ('open', 'refunded') ${AS_WRITTEN}) l
      group by 1, 2
    ), items as (
      select item_id as "itemId", coalesce(sum(units), 0)::integer as units,
        jsonb_agg(jsonb_build_object('currency', currency, 'soldMinor', sold, 'backMinor', coalesce(back, 0)) order by currency) as amounts
      from lines group by item_id
    )
    select * from items where ${after === null ? sql`true` : sql`(units, "itemId") < (${after[0]}, ${after[1]})`}
    order by units desc, "itemId" desc limit ${limit}`.execute(db);
  return rows;
}
