import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { PublishedResult } from '../dispatch/index.ts';
import { setDesiredStock, sharedStockKey, toldTo } from './ledger.service.ts';
import { readLevels } from './stock.repository.ts';
import { type LimitColumns, limitsFrom, limitsOf } from './stock-limits.repository.ts';
import { isEmptied, type SharedStock } from './targets.repository.ts';

/**
 * Publishing a listing also sets its quantity, as of the time when the call was prepared. If the stock has changed since, it is sent again.
 * If sites share a stock, it is always sent, because the publish may have reset it for all of them.
 */
export async function resendOvertaken(tx: Tx, account: AccountRef, results: readonly PublishedResult[]): Promise<void> {
  const units = results.flatMap(({ listingKey, site, units: published }) =>
    published.map(({ sku, quantity }) => ({ listingKey, site, sku, quantity })),
  );
  const { rows } = await sql<
    SharedStock &
      LimitColumns & {
        itemId: number;
        sentQuantity: number;
        desired: number | null;
        isShared: boolean;
        isEmptied: boolean;
      }
  >`
    select t.account_id as "accountId", t.item_id as "itemId", t.unit_id as "unitId", t.marketplace_sku as sku,
      coalesce(t.pool, t.site) as pool, t.pool is not null as "isShared", ${isEmptied('t')} as "isEmptied", n.quantity as "sentQuantity",
      limits.percent, limits.buffer, limits.maximum,
      (d.payload->>'quantity')::integer as desired
    from unnest(${units.map((u) => u.listingKey)}::text[], ${units.map((u) => u.site)}::text[], ${units.map((u) => u.sku)}::text[],
      ${units.map((u) => u.quantity)}::integer[]) as n (listing_key, site, sku, quantity)
    join stock_targets t on t.user_id = ${account.userId} and t.account_id = ${account.accountId}
      and t.listing_key = n.listing_key and t.marketplace_sku = n.sku and t.site = n.site
    ${limitsOf('t')}
    left join desired_states d on d.user_id = t.user_id and d.account_id = t.account_id and d.target_key = t.marketplace_sku
      and d.change_kind = 'stock' and d.site = t.site`.execute(tx);
  const levels = await readLevels(tx, account.userId, [...new Set(rows.map((row) => row.itemId))]);
  const available = new Map(levels.map((level) => [level.unitId, level.available]));
  const overtaken = rows.filter(({ unitId, sentQuantity, desired, isShared, isEmptied: empty, ...limits }) => {
    const stock = available.get(unitId);
    const now = stock === undefined ? undefined : toldTo({ isEmptied: empty, limits: limitsFrom(limits) }, stock);
    // A quantity set by a movement since then is already due.
    return now !== undefined && sentQuantity !== now && (isShared || desired !== now);
  });
  if (overtaken.length === 0) return;
  const stocks = new Set(overtaken.map(sharedStockKey));
  const unitIds = new Set(overtaken.map(({ unitId }) => unitId));
  await setDesiredStock(
    tx,
    account.userId,
    levels.filter(({ unitId }) => unitIds.has(unitId)),
    { forcedUnitIds: unitIds, isMeant: (target) => stocks.has(sharedStockKey(target)) },
  );
}
