import type { ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type ChangingListings, countFound, type FoundListings } from './found-listings.ts';
import type { Change, Follower } from './ports.ts';

/**
 * Records listings, in one statement.
 * @returns the number found, whether recorded before or not
 */
export function insertFollowers(
  tx: Tx,
  userId: number,
  found: FoundListings,
  changes: readonly Change[],
): Promise<ChangingListings> {
  // An existing row is updated, not skipped: that waits for a worker that takes the row out, and then inserts it again.
  return countFound(
    tx,
    found,
    sql`, kept as (
      insert into listing_followers as f (user_id, item_id, site, changes)
      select ${userId}, item_id, site, ${[...changes]}::text[] from found order by item_id, site
      on conflict (user_id, item_id, site) do update set changes = array(select distinct unnest(f.changes || excluded.changes))
    )`,
  );
}

/** The next places, in order. */
export async function listFollowers(
  db: Db,
  userId: number,
  after: { readonly itemId: number; readonly site: string },
  limit: number,
): Promise<ItemOnSite[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listing_followers
    where user_id = ${userId} and (item_id, site) > (${after.itemId}, ${after.site})
    order by item_id, site limit ${limit}`.execute(db);
  return rows;
}

/** Removes followers. @returns those that were still there */
export async function removeFollowers(tx: Tx, userId: number, places: readonly ItemOnSite[]): Promise<Follower[]> {
  const [itemIds, sites] = [places.map(({ itemId }) => itemId), places.map(({ site }) => site)];
  const { rows } = await sql<Follower>`
    delete from listing_followers f using unnest(${itemIds}::bigint[], ${sites}::text[]) as p (item_id, site)
    where f.user_id = ${userId} and f.item_id = p.item_id and f.site = p.site
    returning f.item_id as "itemId", f.site, f.changes`.execute(tx);
  return rows;
}

/** Every seller with followers. Reads one row per seller. */
export async function listFollowed(db: Db): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with recursive followed as (
      (select user_id from listing_followers order by user_id limit 1)
      union all
      select (select f.user_id from listing_followers f where f.user_id > w.user_id order by f.user_id limit 1)
      from followed w where w.user_id is not null
    ) select user_id from followed where user_id is not null`.execute(db);
  return rows.map((row) => row.user_id);
}
