import { sql } from 'kysely';
import { refreshProductRows } from '../../apps/server/src/modules/products/index.ts';
import { withTransaction } from '../../apps/server/src/platform/database/database.ts';
import type { Db } from '../../apps/server/src/platform/database/db.ts';
import type { Shop } from './shop.ts';

/** Makes the first items live on one site, as after a finished run. */
export async function listOnGermany(db: Db, { account }: Shop, count: number): Promise<number[]> {
  const { userId, accountId } = account;
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items where user_id = ${userId} and account_id = ${accountId} and not has_variants
    order by item_id limit ${count}`.execute(db);
  const itemIds = rows.map((row) => row.item_id);
  await withTransaction(db, async (tx) => {
    await sql`
      insert into listings (user_id, item_id, site, account_id, state, listing_key, title, price_minor, currency, price_owner, quantity, listing_id)
      select user_id, item_id, 'DE', account_id, 'L', sku || '-DE', title, 100, 'EUR', 'rule', 1, 'DE' || external_id
      from items where user_id = ${userId} and item_id = any(${itemIds}::bigint[])`.execute(tx);
    await sql`
      insert into stock_targets (user_id, account_id, listing_key, marketplace_sku, site, item_id, unit_id, is_live, listing_id)
      select i.user_id, i.account_id, i.sku || '-DE', i.sku || '-DE', 'DE', i.item_id, u.unit_id, true, 'DE' || i.external_id
      from items i join item_units u on u.user_id = i.user_id and u.item_id = i.item_id
      where i.user_id = ${userId} and i.item_id = any(${itemIds}::bigint[])`.execute(tx);
    await refreshProductRows(tx, userId, itemIds);
  });
  return itemIds;
}
