import { DAY_MS, type PlanLimits, type Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The number of days in which orders count. */
const ORDER_DAYS = 30;

/** The current usage of a business, from the totals that other modules maintain. */
export async function readUsage(db: Db, userId: number, now: Date): Promise<PlanLimits> {
  const since = new Date(now.getTime() - ORDER_DAYS * DAY_MS);
  const { rows } = await sql<PlanLimits>`
    select
      (select coalesce(sum(n), 0)::bigint from product_totals where user_id = ${userId} and status = 'listedAbroad') as items,
      (select count(*)::bigint from orders where user_id = ${userId} and ordered_at >= ${since}) as orders,
      (select count(distinct site)::bigint from listing_totals where user_id = ${userId} and state = 'L' and n > 0) as sites`.execute(
    db,
  );
  const [usage] = rows;
  return usage ?? { items: 0, orders: 0, sites: 0 };
}

/** How many items the shops of a platform offer at home, and how many of them are live abroad. */
export async function readTrialItems(
  db: Db,
  userId: number,
  platform: Platform,
): Promise<{ readonly total: number; readonly listed: number }> {
  const { rows } = await sql<{ total: number; listed: number }>`
    select coalesce(sum(p.n) filter (where p.status = '*'), 0)::bigint as total,
      coalesce(sum(p.n) filter (where p.status = 'listedAbroad'), 0)::bigint as listed
    from product_totals p
    join marketplace_accounts a on a.user_id = p.user_id and a.account_id = p.account_id
    where p.user_id = ${userId} and a.platform = ${platform} and a.closed_at is null`.execute(db);
  return rows[0] ?? { total: 0, listed: 0 };
}

/** What a move to another country or currency does not change. */
export async function readKept(
  db: Db,
  userId: number,
): Promise<{ readonly liveListings: number; readonly shippingProfiles: number }> {
  const { rows } = await sql<{ liveListings: number; shippingProfiles: number }>`
    select
      (select coalesce(sum(n), 0)::bigint from listing_totals where user_id = ${userId} and state = 'L') as "liveListings",
      (select count(*)::bigint from shipping_profiles where user_id = ${userId}) as "shippingProfiles"`.execute(db);
  return rows[0] ?? { liveListings: 0, shippingProfiles: 0 };
}
