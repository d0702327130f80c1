import type { MarketState } from '@quayside/contract';
import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** Serializes changes of an account's markets. */
export async function lockMarkets(tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`markets ${userId} ${accountId}`}, 0))`.execute(tx);
}

export async function saveState(
  tx: Tx,
  { userId, accountId }: AccountRef,
  site: Site,
  state: MarketState,
): Promise<void> {
  await sql`
    insert into markets (user_id, account_id, site, state) values (${userId}, ${accountId}, ${site}, ${state})
    on conflict (user_id, account_id, site) do update set state = excluded.state, updated_at = now()`.execute(tx);
}

/** Notes listings that end because their market closes. */
export async function noteEnds(
  tx: Tx,
  { userId, accountId }: AccountRef,
  site: Site,
  itemIds: readonly number[],
): Promise<void> {
  await sql`
    insert into market_ends (user_id, account_id, site, item_id)
    select ${userId}, ${accountId}, ${site}, unnest(${[...itemIds]}::bigint[])
    on conflict (user_id, account_id, site, item_id) do update set noted_at = now()`.execute(tx);
}

/** Those that have not been on the site since. */
const ENDED = sql`market_ends e join listings l on l.user_id = e.user_id and l.item_id = e.item_id and l.site = e.site
  and l.account_id = e.account_id and l.state not in ('L', 'Q', 'P') and (l.listed_at is null or l.listed_at <= e.noted_at)`;

/** How many listings ended with their market and are not back, by site. */
export async function countEnded(db: Db, { userId, accountId }: AccountRef): Promise<ReadonlyMap<Site, number>> {
  const { rows } = await sql<{ site: Site; n: number }>`
    select e.site, count(*)::int as n from ${ENDED}
    where e.user_id = ${userId} and e.account_id = ${accountId} group by e.site`.execute(db);
  return new Map(rows.map(({ site, n }) => [site, n]));
}

/** The items whose listings ended with the market and are not back. */
export async function listEnded(db: Db, { userId, accountId }: AccountRef, site: Site): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select e.item_id as "itemId" from ${ENDED}
    where e.user_id = ${userId} and e.account_id = ${accountId} and e.site = ${site} order by e.item_id`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

/** Items that the state of the market kept from being listed. */
export async function listKept(tx: Tx, { userId, accountId }: AccountRef, site: Site): Promise<ItemOnSite[]> {
  const { rows } = await sql<ItemOnSite>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and state = 'B'
      and reason->>'code' in ('market_closed', 'market_paused') order by item_id`.execute(tx);
  return rows;
}

/** A listing on sale or on its way. */
export interface MarketListing extends ItemOnSite {
  readonly sku: string;
  readonly title: string;
  readonly listingKey: string;
  /** Its stock is that of another site too, so it cannot be emptied by itself. */
  readonly isShared: boolean;
}

/** The listings of a market in the order of their items: those after an item, or these items'. */
export async function listListed(
  db: Db,
  { userId, accountId }: AccountRef,
  site: Site,
  query: { readonly after: number; readonly limit: number } | { readonly itemIds: readonly number[] },
): Promise<MarketListing[]> {
  const which =
    'itemIds' in query
      ? sql`and l.item_id = any(${[...query.itemIds]}::bigint[])`
      : sql`and l.item_id > ${query.after}`;
  const { rows } = await sql<MarketListing>`
    select l.item_id as "itemId", l.site, i.sku, i.title, l.listing_key as "listingKey",
      exists (select from stock_targets t where t.user_id = l.user_id and t.account_id = l.account_id
        and t.listing_key = l.listing_key and t.site = l.site and t.pool is not null) as "isShared"
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.site = ${site} and l.state in ('L', 'Q', 'P')
      and l.listing_key is not null ${which}
    order by l.item_id ${'itemIds' in query ? sql`` : sql`limit ${query.limit}`}`.execute(db);
  return rows;
}

/** The number of an account's listings on sale or on their way, by site. */
export async function countListed(db: Db, { userId, accountId }: AccountRef): Promise<ReadonlyMap<Site, number>> {
  const { rows } = await sql<{ site: Site; n: number }>`
    select site, sum(n)::int as n from listing_totals
    where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'Q', 'P') group by site`.execute(db);
  return new Map(rows.map(({ site, n }) => [site, n]));
}
