import type { AccountRef, ItemOnSite, Money, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { FoundListings } from '../listings/index.ts';

/** A listing on sale or on its way, with what the settings of its account decide about. */
export interface SettledListing extends ItemOnSite {
  readonly sku: string;
  /** At home, as the two below. */
  readonly title: string;
  readonly condition: string;
  readonly categoryId: string | null;
  /** The account of the item. */
  readonly accountId: number;
  readonly listingKey: string;
  readonly shippingKey: string | null;
  /** What buyers pay for shipping, and what it costs; null if the account's own policies decide. */
  readonly shipping: { readonly buyerPays: Money; readonly cost: Money } | null;
}

/** Which of an account's listings. `sites`: null for all. */
export type SettledQuery =
  | {
      readonly sites: readonly Site[] | null;
      readonly after: { readonly itemId: number; readonly site: string };
      readonly limit: number;
    }
  | { readonly of: readonly ItemOnSite[] };

/** In the order of item and site. */
export async function listSettled(
  db: Db,
  { userId, accountId }: AccountRef,
  query: SettledQuery,
): Promise<SettledListing[]> {
  const which =
    'of' in query
      ? sql`and (l.item_id, l.site) in (select * from unnest(${query.of.map(({ itemId }) => itemId)}::bigint[], ${query.of.map(({ site }) => site)}::text[]))`
      : sql`and (l.item_id, l.site) > (${query.after.itemId}, ${query.after.site})
          ${query.sites === null ? sql`` : sql`and l.site = any(${[...query.sites]}::text[])`}`;
  const { rows } = await sql<SettledListing>`
    select l.item_id as "itemId", l.site, i.sku, i.title, i.condition, i.category_id as "categoryId", i.account_id as "accountId",
      l.listing_key as "listingKey", l.shipping_key as "shippingKey", l.price_breakdown->'shipping' as shipping
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.state in ('L', 'Q', 'P') and l.listing_key is not null ${which}
    order by l.item_id, l.site ${'of' in query ? sql`` : sql`limit ${query.limit}`}`.execute(db);
  return rows;
}

/** The number of an account's listings on sale or on their way, by site. */
export async function countSettled(db: Db, { userId, accountId }: AccountRef): Promise<ReadonlyMap<Site, number>> {
  const { rows } = await sql<{ site: Site; n: number }>`
    select site, sum(n)::int as n from listing_totals
    where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'Q', 'P') group by site`.execute(db);
  return new Map(rows.map(({ site, n }) => [site, n]));
}

/** The database's time: the clock of `listings.listed_at`. */
export async function readNow(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db);
  return rows[0]?.now ?? '';
}

/** Listings that are being published, and those that went live since a time. @param sites null for all */
export function foundSince(
  { userId, accountId }: AccountRef,
  sites: readonly Site[] | null,
  since: string,
): FoundListings {
  return sql`select item_id, site from listings where user_id = ${userId} and account_id = ${accountId}
    and (state in ('Q', 'P', 'F') or (state = 'L' and listed_at >= ${since}::timestamptz))
    ${sites === null ? sql`` : sql`and site = any(${[...sites]}::text[])`}`;
}

/** Items that an excluded country kept from being listed. */
export async function listKept(tx: Tx, { userId, accountId }: AccountRef, site: Site): Promise<ItemOnSite[]> {
  const { rows } = await sql<ItemOnSite>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and state = 'B'
      and reason->>'code' = 'country_excluded' order by item_id`.execute(tx);
  return rows;
}
