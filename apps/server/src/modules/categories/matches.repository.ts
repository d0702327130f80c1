import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The seller's decision whether an item is one of the catalogue products with its codes on a site. */
export interface ProductMatch {
  readonly itemId: number;
  readonly site: Site;
  /** True if the item is these products; otherwise it is another product, with other codes. */
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

/** The catalogue product, as stated in the reason of a listing. */
export interface SeenProduct {
  readonly id: string;
  readonly gtin: string;
  readonly title: string;
  readonly brand: string | null;
  readonly pack: number;
  readonly imageUrl: string | null;
}

export interface DoubtRow {
  readonly itemId: number;
  readonly site: Site;
  readonly product: SeenProduct;
  readonly isSame: boolean | null;
}

const SEEN = sql`jsonb_build_object('id', l.reason #>> '{params,productId}', 'gtin', l.reason #>> '{params,gtin}',
  'title', l.reason #>> '{params,title}', 'brand', nullif(l.reason #>> '{params,brand}', ''),
  'pack', coalesce((l.reason #>> '{params,pack}')::int, 1), 'imageUrl', nullif(l.reason #>> '{params,image}', ''))`;

/** Items that are held because of a doubt, and those that the seller has decided; by item and site. */
export async function listDoubts(
  db: Db,
  userId: number,
  accountId: number,
  after: { readonly itemId: number; readonly site: string },
  limit: number,
): Promise<DoubtRow[]> {
  const { rows } = await sql<DoubtRow>`
    with open as (
      select l.item_id, l.site, ${SEEN} as product from listings l
      where l.user_id = ${userId} and coalesce(l.source_account_id, l.account_id) = ${accountId} and l.state = 'B'
        and l.reason ->> 'code' = 'product_doubtful' and (l.item_id, l.site) > (${after.itemId}, ${after.site})
        and l.reason #>> '{params,productId}' is not null
      order by l.item_id, l.site limit ${limit}
    ), decided as (
      select m.item_id, m.site, m.product, m.is_same, m.product_ids from product_matches m
      join items i on i.user_id = m.user_id and i.item_id = m.item_id and i.account_id = ${accountId}
      where m.user_id = ${userId} and (m.item_id, m.site) > (${after.itemId}, ${after.site})
      order by m.item_id, m.site limit ${limit}
    )
    select coalesce(o.item_id, d.item_id) as "itemId", coalesce(o.site, d.site) as site, coalesce(o.product, d.product) as product,
      case when o.product is null or o.product ->> 'id' = any(d.product_ids) then d.is_same end as "isSame"
    from open o full join decided d on d.item_id = o.item_id and d.site = o.site
    order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}

/** The product because of which a listing is held, if it is still the one that was shown. */
export async function findDoubt(
  db: Db,
  userId: number,
  { itemId, site, productId }: { readonly itemId: number; readonly site: Site; readonly productId: string },
): Promise<SeenProduct | undefined> {
  const { rows } = await sql<{ product: SeenProduct }>`
    select ${SEEN} as product from listings l
    where l.user_id = ${userId} and l.item_id = ${itemId} and l.site = ${site} and l.state = 'B'
      and l.reason ->> 'code' = 'product_doubtful' and l.reason #>> '{params,productId}' = ${productId}
    union all
    select m.product from product_matches m
    where m.user_id = ${userId} and m.item_id = ${itemId} and m.site = ${site} and ${productId} = any(m.product_ids)
    limit 1`.execute(db);
  return rows[0]?.product;
}

/** Stores a decision. The same decision about another product of the item is added to the earlier one. */
export async function keepMatch(
  tx: Tx,
  userId: number,
  { itemId, site, isSame }: Omit<ProductMatch, 'productIds'>,
  product: SeenProduct,
  decidedAt: Date,
): Promise<void> {
  await sql`
    insert into product_matches as m (user_id, item_id, site, is_same, product_ids, product, decided_at)
    values (${userId}, ${itemId}, ${site}, ${isSame}, array[${product.id}::text], ${JSON.stringify(product)}, ${decidedAt})
    on conflict (user_id, item_id, site) do update set is_same = excluded.is_same, product = excluded.product,
      product_ids = case when m.is_same = excluded.is_same
        then (select array_agg(distinct id) from unnest(m.product_ids || excluded.product_ids) as id) else excluded.product_ids end,
      decided_at = excluded.decided_at`.execute(tx);
}

export async function removeMatch(tx: Tx, userId: number, itemId: number, site: Site): Promise<void> {
  await sql`
    delete from product_matches where user_id = ${userId} and item_id = ${itemId} and site = ${site}`.execute(tx);
}
