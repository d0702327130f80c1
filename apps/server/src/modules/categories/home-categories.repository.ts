import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { PlacedItem } from './categories-of.ts';

export interface HomeCategoryRow {
  readonly id: string;
  readonly path: readonly string[];
  readonly items: number;
}

export interface HomeQuery {
  readonly search: string | undefined;
  /** The last id of the page before. */
  readonly after: string;
  readonly limit: number;
}

/** Categories of an account's items that are on sale at home, by id. Steps through an index from category to category. */
export async function listHomeCategories(
  db: Db,
  userId: number,
  accountId: number,
  { search, after, limit }: HomeQuery,
): Promise<HomeCategoryRow[]> {
  const pattern = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<HomeCategoryRow>`
    with recursive found as (
      (select category_id collate "C" as id, category_path as path from items
        where user_id = ${userId} and category_id is not null and category_id collate "C" > ${after}
        order by category_id collate "C", item_id limit 1)
      union all
      select next.id, next.path from found cross join lateral (
        select i.category_id collate "C" as id, i.category_path as path from items i
        where i.user_id = ${userId} and i.category_id is not null and i.category_id collate "C" > found.id
        order by i.category_id collate "C", i.item_id limit 1
      ) next
    )
    select f.id, f.path, c.items from found f cross join lateral (
      select count(*)::int as items from items i
      where i.user_id = ${userId} and i.category_id collate "C" = f.id and i.account_id = ${accountId} and not i.is_ended
    ) c
    where c.items > 0 and lower(array_to_string(f.path, ' > ') || ' ' || f.id) like ${pattern}
    limit ${limit}`.execute(db);
  return rows;
}

/** How many items of these categories have a choice of their own, by category and site. */
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

/** Items of a category after an id, ascending. */
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

/** The categories of items at home. */
export async function listHomesOf(db: Db, userId: number, itemIds: readonly number[]): Promise<PlacedItem[]> {
  const { rows } = await sql<PlacedItem>`
    select item_id as "itemId", account_id as "accountId", category_id as "categoryId" from items
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) order by item_id`.execute(db);
  return rows;
}

/** Those of the items that are on sale on these sites, or on their way. */
export async function listLivePlaces(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<{ readonly itemId: number; readonly site: Site }[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
      and state in ('L', 'P', 'Q')
    order by item_id, site`.execute(db);
  return rows;
}
