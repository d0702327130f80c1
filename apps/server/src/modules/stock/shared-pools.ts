import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { AccountRef, PublishedResult } from '../dispatch/index.ts';
import { wishStock } from './ledger.service.ts';
import { readLevels } from './stock.repository.ts';

/**
 * A listing's content carries its quantity. Where sites share one stock, that has set the stock of all of them, perhaps to a figure that an
 * order has overtaken while the content was on its way: the pool is then told the present one.
 */
export async function correctPools(tx: Tx, account: AccountRef, results: readonly PublishedResult[]): Promise<void> {
  const units = results.flatMap(({ listingKey, site, units: published }) =>
    published.map(({ sku, quantity }) => ({ listingKey, site, sku, quantity })),
  );
  const { rows } = await sql<{ itemId: number; unitId: number; quantity: number }>`
    select t.item_id as "itemId", t.unit_id as "unitId", n.quantity
    from unnest(${units.map((u) => u.listingKey)}::text[], ${units.map((u) => u.site)}::text[], ${units.map((u) => u.sku)}::text[],
      ${units.map((u) => u.quantity)}::integer[]) as n (listing_key, site, sku, quantity)
    join stock_targets t on t.user_id = ${account.userId} and t.account_id = ${account.accountId}
      and t.listing_key = n.listing_key and t.marketplace_sku = n.sku and t.channel = n.site
    where t.pool is not null`.execute(tx);
  if (rows.length === 0) return;
  const told = new Map(rows.map((row) => [row.unitId, row.quantity]));
  const levels = await readLevels(tx, account.userId, [...new Set(rows.map((row) => row.itemId))]);
  const overtaken = levels.filter(({ unitId, available }) => told.has(unitId) && told.get(unitId) !== available);
  await wishStock(tx, account.userId, overtaken, { forcedUnitIds: new Set(overtaken.map(({ unitId }) => unitId)) });
}
