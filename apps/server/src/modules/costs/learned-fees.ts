import { type AccountRef, DAY_MS, type Platform, type Site } from '@quayside/kernel';
import { type FeeGroup, feeGroupOf, type LearnedFee, learnFee } from '@quayside/kernel/margin';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Fees change, so only the orders of these days count, and of them the newest. */
const DAYS = 90;
const MOST_ORDERS = 5_000;

interface Row {
  readonly site: Site;
  readonly path: readonly string[];
  readonly orders: number;
  readonly fees: number;
  readonly amounts: number;
  readonly since: string;
}

/** The fees of an account's orders, by site and group of categories. */
export type LearnedFees = (site: Site, group: FeeGroup) => LearnedFee | undefined;

/** What the final fees of recent orders say. An order with items of several lines says nothing about the category of one. */
export async function loadLearnedFees(
  db: Db,
  { userId, accountId, platform }: AccountRef & { readonly platform: Platform },
  now: Date,
): Promise<LearnedFees> {
  const from = new Date(now.getTime() - DAYS * DAY_MS);
  const { rows } = await sql<Row>`
    with recent as (
      select order_id, site, fee_minor, total_minor, ordered_at from orders
      where user_id = ${userId} and account_id = ${accountId} and ordered_at >= ${from} and status in ('paid', 'shipped')
        and fee_minor is not null and not is_aside
      order by ordered_at desc, order_id desc limit ${MOST_ORDERS}
    ), single as (
      select l.order_id, min(l.item_id) as item_id from order_lines l join recent r on r.order_id = l.order_id
      where l.user_id = ${userId} group by l.order_id having count(*) = 1
    )
    select r.site, i.category_path as path, count(*)::int as orders, sum(r.fee_minor)::bigint as fees,
      sum(r.total_minor)::bigint as amounts, (min(r.ordered_at) at time zone 'UTC')::date::text as since
    from single s
    join recent r on r.order_id = s.order_id
    join items i on i.user_id = ${userId} and i.item_id = s.item_id
    where cardinality(i.category_path) > 0
    group by r.site, i.category_path`.execute(db);
  const sums = new Map<string, Omit<Row, 'path' | 'site'>>();
  for (const { site, path, ...row } of rows) {
    const key = `${site} ${feeGroupOf(path)}`;
    const known = sums.get(key);
    sums.set(key, known ? added(known, row) : row);
  }
  return (site, group) => {
    const sum = sums.get(`${site} ${group}`);
    return sum && learnFee(platform, sum);
  };
}

type Sum = Omit<Row, 'path' | 'site'>;

const added = (one: Sum, other: Sum): Sum => ({
  orders: one.orders + other.orders,
  fees: one.fees + other.fees,
  amounts: one.amounts + other.amounts,
  since: one.since < other.since ? one.since : other.since,
});
