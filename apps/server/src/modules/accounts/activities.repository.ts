import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface ListedElsewhere {
  readonly site: Site;
  /** The account that sells the listings. */
  readonly accountId: number;
  readonly username: string;
  readonly listings: number;
}

export interface AccountActivity {
  readonly itemCount: number;
  /** Live listings: those that the account sells, and those of its items that the seller's other accounts sell. */
  readonly listedBySite: Partial<Record<Site, number>>;
  /** The part that other accounts sell. */
  readonly elsewhere: readonly ListedElsewhere[];
  readonly importedAt: Date | null;
  readonly ordersAt: Date | null;
  readonly comparedAt: Date | null;
  /** How often orders are read; null before the first read. */
  readonly ordersEveryMs: number | null;
}

/** Reads totals and data ages of these accounts in one statement, from the modules that store them. */
export async function listActivities(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<Map<number, AccountActivity>> {
  const { rows } = await sql<{
    account_id: number;
    item_count: number | null;
    listed: Partial<Record<Site, number>> | null;
    elsewhere: ListedElsewhere[] | null;
    cursors: Record<string, string> | null;
    orders_every_ms: number | null;
  }>`
    select a.account_id,
      (select n from product_totals p where p.user_id = ${userId} and p.account_id = a.account_id and status = '*') as item_count,
      (select jsonb_object_agg(site, n) from listing_totals l
        where l.user_id = ${userId} and l.account_id = a.account_id and state = 'L' and n > 0) as listed,
      (select jsonb_agg(jsonb_build_object('site', e.site, 'accountId', e.account_id, 'username', m.username, 'listings', e.n) order by e.n desc)
        from (select site, account_id, count(*) as n from listings
          where user_id = ${userId} and source_account_id = a.account_id and state = 'L' group by site, account_id) e
        join marketplace_accounts m on m.user_id = ${userId} and m.account_id = e.account_id and m.closed_at is null) as elsewhere,
      (select jsonb_object_agg(kind, last_success_at) from sync_cursors c
        where c.user_id = ${userId} and c.account_id = a.account_id and last_success_at is not null) as cursors,
      (select every_ms from sync_cursors c
        where c.user_id = ${userId} and c.account_id = a.account_id and kind = 'orders') as orders_every_ms
    from unnest(${[...accountIds]}::bigint[]) as a (account_id)`.execute(db);
  return new Map(
    rows.map((row) => {
      const at = (kind: string) => (row.cursors?.[kind] ? new Date(row.cursors[kind]) : null);
      const activity: AccountActivity = {
        itemCount: row.item_count ?? 0,
        listedBySite: addUp(row.listed ?? {}, row.elsewhere ?? []),
        elsewhere: row.elsewhere ?? [],
        importedAt: at('import'),
        ordersAt: at('orders'),
        comparedAt: at('compare'),
        ordersEveryMs: row.orders_every_ms,
      };
      return [row.account_id, activity];
    }),
  );
}

function addUp(
  own: AccountActivity['listedBySite'],
  elsewhere: readonly ListedElsewhere[],
): AccountActivity['listedBySite'] {
  const sums = { ...own };
  for (const { site, listings } of elsewhere) sums[site] = (sums[site] ?? 0) + listings;
  return sums;
}

/** Counts changes that have not reached the marketplace, by kind, from the module that stores them. */
export async function countWaiting(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<Record<'content' | 'price' | 'stock' | 'end', number>> {
  const { rows } = await sql<{ changeKind: 'content' | 'price' | 'stock' | 'end'; n: number }>`
    select change_kind as "changeKind", count(*)::int as n from desired_states
    where user_id = ${userId} and account_id = ${accountId} and state in ('due', 'uncertain')
    group by change_kind`.execute(db);
  const none = { content: 0, price: 0, stock: 0, end: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ changeKind, n }) => [changeKind, n])) };
}
