import { type Currency, type Platform, SITES, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { FIGURES_OF_ORDER, refundedOf, type SoldFigures } from './sold-figures.ts';

/** The orders that sales of some days are made of. */
export interface SoldFilter {
  readonly accountIds: readonly number[];
  /** The first day; ISO date of the site on which the order was made. */
  readonly from: string;
  /** The last day; null for all that follow. */
  readonly to: string | null;
  readonly site: Site | undefined;
}

/** The last row of a page. */
export type SoldPlace = readonly [orderedAt: string, orderId: number];

export interface SoldOrderRow {
  readonly orderId: number;
  readonly externalId: string;
  readonly accountId: number;
  readonly platform: Platform;
  readonly site: Site;
  /** The calendar day on its site. */
  readonly day: string;
  readonly orderedAt: Date;
  readonly currency: Currency;
  readonly units: number;
  readonly soldMinor: number;
  readonly refundedMinor: number;
}

/** Orders that count as sales, newest first: the rows behind the sums that `addSales` keeps. */
export async function listSoldOrders(
  db: Db,
  userId: number,
  { accountIds, from, to, site }: SoldFilter,
  after: SoldPlace | null,
  limit: number,
): Promise<SoldOrderRow[]> {
  const sites = site === undefined ? SITES : [site];
  const before =
    after === null ? sql`true` : sql`(o.ordered_at, o.order_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`;
  const { rows } = await sql<Omit<SoldOrderRow, 'refundedMinor'> & SoldFigures>`
    select orders.order_id as "orderId", orders.external_id as "externalId", orders.account_id as "accountId", orders.platform, orders.site,
      (orders.ordered_at at time zone orders.zone)::date as day, orders.ordered_at as "orderedAt", orders.currency, f.*
    from (
      select o.*, w.zone
      from unnest(${[...sites]}::text[], ${sites.map((one) => siteFacts(one).timeZone)}::text[]) as w (site, zone)
      cross join lateral (
        select * from orders o
        where o.user_id = ${userId} and o.site = w.site and o.ordered_at >= ${from}::timestamp at time zone w.zone
          and (${to}::date is null or o.ordered_at < (${to}::date + 1)::timestamp at time zone w.zone)
          and o.account_id = any(${[...accountIds]}::bigint[]) and o.status in ('paid', 'shipped') and not o.is_aside and ${before}
        order by o.ordered_at desc, o.order_id desc limit ${limit}) o
      order by o.ordered_at desc, o.order_id desc limit ${limit}) orders
    ${FIGURES_OF_ORDER}
    order by orders.ordered_at desc, orders.order_id desc`.execute(db);
  return rows.map((row) => ({ ...row, refundedMinor: refundedOf(row) }));
}
