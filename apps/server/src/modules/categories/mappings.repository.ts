import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export type MappingSource = 'suggested' | 'chosen';

/** The category on a site that corresponds to a category at home. */
export interface Mapping {
  /** The account that owns the items, whichever account sells them on the site. */
  readonly accountId: number;
  readonly homeCategoryId: string;
  readonly site: Site;
  /** Null: the marketplace suggested none, or the chosen one no longer exists. */
  readonly categoryId: string | null;
  readonly path: readonly string[];
  readonly source: MappingSource;
  /** Per cent; null if the seller chose it, or removed a choice and the new suggestion is still due. */
  readonly confidence: number | null;
  readonly treeVersion: string;
}

const COLUMNS = sql`account_id as "accountId", home_category_id as "homeCategoryId", site, category_id as "categoryId", category_path as path, source,
  confidence, tree_version as "treeVersion"`;

export async function listMappings(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  homeCategoryIds: readonly string[],
  sites: readonly Site[],
): Promise<Mapping[]> {
  const { rows } = await sql<Mapping>`
    select ${COLUMNS} from category_mappings
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[])
      and home_category_id = any(${[...homeCategoryIds]}::text[]) and site = any(${[...sites]}::text[])`.execute(db);
  return rows;
}

/** Stores the marketplace's suggestions. A choice that the seller has made since, for the same version, is kept. */
export async function keepMappings(
  db: Db,
  userId: number,
  mappings: readonly Mapping[],
  checkedAt: Date,
): Promise<void> {
  if (mappings.length === 0) return;
  const rows = mappings.map((mapping) => ({
    account_id: mapping.accountId,
    home_category_id: mapping.homeCategoryId,
    site: mapping.site,
    category_id: mapping.categoryId,
    category_path: mapping.path,
    source: mapping.source,
    confidence: mapping.confidence,
    tree_version: mapping.treeVersion,
  }));
  await sql`
    insert into category_mappings as m (user_id, account_id, home_category_id, site, category_id, category_path, source,
      confidence, tree_version, checked_at)
    select ${userId}, r.account_id, r.home_category_id, r.site, r.category_id, r.category_path, r.source, r.confidence,
      r.tree_version, ${checkedAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(account_id bigint, home_category_id text, site text, category_id text,
      category_path text[], source text, confidence integer, tree_version text)
    on conflict (user_id, account_id, home_category_id, site) do update set
      category_id = excluded.category_id, category_path = excluded.category_path, source = excluded.source,
      confidence = excluded.confidence, tree_version = excluded.tree_version, checked_at = excluded.checked_at
    where m.source = 'suggested' or excluded.source = 'chosen' or m.tree_version <> excluded.tree_version`.execute(db);
}

/** A seller's choice for one item on one site. */
export interface ItemCategory {
  readonly itemId: number;
  readonly site: Site;
  readonly categoryId: string;
  readonly path: readonly string[];
}

export async function listItemCategories(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<ItemCategory[]> {
  const { rows } = await sql<ItemCategory>`
    select item_id as "itemId", site, category_id as "categoryId", category_path as path from item_categories
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])`.execute(
    db,
  );
  return rows;
}
