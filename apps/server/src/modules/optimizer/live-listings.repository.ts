import { type Currency, type ItemOnSite, type Money, money, type Site, sitesOf } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';

/** A listing on sale on a site. */
export interface LiveListing extends ItemOnSite {
  /** What buyers pay now; null if it has several prices, or is not confirmed. */
  readonly price: Money | null;
  readonly listedAt: Date | null;
  /** The product page belongs to the marketplace. */
  readonly isCatalogue: boolean;
  readonly title: string;
}

/** Listings of an account after a place, in the order of the primary key, or exactly these. */
export type LiveQuery =
  | {
      readonly after: { readonly itemId: number; readonly site: string };
      readonly site?: Site | undefined;
      readonly limit: number;
    }
  | { readonly of: readonly ItemOnSite[] };

/** A page is put together from one of each site, so that no listing of another site, and none that is not on sale, is read for it. */
export async function listLive(
  db: Db,
  { userId, accountId, platform }: Account,
  query: LiveQuery,
): Promise<LiveListing[]> {
  const onSale = sql`select * from listings where user_id = ${userId} and account_id = ${accountId} and state = 'L'`;
  const { rows } = await sql<Omit<LiveListing, 'price'> & { minor: number | null; currency: Currency | null }>`
    select item_id as "itemId", site, listed_at as "listedAt", title_label = 'catalogue' as "isCatalogue", title,
      case when live_from_minor = live_to_minor then live_from_minor end as minor, live_currency as currency
    from (${'of' in query ? placesOf(onSale, query.of) : pageOf(onSale, query, sitesOf(platform))}) listings
    order by item_id, site ${'of' in query ? sql`` : sql`limit ${query.limit}`}`.execute(db);
  return rows.map(({ minor, currency, ...row }) => ({
    ...row,
    price: minor === null || currency === null ? null : money(minor, currency),
  }));
}

type Statement = RawBuilder<unknown>;

const placesOf = (onSale: Statement, places: readonly ItemOnSite[]): Statement => sql`
  ${onSale} and (item_id, site) in (select * from unnest(${places.map(({ itemId }) => itemId)}::bigint[],
    ${places.map(({ site }) => site)}::text[]))`;

const pageOf = (
  onSale: Statement,
  { after, site, limit }: Exclude<LiveQuery, { of: unknown }>,
  sites: readonly Site[],
): Statement => sql`
  select l.* from unnest(${site ? [site] : [...sites]}::text[]) as s (code) cross join lateral (
    ${onSale} and site = s.code and item_id >= ${after.itemId} and (item_id, site) > (${after.itemId}, ${after.site})
    order by item_id limit ${limit}) l`;
