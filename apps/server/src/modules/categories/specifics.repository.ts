import type { ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A specific that the seller set for an item on one site, by the site's name. */
export interface GivenSpecific {
  readonly itemId: number;
  readonly site: Site;
  readonly name: string;
  /** Empty: the seller removed the specific from the listing. */
  readonly values: readonly string[];
}

/** A change of a specific; null restores the item's own. */
export interface SpecificChange extends Omit<GivenSpecific, 'values'> {
  readonly values: readonly string[] | null;
}

export async function listSpecifics(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<GivenSpecific[]> {
  const { rows } = await sql<GivenSpecific>`
    select item_id as "itemId", site, name, "values" from item_specifics
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
    order by item_id, site, name`.execute(db);
  return rows;
}

export async function setSpecifics(
  tx: Tx,
  userId: number,
  specifics: readonly SpecificChange[],
  givenAt: Date,
): Promise<void> {
  const rows = JSON.stringify(
    specifics.map(({ itemId, site, name, values }) => ({ item_id: itemId, site, name, given: values })),
  );
  await sql`
    delete from item_specifics s using jsonb_to_recordset(${rows}::jsonb) as r(item_id bigint, site text, name text, given text[])
    where s.user_id = ${userId} and s.item_id = r.item_id and s.site = r.site and s.name = r.name`.execute(tx);
  await sql`
    insert into item_specifics (user_id, item_id, site, name, "values", given_at)
    select ${userId}, r.item_id, r.site, r.name, r.given, ${givenAt}
    from jsonb_to_recordset(${rows}::jsonb) as r(item_id bigint, site text, name text, given text[])
    where r.given is not null
    on conflict (user_id, item_id, site, name) do update set "values" = excluded."values", given_at = excluded.given_at`.execute(
    tx,
  );
}

export interface LackingRow {
  readonly itemId: number;
  readonly site: Site;
  /** The names of missing or rejected specifics, joined by commas; may be empty if something else was rejected. */
  readonly names: string;
  /** The marketplace's words, if it rejected something. */
  readonly detail: string | null;
}

/** Which listings are read, by item and site. */
export interface ListingQuery {
  readonly site: Site | undefined;
  /** Only these items. */
  readonly itemIds: readonly number[] | undefined;
  readonly after: { readonly itemId: number; readonly site: string };
  readonly limit: number;
}

const onSite = (site: Site | undefined) => (site ? sql`and site = ${site}` : sql``);
const ofItems = (itemIds: readonly number[] | undefined) =>
  itemIds ? sql`and item_id = any(${[...itemIds]}::bigint[])` : sql``;

/** Where the account's items are live, being published or held. An offer for a catalogue product has no specifics. */
export async function listLiveOrBlocked(
  db: Db,
  userId: number,
  accountId: number,
  { site, itemIds, after, limit }: ListingQuery,
): Promise<ItemOnSite[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and coalesce(source_account_id, account_id) = ${accountId} and state <> 'E' and title_label is distinct from 'catalogue'
      and (item_id, site) > (${after.itemId}, ${after.site}) ${onSite(site)} ${ofItems(itemIds)}
    order by item_id, site limit ${limit}`.execute(db);
  return rows;
}

/** Listings that are held because of missing specifics, by item and site. */
export async function listLackingRows(
  db: Db,
  userId: number,
  accountId: number,
  { site, itemIds, after, limit }: ListingQuery,
): Promise<LackingRow[]> {
  const { rows } = await sql<LackingRow>`
    select item_id as "itemId", site, reason #>> '{params,detail}' as detail,
      coalesce(reason #>> '{params,names}', reason #>> '{params,aspects}', '') as names from listings
    where user_id = ${userId} and coalesce(source_account_id, account_id) = ${accountId} and state = 'B'
      and reason ->> 'code' in ('missing_aspects', 'attributes_refused')
      and (item_id, site) > (${after.itemId}, ${after.site}) ${onSite(site)} ${ofItems(itemIds)}
    order by item_id, site limit ${limit}`.execute(db);
  return rows;
}
