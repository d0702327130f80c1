import type { Platform, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { joinRates, ratesSince, sumInHome, toHomePerEuro } from './day-rates.ts';

/** Sales of one site in one currency within a bucket. */
export interface SalesRow {
  /** The bucket's first day; null for the period before. */
  readonly from: string | null;
  readonly site: Site;
  readonly currency: string;
  /** Not sold on the home site of the account that sold it. */
  readonly isAbroad: boolean;
  readonly orders: number;
  readonly units: number;
  readonly revenueMinor: number;
  readonly refundsMinor: number;
  /** Both in the seller's currency, each day by the rate of that day; null if there is no rate. */
  readonly homeMinor: number | null;
  readonly homeRefundsMinor: number | null;
}

export interface SalesPeriod {
  /** The first and the last day, ISO dates. */
  readonly from: string;
  readonly to: string;
  readonly bucket: 'day' | 'week' | 'month';
  /** The period before begins and ends this much earlier: an interval of PostgreSQL. */
  readonly span: string;
}

/** An account whose sales are summed. */
export interface SellingAccount {
  readonly accountId: number;
  readonly platform: Platform;
  readonly sourceSite: Site;
}

/**
 * The sales of a period and of the one before. A day or a month without sales may have no row.
 *
 * Each day of an account, site and currency is rounded by itself, so that all sums of the report agree.
 * @param home the seller's currency
 */
export async function listSales(
  db: Db,
  userId: number,
  accounts: readonly SellingAccount[],
  { from, to, bucket, span }: SalesPeriod,
  home: string,
): Promise<SalesRow[]> {
  const first = sql`(${from}::date - ${span}::interval)::date`;
  // A storefront ahead of the home time zone may already be in tomorrow; its sales count for today.
  const { rows } = await sql<SalesRow>`
    with ${ratesSince(first)}, converted as (
      select least(day, ${to}::date) as day, site, s.currency, site <> a.home_site as is_abroad, orders, units, revenue_minor,
        refunds_minor, ${toHomePerEuro('s.currency', home)}
      from sales_days s
      join unnest(${accounts.map(({ accountId }) => accountId)}::bigint[], ${accounts.map(({ sourceSite }) => sourceSite)}::text[])
        as a (account_id, home_site) on a.account_id = s.account_id
      ${joinRates('s.currency', home)}
      where user_id = ${userId} and platform = any(${[...new Set(accounts.map(({ platform }) => platform))]}::text[])
        and day >= ${first} and (day >= ${from}::date or day <= (${to}::date - ${span}::interval)::date)
    )
    select case when day >= ${from}::date then date_trunc(${bucket}, day::timestamp)::date end as "from", site, currency,
      is_abroad as "isAbroad", sum(orders)::bigint as orders, sum(units)::bigint as units, sum(revenue_minor)::bigint as "revenueMinor",
      sum(refunds_minor)::bigint as "refundsMinor",
      ${sumInHome('revenue_minor')} as "homeMinor", ${sumInHome('refunds_minor')} as "homeRefundsMinor"
    from converted
    group by 1, site, currency, is_abroad
    having (sum(orders), sum(units), sum(revenue_minor), sum(refunds_minor)) <> (0, 0, 0, 0)
    order by 1, site, currency`.execute(db);
  return rows;
}
