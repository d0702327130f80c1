import { isCurrency, listingKeyOf, type Money, money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** A price that a listing had until it was changed. */
export interface PriceBefore {
  readonly until: Date;
  readonly price: Money;
}

/** Of an item's history, so many of the newest entries are looked through. */
const MOST_ENTRIES = 500;

/** The earlier prices of items' listings since a day, oldest first, by `listingKeyOf`. */
export async function listPricesBefore(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<string, readonly PriceBefore[]>> {
  const { rows } = await sql<{ itemId: number; site: Site; until: Date; minor: number; currency: string }>`
    select i.item_id as "itemId", h.site, h.at as until, (h.before ->> 'minor')::bigint as minor, h.before ->> 'currency' as currency
    from unnest(${[...itemIds]}::bigint[]) as i (item_id)
    cross join lateral (
      select history_id, site, at, before, entity, field from history
      where user_id = ${userId} and item_id = i.item_id order by history_id desc limit ${MOST_ENTRIES}) h
    where h.entity = 'listing' and h.field = 'price' and h.site is not null and h.before ->> 'minor' is not null and h.at >= ${since}
    order by h.at, h.history_id`.execute(db);
  const found = new Map<string, PriceBefore[]>();
  for (const { itemId, site, until, minor, currency } of rows) {
    if (!isCurrency(currency)) continue;
    const key = listingKeyOf({ itemId, site });
    found.set(key, [...(found.get(key) ?? []), { until, price: money(minor, currency) }]);
  }
  return found;
}
