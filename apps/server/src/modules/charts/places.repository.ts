import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';

/** The number of names that one call returns; the seller searches for the others. */
const SHOWN = 200;

/** Brands of the seller's items, each in one of its spellings. Jumps through an index from brand to brand. */
export async function listBrands(db: Db, userId: number, search: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    with recursive found as (
      (select lower(brand) collate "C" as sorted, brand from items
        where user_id = ${userId} and brand is not null order by lower(brand) collate "C", item_id limit 1)
      union all
      select next.sorted, next.brand from found cross join lateral (
        select lower(i.brand) collate "C" as sorted, i.brand from items i
        where i.user_id = ${userId} and i.brand is not null and lower(i.brand) collate "C" > found.sorted
        order by lower(i.brand) collate "C", i.item_id limit 1
      ) next
    )
    select brand from found where ${contains(sql`search_keys(brand)`, search)} and trim(brand) <> '' limit ${SHOWN}`.execute(
    db,
  );
  return rows.map(({ brand }) => brand.trim());
}

export interface FoundCategory {
  readonly id: string;
  readonly path: readonly string[];
}

/** Categories of the seller's items, in the order of their ids. */
export async function listCategories(db: Db, userId: number, search: string | undefined): Promise<FoundCategory[]> {
  const { rows } = await sql<FoundCategory>`
    with recursive found as (
      (select category_id collate "C" as id, category_path as path from items
        where user_id = ${userId} and category_id is not null order by category_id collate "C", item_id limit 1)
      union all
      select next.id, next.path from found cross join lateral (
        select i.category_id collate "C" as id, i.category_path as path from items i
        where i.user_id = ${userId} and i.category_id is not null and i.category_id collate "C" > found.id
        order by i.category_id collate "C", i.item_id limit 1
      ) next
    )
    select id, path from found
    where ${contains(sql`search_keys(array_to_string(path, ' > ') || ' ' || id)`, search)} and trim(id) <> ''
    limit ${SHOWN}`.execute(db);
  return rows;
}

/** Null means every brand, or every category. */
export interface Place {
  readonly brand: string | null;
  readonly categoryId: string | null;
}

/** Items on sale at home that are in one of these places, by id. */
export async function listItemsAt(
  db: Db,
  userId: number,
  places: readonly Place[],
  after: number,
  limit: number,
): Promise<number[]> {
  const at = places.map(({ brand, categoryId }) => {
    const ofBrand = brand === null ? sql`true` : sql`lower(brand) collate "C" = ${brand.trim().toLowerCase()}`;
    const ofCategory = categoryId === null ? sql`true` : sql`category_id collate "C" = ${categoryId}`;
    return sql`(${ofBrand} and ${ofCategory})`;
  });
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items
    where user_id = ${userId} and item_id > ${after} and not is_ended and (${sql.join(at, sql` or `)})
    order by item_id limit ${limit}`.execute(db);
  return rows.map((row) => row.item_id);
}
