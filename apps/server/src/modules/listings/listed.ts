import { type Currency, type ListingState, type Money, money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The label of titles of catalogue products, which the marketplace writes, so no language and no title check applies. */
export const CATALOGUE_LABEL = 'catalogue';

export interface Listed {
  readonly itemId: number;
  readonly accountId: number;
  readonly site: Site;
  readonly listingKey: string;
  readonly isGroup: boolean;
  readonly title: string;
  readonly titleLabel: string;
  readonly state: ListingState;
  readonly isTitleOutdated: boolean;
}

/** Live, or being published. */
export const ON_SITE: readonly ListingState[] = ['L', 'Q', 'P'];
/** The same, and failed listings that may be sent again. */
export const NOT_OVER: readonly ListingState[] = [...ON_SITE, 'F'];
/** The same, and those that are not listed or that something keeps from being listed. */
export const NOT_ENDED: readonly ListingState[] = [...NOT_OVER, 'N', 'B'];

/** Listings in these states, of these items, on these sites (null: all). */
export async function findListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  states: readonly ListingState[],
): Promise<Listed[]> {
  const onSites = sites === null ? sql`` : sql`and site = any(${[...sites]}::text[])`;
  const { rows } = await sql<Listed>`
    select item_id as "itemId", account_id as "accountId", site, listing_key as "listingKey", is_group as "isGroup", title,
      title_label as "titleLabel", state, is_title_outdated as "isTitleOutdated"
    from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and state = any(${[...states]}::text[]) and listing_key is not null
      ${onSites}
    order by item_id, site for update`.execute(tx);
  return rows;
}

/** An item on a site with the price that a buyer pays there. */
export interface LivePrice {
  readonly site: Site;
  readonly accountId: number;
  readonly price: Money;
}

/** The prices that buyers pay for an item on these sites, where it is live or being published. */
export async function listLivePrices(
  db: Db,
  userId: number,
  itemId: number,
  sites: readonly Site[],
): Promise<LivePrice[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['site', 'account_id as accountId', 'price_minor as minor', 'currency'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('site', 'in', [...sites])
    .where('state', 'in', [...ON_SITE])
    .orderBy('site')
    .execute();
  return rows.flatMap(({ minor, currency, site, accountId }) =>
    minor === null ? [] : [{ site: site as Site, accountId, price: money(minor, currency as Currency) }],
  );
}
