import type { SafetyEntry } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { entryOf, type NarrowScope } from './safety.repository.ts';

/** The entries of brands and items, by `safetyKey`; without an item that no longer exists. */
export async function loadEntries(
  db: Db,
  userId: number,
  scopes: readonly NarrowScope[],
): Promise<ReadonlyMap<string, { readonly entry: SafetyEntry | null }>> {
  const names = scopes.map((one) => (one.scope === 'item' ? String(one.itemId) : one.brand.toLowerCase()));
  const { rows } = await sql<{ key: string; entry: SafetyEntry | null }>`
    select g.scope || ' ' || g.name as key, ${entryOf('e')} as entry
    from unnest(${scopes.map(({ scope }) => scope)}::text[], ${names}::text[]) as g (scope, name)
    left join items i on i.user_id = ${userId} and i.item_id = case when g.scope = 'item' then g.name::bigint end
    left join safety_entries e on e.user_id = ${userId} and e.scope = g.scope and e.scope_key = lower(g.name)
    where g.scope = 'brand' or i.item_id is not null`.execute(db);
  return new Map(rows.map(({ key, entry }) => [key, { entry }]));
}

/** Those of these brands that items have, as the catalogue spells them. */
export async function findBrands(
  db: Db,
  userId: number,
  brands: readonly string[],
): Promise<(brand: string) => string | undefined> {
  const asked = [...new Set(brands.filter((brand) => brand !== ''))];
  const { rows } = await sql<{ asked: string; brand: string }>`
    select g.brand as asked, n.brand
    from unnest(${asked}::text[]) as g (brand)
    cross join lateral (
      select min(i.brand) as brand from items i
      where i.user_id = ${userId} and i.brand is not null and lower(i.brand) collate "C" = lower(g.brand)) n
    where n.brand is not null`.execute(db);
  const found = new Map(rows.map((row) => [row.asked, row.brand]));
  return (brand) => found.get(brand);
}

/** The items for sale with these SKUs, in any account. */
export async function findSkus(db: Db, userId: number, skus: readonly string[]) {
  const asked = [...new Set(skus.filter((sku) => sku !== ''))];
  const { rows } = await sql<{ itemId: number; sku: string; title: string }>`
    select i.item_id as "itemId", i.sku, i.title from marketplace_accounts a
    join items i on i.user_id = a.user_id and i.account_id = a.account_id
    where a.user_id = ${userId} and i.sku = any(${asked}::text[]) and not i.is_ended order by i.item_id`.execute(db);
  const found = groupBy(rows, ({ sku }) => sku);
  return (sku: string) => found.get(sku) ?? [];
}
