import type { ProductDetail } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The number of other listings that an item's page names. */
const NAMED = 5;

/** Other home listings of the seller that have a SKU of the item: each counts its own stock. */
export async function findSameSku(db: Db, userId: number, itemId: number): Promise<ProductDetail['sameSku']> {
  const { rows } = await sql<ProductDetail['sameSku'][number]>`
    select distinct o.item_id as "itemId", i.account_id as "accountId", i.title, o.sku
    from item_units u
    join item_units o on o.user_id = u.user_id and o.sku = u.sku and o.item_id <> u.item_id and not o.is_ended
    join items i on i.user_id = o.user_id and i.item_id = o.item_id and not i.is_ended
    where u.user_id = ${userId} and u.item_id = ${itemId} and not u.is_ended and u.sku <> ''
    order by o.item_id, o.sku limit ${NAMED}`.execute(db);
  return rows;
}
