import type { CategoryRequirements } from '@quayside/connector-kit';
import { type Platform, platformOfSite, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface KnownRequirements {
  readonly site: Site;
  readonly treeVersion: string;
  readonly requirements: CategoryRequirements;
}

/** The stored requirements of some categories, as of their last read. */
export async function listRequirements(
  db: Db,
  /** The platform of the sites that are not another platform's destination. */
  platform: Platform,
  sites: readonly Site[],
  categoryIds: readonly string[],
): Promise<KnownRequirements[]> {
  const platforms = sites.map((site) => platformOfSite(site) ?? platform);
  const { rows } = await sql<KnownRequirements>`
    select site, tree_version as "treeVersion", requirements from site_categories
    where (platform, site) in (select * from unnest(${platforms}::text[], ${[...sites]}::text[]))
      and category_id = any(${[...categoryIds]}::text[])`.execute(db);
  return rows;
}

export async function keepRequirements(
  db: Db,
  platform: Platform,
  { site, treeVersion, requirements }: KnownRequirements,
  readAt: Date,
): Promise<void> {
  await sql`
    insert into site_categories (platform, site, category_id, tree_version, requirements, read_at)
    values (${platform}, ${site}, ${requirements.categoryId}, ${treeVersion}, ${JSON.stringify(requirements)}, ${readAt})
    on conflict (platform, site, category_id) do update set
      tree_version = excluded.tree_version, requirements = excluded.requirements, read_at = excluded.read_at`.execute(
    db,
  );
}
