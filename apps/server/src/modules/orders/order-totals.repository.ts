import type { OrderTotals, SalesQuery } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JudgedOrder } from './judge-order.ts';
import { hasDeadline, IS_OPEN, type OrderScope, scopeConditions, TO_SHIP, WAITS_FOR_A_PERSON } from './order-filter.ts';
import type { KnownOrder, OrderStatus, OrdersAccount } from './orders.repository.ts';

/** How many more or fewer orders an account has on a site in a status. */
export interface TotalChange {
  readonly site: Site;
  readonly status: OrderStatus;
  readonly n: number;
}

/**
 * How storing these orders changes the totals: a new order adds one, and a known order may change its status,
 * and its site once that can be read.
 */
export function totalChangesOf(
  stored: readonly Pick<JudgedOrder, 'order'>[],
  known: ReadonlyMap<string, Pick<KnownOrder, 'site' | 'status'>>,
): TotalChange[] {
  const sums = new Map<string, TotalChange>();
  const add = (site: Site, status: OrderStatus, by: number) => {
    const key = `${site} ${status}`;
    sums.set(key, { site, status, n: (sums.get(key)?.n ?? 0) + by });
  };
  for (const { order } of stored) {
    const before = known.get(order.externalId);
    if (before) add(before.site, before.status, -1);
    add(order.site, order.status, 1);
  }
  return [...sums.values()].filter(({ n }) => n !== 0);
}

/** Updates the totals, in the transaction that stores the orders and holds the account's cursor. */
export async function moveTotals(
  tx: Tx,
  { userId, accountId, platform }: OrdersAccount,
  changes: readonly TotalChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into order_totals as t (user_id, account_id, platform, site, status, n)
    select ${userId}::bigint, ${accountId}::bigint, ${platform}::text, c.site, c.status, sum(c.n)
    from unnest(${changes.map(({ site }) => site)}::text[], ${changes.map(({ status }) => status)}::text[],
      ${changes.map(({ n }) => n)}::bigint[]) as c (site, status, n)
    group by c.site, c.status
    on conflict (user_id, account_id, site, status) do update set n = t.n + excluded.n`.execute(tx);
}

/** The number of orders in a list whose filters the totals cover; undefined for another list. */
export function keptCount(
  { userId, platform, accountId }: OrderScope,
  { status, site, ...query }: SalesQuery,
): RawBuilder<number> | undefined {
  const { stockStatus, from, to, due, attention, open } = query;
  if (query.query?.trim() || stockStatus || from || to || due || attention || open) return undefined;
  return sql`(select coalesce(sum(t.n), 0)::bigint from order_totals t where ${ofScope({ userId, platform, accountId })}
    ${site ? sql`and t.site = ${site}` : sql``} ${status ? sql`and t.status = ${status}` : sql``})`;
}

function ofScope({ userId, platform, accountId }: OrderScope): RawBuilder<boolean> {
  return sql`t.user_id = ${userId}
    ${accountId === undefined ? sql`` : sql`and t.account_id = ${accountId}`}
    ${platform === 'all' ? sql`` : sql`and t.platform = ${platform}`}`;
}

/** How many orders each tab lists. Stored totals, and a few counts from indexes of what waits. */
export async function countOrders(db: Db, scope: OrderScope, now: Date): Promise<OrderTotals> {
  const own = sql.join(scopeConditions(scope), sql` and `);
  const { rows } = await sql<OrderTotals>`
    select kept.*, unshipped.*,
      (select count(*) from orders o where ${own} and ${WAITS_FOR_A_PERSON}) as attention,
      (select count(*) from orders o where ${own} and o.stock_status = 'oversold' and ${IS_OPEN}) as oversold
    from (
      select coalesce(sum(n), 0)::bigint as "all", coalesce(sum(n) filter (where status = 'pending'), 0)::bigint as pending,
        coalesce(sum(n) filter (where status = 'shipped'), 0)::bigint as shipped,
        coalesce(sum(n) filter (where status = 'cancelled'), 0)::bigint as cancelled
      from order_totals t where ${ofScope(scope)}
    ) kept, (
      select count(*) as "toShip", count(*) filter (where ${hasDeadline('late', now)}) as late,
        count(*) filter (where ${hasDeadline('soon', now)}) as soon
      from orders o where ${own} and ${TO_SHIP}
    ) unshipped`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('counts are one row');
  return totals;
}
