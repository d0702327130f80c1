import { type ItemOnSite, listingKeyOf, type Platform } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { loadOwnSellers, markOwn, ownSellersOn } from './own-sellers.ts';

/** The offers of a listing's product as they were last told. */
export interface LastReading {
  /** The cheapest first; the business's own are marked. Empty: nobody sells the product. */
  readonly offers: readonly Offer[];
  /** When the marketplace last told them, in milliseconds since 1970 by its clock. */
  readonly readAt: number;
  /** The ids of all accounts of the business on the platform. */
  readonly ownSellers: ReadonlySet<string>;
}

/**
 * The last readings of listings, by `listingKeyOf`. A listing that was never read has none: its market is unknown, not empty. One
 * statement, any number of listings.
 */
export async function loadLastReadings(
  db: Db,
  userId: number,
  listings: readonly ItemOnSite[],
): Promise<Map<string, LastReading>> {
  if (listings.length === 0) return new Map();
  const own = await loadOwnSellers(db, userId);
  const { rows } = await sql<ItemOnSite & { platform: Platform; offers: readonly Offer[]; readAt: Date }>`
    select l.item_id as "itemId", l.site, a.platform, r.offers, l.read_at as "readAt"
    from ${given(listings)}
    join competitor_listings l on l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site
    join competitor_readings r on r.user_id = l.user_id and r.item_id = l.item_id and r.site = l.site and r.first_at = l.reading_at
    join marketplace_accounts a on a.user_id = l.user_id and a.account_id = l.account_id`.execute(db);
  return new Map(
    rows.map((row) => {
      const ownSellers = ownSellersOn(own, row.platform);
      const reading = { offers: markOwn(row.offers, ownSellers), readAt: row.readAt.getTime(), ownSellers };
      return [listingKeyOf(row), reading];
    }),
  );
}

/** What the price gate compares, see `PriceFigures.lowestOffer`. Whole minor units of the site's currency, with shipping. */
export interface LowestOffer {
  /** At the last reading without a collapse. */
  readonly before: number | null;
  readonly now: number | null;
}

/** The lowest prices of competitors, by `listingKeyOf`. None for a listing that was never read. */
export async function loadLowestOffers(
  db: Db,
  userId: number,
  listings: readonly ItemOnSite[],
): Promise<Map<string, LowestOffer>> {
  if (listings.length === 0) return new Map();
  const { rows } = await sql<ItemOnSite & LowestOffer>`
    select l.item_id as "itemId", l.site, l.sound_lowest_minor as before, l.lowest_minor as now
    from ${given(listings)}
    join competitor_listings l on l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site
    where l.reading_at is not null`.execute(db);
  return new Map(rows.map((row) => [listingKeyOf(row), { before: row.before, now: row.now }]));
}

/** Offers that held from one time to another. Times are milliseconds since 1970 by the marketplace's clock. */
export interface StoredReading extends ItemOnSite {
  readonly firstAt: number;
  /** When they were last told like this. Nothing is known of the time between this and the next reading. */
  readonly lastAt: number;
  readonly offers: readonly Offer[];
}

export interface ReadingsWanted {
  /** Milliseconds since 1970. Also readings that began before, if they held then. */
  readonly from: number;
  /** Not included. */
  readonly to: number;
  /** Only those of these items; all without it. */
  readonly itemIds?: readonly number[];
}

const PAGE = 2_000;

/**
 * The stored readings of a time, listing by listing and each listing's in the order of time, as a replay takes them. They are read page by
 * page, so memory does not grow with their number; a reading that ends meanwhile is told as it was when its page was read. Readings are kept
 * for 30 days.
 */
export async function* streamReadings(
  db: Db,
  userId: number,
  { from, to, itemIds }: ReadingsWanted,
): AsyncGenerator<StoredReading> {
  const own = await loadOwnSellers(db, userId);
  const ofItems = itemIds ? sql`and r.item_id = any(${[...itemIds]}::bigint[])` : sql``;
  let after = { itemId: 0, site: '', firstAt: 0 };
  for (;;) {
    const { rows } = await sql<
      ItemOnSite & { platform: Platform; firstAt: Date; lastAt: Date; offers: readonly Offer[] }
    >`
      select r.item_id as "itemId", r.site, a.platform, r.first_at as "firstAt", coalesce(r.last_at, l.read_at, r.first_at) as "lastAt", r.offers
      from competitor_readings r
      join competitor_listings l on l.user_id = r.user_id and l.item_id = r.item_id and l.site = r.site
      join marketplace_accounts a on a.user_id = l.user_id and a.account_id = l.account_id
      where r.user_id = ${userId} ${ofItems}
        and (r.item_id, r.site, r.first_at) > (${after.itemId}::bigint, ${after.site}::text, ${new Date(after.firstAt)}::timestamptz)
        and r.first_at < ${new Date(to)}::timestamptz
        and coalesce(r.last_at, l.read_at, r.first_at) >= ${new Date(from)}::timestamptz
      order by r.item_id, r.site, r.first_at limit ${PAGE}`.execute(db);
    for (const { itemId, site, platform, firstAt, lastAt, offers } of rows) {
      yield {
        itemId,
        site,
        firstAt: firstAt.getTime(),
        lastAt: lastAt.getTime(),
        offers: markOwn(offers, ownSellersOn(own, platform)),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { itemId: last.itemId, site: last.site, firstAt: last.firstAt.getTime() };
  }
}

/** Listings as a table `g` of a statement. */
export const given = (listings: readonly ItemOnSite[]) =>
  sql`unnest(${listings.map(({ itemId }) => itemId)}::bigint[], ${listings.map(({ site }) => site)}::text[]) as g (item_id, site)`;
