import type { ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { PlacedItem } from './categories-of.ts';

export interface HomeCategoryRow {
  readonly id: string;
  readonly path: readonly string[];
  readonly items: number;
  /** Items that a site would reject because of their category there, or because of missing specifics. */
  readonly waiting: number;
}

export interface HomeQuery {
  readonly search: string | undefined;
  /** The last category of the previous page. */
  readonly after: Pick<HomeCategoryRow, 'id' | 'waiting'> | undefined;
  readonly limit: number;
}

/**
 * The categories of an account's items that are on sale at home: those with the most waiting items first, then by id.
 */
export async function listHomeCategories(
  db: Db,
  userId: number,
  accountId: number,
  { search, after, limit }: HomeQuery,
): Promise<HomeCategoryRow[]> {
  const next = after ? sql`and (-c.waiting, c.id) > (${-after.waiting}::bigint, ${after.id}::text collate "C")` : sql``;
  const { rows } = await sql<HomeCategoryRow>`
    with waiting as (
      select distinct item_id from listings
      where user_id = ${userId} and state = 'B'
        and reason ->> 'code' in ('no_category', 'category_not_allowed', 'condition_not_in_category', 'missing_aspects')
    ), found as (
      select i.category_id collate "C" as id, max(i.category_path) as path, count(*)::int as items, count(w.item_id)::int as waiting
      from items i left join waiting w on w.item_id = i.item_id
      where i.user_id = ${userId} and i.account_id = ${accountId} and i.category_id is not null and not i.is_ended
      group by i.category_id collate "C"
    )
    select c.id, c.path, c.items, c.waiting from found c
    where ${contains(sql`search_keys(array_to_string(c.path, ' > ') || ' ' || c.id)`, search)} ${next}
    order by -c.waiting, c.id limit ${limit}`.execute(db);
  return rows;
}

/** How many items of these categories have their own choice, by category and site. */
export async function countExceptions(
  db: Db,
  userId: number,
  accountId: number,
  homeCategoryIds: readonly string[],
): Promise<{ readonly homeCategoryId: string; readonly site: Site; readonly items: number }[]> {
  const { rows } = await sql<{ homeCategoryId: string; site: Site; items: number }>`
    select i.category_id as "homeCategoryId", c.site, count(*)::int as items
    from item_categories c join items i on i.user_id = c.user_id and i.item_id = c.item_id
    where c.user_id = ${userId} and i.account_id = ${accountId}
      and i.category_id collate "C" = any(${[...homeCategoryIds]}::text[]) and not i.is_ended
    group by i.category_id, c.site order by c.site`.execute(db);
  return rows;
}

/** The items of a category after an id, in ascending order. */
export async function listItemsOf(
  db: Db,
  userId: number,
  { accountId, homeCategoryId }: { readonly accountId: number; readonly homeCategoryId: string },
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items
    where user_id = ${userId} and account_id = ${accountId} and category_id collate "C" = ${homeCategoryId}
      and not is_ended and item_id > ${after}
    order by item_id limit ${limit}`.execute(db);
  return rows.map((row) => row.item_id);
}

/** The categories of these items at home. */
export async function listHomesOf(db: Db, userId: number, itemIds: readonly number[]): Promise<PlacedItem[]> {
  const { rows } = await sql<PlacedItem>`
    select item_id as "itemId", account_id as "accountId", category_id as "categoryId" from items
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) order by item_id`.execute(db);
  return rows;
}

/** The items that are live on these sites, or being published. */
export async function listLive(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<ItemOnSite[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
      and state in ('L', 'P', 'Q')
    order by item_id, site`.execute(db);
  return rows;
}
