import type { ItemOnSite, Platform, Site } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** A live listing with what is known of its offers; null before they are asked for the first time. */
export interface ItemListing extends ItemOnSite {
  readonly accountId: number;
  readonly platform: Platform;
  readonly readAt: Date | null;
  readonly problem: string | null;
  readonly problemWords: string;
  readonly failedAt: Date | null;
  readonly askedAt: Date | null;
  readonly expected: number | null;
  readonly reference: number | null;
}

/** The live listings of an item, by site. */
export async function listOfItem(db: Db, userId: number, itemId: number): Promise<ItemListing[]> {
  const { rows } = await sql<ItemListing>`
    select o.item_id as "itemId", o.site, o.account_id as "accountId", a.platform, l.read_at as "readAt", l.problem,
      coalesce(l.problem_words, '') as "problemWords", l.failed_at as "failedAt", l.asked_at as "askedAt",
      l.expected_minor as expected, l.reference_minor as reference
    from listings o
    join marketplace_accounts a on a.user_id = o.user_id and a.account_id = o.account_id
    left join competitor_listings l on l.user_id = o.user_id and l.item_id = o.item_id and l.site = o.site
    where o.user_id = ${userId} and o.item_id = ${itemId} and o.state = 'L'
    order by o.site`.execute(db);
  return rows;
}

const SHOWN = 50;

/** The newest readings of a listing, the newest first. `lastAt` is null for the one that holds. */
export async function listHistory(
  db: Db,
  userId: number,
  { itemId, site }: ItemOnSite,
): Promise<{ readonly firstAt: Date; readonly lastAt: Date | null; readonly offers: readonly Offer[] }[]> {
  const { rows } = await sql<{ firstAt: Date; lastAt: Date | null; offers: readonly Offer[] }>`
    select first_at as "firstAt", last_at as "lastAt", offers from competitor_readings
    where user_id = ${userId} and item_id = ${itemId} and site = ${site satisfies Site}
    order by first_at desc limit ${SHOWN}`.execute(db);
  return rows;
}
