import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';

/** The number of names that one call returns; the seller searches for the others. */
const SHOWN = 200;

/** Brands of the seller's items, each in one of its spellings. */
export async function listBrands(db: Db, userId: number, search: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select i.brand from catalogue_names n cross join lateral (
      select brand from items
      where user_id = ${userId} and brand is not null and lower(brand) collate "C" = n.name order by item_id limit 1
    ) i
    where n.user_id = ${userId} and n.kind = 'brand' and ${contains(sql`n.search_keys`, search)}
    order by n.name limit ${SHOWN}`.execute(db);
  return rows.map(({ brand }) => brand.trim());
}

export interface FoundCategory {
  readonly id: string;
  readonly path: readonly string[];
}

/** Categories of the seller's items, in the order of their ids. */
export async function listCategories(db: Db, userId: number, search: string | undefined): Promise<FoundCategory[]> {
  const { rows } = await sql<FoundCategory>`
    select n.name as id, i.path from (
      select distinct name from catalogue_names
      where user_id = ${userId} and kind = 'category' and ${contains(sql`search_keys`, search)}
    ) n cross join lateral (
      select category_path as path from items
      where user_id = ${userId} and category_id is not null and category_id collate "C" = n.name order by item_id limit 1
    ) i
    order by n.name limit ${SHOWN}`.execute(db);
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
