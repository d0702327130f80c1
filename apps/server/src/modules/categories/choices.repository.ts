import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/**
 * Removes a choice: the next preparation asks the marketplace again. Until then the category stays, because live
 * listings need one.
 */
export async function freeMapping(
  tx: Tx,
  userId: number,
  accountId: number,
  homeCategoryId: string,
  site: Site,
): Promise<void> {
  await sql`
    update category_mappings set source = 'suggested', confidence = null, tree_version = ''
    where user_id = ${userId} and account_id = ${accountId} and home_category_id = ${homeCategoryId} and site = ${site}
      and source = 'chosen'`.execute(tx);
}

export async function setItemCategories(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  site: Site,
  category: { readonly categoryId: string; readonly path: readonly string[] },
  chosenAt: Date,
): Promise<void> {
  await sql`
    insert into item_categories (user_id, item_id, site, category_id, category_path, chosen_at)
    select ${userId}, n.item_id, ${site}, ${category.categoryId}, ${[...category.path]}::text[], ${chosenAt}
    from unnest(${[...itemIds]}::bigint[]) as n (item_id)
    on conflict (user_id, item_id, site) do update set category_id = excluded.category_id,
      category_path = excluded.category_path, chosen_at = excluded.chosen_at`.execute(tx);
}

export async function removeItemCategories(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  site: Site,
): Promise<void> {
  await sql`
    delete from item_categories
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = ${site}`.execute(tx);
}
