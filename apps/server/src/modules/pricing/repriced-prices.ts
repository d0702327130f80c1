import { listingKeyOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/**
 * The prices that the repricer gave to listings, by `itemId/site`. They stay theirs until the seller turns them back, also while the repricer
 * is switched off, so that no price moves without consent.
 */
export async function findRepriced(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<Map<string, Money>> {
  const { rows } = await sql<{ item_id: number; site: Site; price_minor: number }>`
    select item_id, site, price_minor from repricer_listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
      and price_minor is not null`.execute(db);
  return new Map(
    rows.map(({ item_id: itemId, site, price_minor }) => [
      listingKeyOf({ itemId, site }),
      money(price_minor, siteFacts(site).currency),
    ]),
  );
}
