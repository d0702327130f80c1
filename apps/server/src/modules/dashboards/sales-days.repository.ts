import type { Platform, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

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
  /** Without cancelled lines; what was paid back is still in it. */
  readonly revenueMinor: number;
  /** What was paid back of the orders of the day, whenever that was. */
  readonly refundsMinor: number;
}

/** Adds sales to their days in the transaction that stores the orders, in one statement. */
export async function addSales(tx: Tx, userId: number, sales: readonly SalesDelta[]): Promise<void> {
  if (sales.length === 0) return;
  // Summed first, because one statement may update a row only once; sorted, so that concurrent statements cannot deadlock.
  await sql`
    insert into sales_days as s (user_id, platform, day, account_id, site, currency, orders, units, revenue_minor, refunds_minor)
    select ${userId}::bigint, platform, day, account_id, site, currency, sum(orders), sum(units), sum(revenue_minor), sum(refunds_minor)
    from unnest(
      ${sales.map((sale) => sale.platform)}::text[], ${sales.map((sale) => sale.day)}::date[],
      ${sales.map((sale) => sale.accountId)}::bigint[], ${sales.map((sale) => sale.site)}::text[],
      ${sales.map((sale) => sale.currency)}::text[], ${sales.map((sale) => sale.orders)}::integer[],
      ${sales.map((sale) => sale.units)}::integer[], ${sales.map((sale) => sale.revenueMinor)}::bigint[],
      ${sales.map((sale) => sale.refundsMinor)}::bigint[]
    ) as given (platform, day, account_id, site, currency, orders, units, revenue_minor, refunds_minor)
    group by platform, day, account_id, site, currency
    order by platform, day, account_id, site, currency
    on conflict (user_id, platform, day, account_id, site, currency) do update set
      orders = s.orders + excluded.orders, units = s.units + excluded.units,
      revenue_minor = s.revenue_minor + excluded.revenue_minor, refunds_minor = s.refunds_minor + excluded.refunds_minor`.execute(
    tx,
  );
}
