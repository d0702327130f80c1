import type { ItemOnSite } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { signalSql } from '../../platform/database/signals.ts';
import { given } from './readings.repository.ts';

/**
 * Has the offers of listings read again and again, beginning at once, as fast as the marketplaces allow for all that are watched. Listings
 * that are watched already keep their turn; what is no listing is left out.
 * @returns how many are watched
 */
export async function watchOffers(tx: Tx, userId: number, listings: readonly ItemOnSite[]): Promise<number> {
  return insert(tx, userId, listings, sql`is_watched = true, due_at = coalesce(l.due_at, excluded.due_at)`, {
    isWatched: true,
  });
}

/**
 * Has the offers of listings read once, before those of others.
 * @returns how many will be read
 */
export async function askForOffers(
  tx: Tx,
  userId: number,
  listings: readonly ItemOnSite[],
  now: Date,
): Promise<number> {
  const asked = sql`asked_at = coalesce(l.asked_at, excluded.asked_at), due_at = '-infinity'`;
  return insert(tx, userId, listings, asked, { isWatched: false, askedAt: now });
}

async function insert(
  tx: Tx,
  userId: number,
  listings: readonly ItemOnSite[],
  change: ReturnType<typeof sql>,
  { isWatched, askedAt = null }: { isWatched: boolean; askedAt?: Date | null },
): Promise<number> {
  if (listings.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    with kept as (
      insert into competitor_listings as l (user_id, item_id, site, account_id, is_watched, asked_at, due_at)
      select o.user_id, o.item_id, o.site, o.account_id, ${isWatched}, ${askedAt}::timestamptz, '-infinity'
      from ${given(listings)} join listings o on o.user_id = ${userId} and o.item_id = g.item_id and o.site = g.site
      order by o.item_id, o.site
      on conflict (user_id, item_id, site) do update
        set account_id = excluded.account_id, ${change}
      returning 1
    )
    select count(*)::int as n, ${sql.raw(signalSql('offers'))} is null as is_told from kept`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Ends that. The readings are kept for as long as others. A reading that the seller has asked for is still made. */
export async function unwatchOffers(tx: Tx, userId: number, listings: readonly ItemOnSite[]): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    update competitor_listings l
       set is_watched = false, due_at = case when l.asked_at is null then null else l.due_at end
      from (
        select h.item_id, h.site from competitor_listings h join ${given(listings)} on h.item_id = g.item_id and h.site = g.site
        where h.user_id = ${userId} order by h.item_id, h.site for update of h
      ) held
     where l.user_id = ${userId} and l.item_id = held.item_id and l.site = held.site`.execute(tx);
}
