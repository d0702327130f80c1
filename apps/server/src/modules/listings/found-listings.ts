import type { ItemOnSite, ListingState, Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** A query that returns each listing once, with the columns `item_id` and `site`. */
export type FoundListings = RawBuilder<unknown>;

export interface ChangingListings {
  readonly live: number;
  readonly sites: readonly Site[];
}

/** Known listings as a query. */
export function foundIn(listings: readonly ItemOnSite[]): FoundListings {
  const [itemIds, sites] = [listings.map(({ itemId }) => itemId), listings.map(({ site }) => site)];
  return sql`select distinct item_id, site from unnest(${itemIds}::bigint[], ${sites}::text[]) as l (item_id, site)`;
}

/** The seller's listings in these states; only of the account, the items or the sites, if given. */
export function foundOf(
  userId: number,
  states: readonly ListingState[],
  {
    accountId,
    itemIds,
    sites,
  }: { readonly accountId?: number; readonly itemIds?: readonly number[]; readonly sites?: readonly Site[] } = {},
): FoundListings {
  return sql`select item_id, site from listings where user_id = ${userId} and state = any(${[...states]}::text[])
    ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
    ${itemIds === undefined ? sql`` : sql`and item_id = any(${[...itemIds]}::bigint[])`}
    ${sites === undefined ? sql`` : sql`and site = any(${[...sites]}::text[])`}`;
}

/** @param more further parts of the `with` clause, which may read `found` */
export async function countFound(db: Db, found: FoundListings, more = sql``): Promise<ChangingListings> {
  const { rows } = await sql<{ live: number; sites: Site[] | null }>`
    with found as (${found}) ${more}
    select count(*)::int as live, array_agg(distinct site order by site) as sites from found`.execute(db);
  return { live: rows[0]?.live ?? 0, sites: rows[0]?.sites ?? [] };
}
