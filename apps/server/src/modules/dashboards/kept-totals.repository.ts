import { SITES, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/* Read only: products, publishing and sync update these rows in the transactions that change the counted data. */

/** Totals of the product list by their key: `*`, `units`, `outOfStock`, `blacklisted`, … */
export async function readProductTotals(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, sum(n)::bigint as n from product_totals
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[])
    group by status`.execute(db);
  return new Map(rows.map((row) => [row.status, row.n]));
}

export interface SiteTotals {
  readonly site: Site;
  readonly listed: number;
  readonly failed: number;
  /** Queued or publishing. */
  readonly queued: number;
}

/**
 * Listings by site, in site order, without sites that never had any. The sum of the stored totals of the accounts' listings, and of
 * listings that other accounts sell of their items. The latter are few and counted through their index.
 */
export async function readListingTotals(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<readonly SiteTotals[]> {
  const { rows } = await sql<SiteTotals>`
    select site, coalesce(sum(n) filter (where state = 'L'), 0)::bigint as listed,
      coalesce(sum(n) filter (where state = 'F'), 0)::bigint as failed,
      coalesce(sum(n) filter (where state in ('Q', 'P')), 0)::bigint as queued
    from (
      select site, state, n from listing_totals
      where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[])
      union all
      select site, state, count(*) from listings
      where user_id = ${userId} and source_account_id = any(${[...accountIds]}::bigint[])
        and account_id <> all(${[...accountIds]}::bigint[])
      group by site, state) found
    where state <> 'B'
    group by site`.execute(db);
  return rows.sort((one, other) => SITES.indexOf(one.site) - SITES.indexOf(other.site));
}

/**
 * When the marketplace was last read, for the account read least recently: no figure over all accounts is older. Null if an account was
 * never read. Of several kinds of reads, an account's latest counts.
 */
export async function readFreshness(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  kinds: readonly ('orders' | 'import' | 'compare')[],
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(c.last_success_at) as at
    from unnest(${[...accountIds]}::bigint[]) as given (account_id)
    left join sync_cursors c on c.user_id = ${userId} and c.account_id = given.account_id and c.kind = any(${[...kinds]}::text[])
    group by given.account_id
    order by at nulls first
    limit 1`.execute(db);
  return rows[0]?.at ?? null;
}
