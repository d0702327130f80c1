import type { SalesQuery } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { JudgedOrder } from './judge-order.ts';
import type { OrderScope } from './order-filter.ts';
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
  const { stockStatus, from, to, due, attention } = query;
  if (query.query?.trim() || stockStatus || from || to || due || attention) return undefined;
  return sql`(select coalesce(sum(t.n), 0)::bigint from order_totals t where t.user_id = ${userId}
    ${accountId === undefined ? sql`` : sql`and t.account_id = ${accountId}`}
    ${platform === 'all' ? sql`` : sql`and t.platform = ${platform}`}
    ${site ? sql`and t.site = ${site}` : sql``} ${status ? sql`and t.status = ${status}` : sql``})`;
}
