import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** What the seller decided about an item and the catalogue's products of its codes on a site. */
export interface ProductMatch {
  readonly itemId: number;
  readonly site: Site;
  /** The item is these products; otherwise it is another product, whose codes are not these. */
  readonly isSame: boolean;
  readonly productIds: readonly string[];
}

export type MatchOf = (itemId: number, site: Site) => ProductMatch | undefined;

export async function matchesOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<MatchOf> {
  const { rows } = await sql<ProductMatch>`
    select item_id as "itemId", site, is_same as "isSame", product_ids as "productIds" from product_matches
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [`${row.itemId} ${row.site}`, row]));
  return (itemId, site) => known.get(`${itemId} ${site}`);
}

export async function keepMatch(tx: Tx, userId: number, match: ProductMatch, decidedAt: Date): Promise<void> {
  const { itemId, site, isSame, productIds } = match;
  await sql`
    insert into product_matches (user_id, item_id, site, is_same, product_ids, decided_at)
    values (${userId}, ${itemId}, ${site}, ${isSame}, ${[...productIds]}::text[], ${decidedAt})
    on conflict (user_id, item_id, site) do update set is_same = excluded.is_same, product_ids = excluded.product_ids,
      decided_at = excluded.decided_at`.execute(tx);
}
