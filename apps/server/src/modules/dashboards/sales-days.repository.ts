import type { Platform, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A change of a day's sales; negative for a cancelled order. */
export interface SalesDelta {
  readonly accountId: number;
  readonly platform: Platform;
  /** The calendar day in the site's time zone, `2026-11-21`. */
  readonly day: string;
  readonly site: Site;
  readonly currency: string;
  readonly orders: number;
  readonly units: number;
  readonly revenueMinor: number;
}

/** Adds sales to their days in the transaction that stores the orders, in one statement. */
export async function addSales(tx: Tx, userId: number, sales: readonly SalesDelta[]): Promise<void> {
  if (sales.length === 0) return;
  // Summed first, because one statement may update a row only once; sorted, so that concurrent statements cannot deadlock.
  await sql`
    insert into sales_days as s (user_id, platform, day, account_id, site, currency, orders, units, revenue_minor)
    select ${userId}::bigint, platform, day, account_id, site, currency, sum(orders), sum(units), sum(revenue_minor)
    from unnest(
      ${sales.map((sale) => sale.platform)}::text[], ${sales.map((sale) => sale.day)}::date[],
      ${sales.map((sale) => sale.accountId)}::bigint[], ${sales.map((sale) => sale.site)}::text[],
      ${sales.map((sale) => sale.currency)}::text[], ${sales.map((sale) => sale.orders)}::integer[],
      ${sales.map((sale) => sale.units)}::integer[], ${sales.map((sale) => sale.revenueMinor)}::bigint[]
    ) as given (platform, day, account_id, site, currency, orders, units, revenue_minor)
    group by platform, day, account_id, site, currency
    order by platform, day, account_id, site, currency
    on conflict (user_id, platform, day, account_id, site, currency) do update set
      orders = s.orders + excluded.orders, units = s.units + excluded.units,
      revenue_minor = s.revenue_minor + excluded.revenue_minor`.execute(tx);
}

/** Sales of one site in one currency within a bucket. */
export interface SalesRow {
  /** The bucket's first day. */
  readonly from: string;
  readonly site: Site;
  readonly currency: string;
  readonly orders: number;
  readonly units: number;
  readonly revenueMinor: number;
}

/** A day or a month without sales may have no row. */
export async function listSales(
  db: Db,
  userId: number,
  accounts: { platforms: readonly Platform[]; accountIds: readonly number[] },
  range: { from: string; to: string; bucket: 'day' | 'month' },
): Promise<SalesRow[]> {
  // A storefront ahead of the home time zone may already be in tomorrow; its sales count for today.
  const { rows } = await sql<SalesRow>`
    select date_trunc(${range.bucket}, least(day, ${range.to}::date)::timestamp)::date as "from", site, currency,
      sum(orders)::bigint as orders, sum(units)::bigint as units, sum(revenue_minor)::bigint as "revenueMinor"
    from sales_days
    where user_id = ${userId} and platform = any(${[...accounts.platforms]}::text[]) and day >= ${range.from}::date
      and account_id = any(${[...accounts.accountIds]}::bigint[])
    group by 1, site, currency
    having (sum(orders), sum(units), sum(revenue_minor)) <> (0, 0, 0)
    order by 1, site, currency`.execute(db);
  return rows;
}
