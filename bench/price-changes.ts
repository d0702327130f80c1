import { money, rulePrice } from '@quayside/kernel';
import { sql } from 'kysely';
import { applyPrices } from '../apps/server/src/modules/pricing/index.ts';
import type { PriceChange } from '../apps/server/src/modules/pricing/live-prices.ts';
import { lockItems, refreshProductRows } from '../apps/server/src/modules/products/index.ts';
import { withTransaction } from '../apps/server/src/platform/database/database.ts';
import type { Db } from '../apps/server/src/platform/database/db.ts';
import { heading, median, ROUNDS, report, timed } from './lib/figures.ts';
import type { FloorMeter } from './lib/floor.ts';
import type { Shop } from './lib/shop.ts';

const MANY = 1_000;

/** Changes prices of live listings: rows, desired states, history, the product list and the event, committed. */
export async function measurePriceChanges(db: Db, shop: Shop, floor: FloorMeter): Promise<void> {
  const { userId, accountId } = shop.account;
  const itemIds = await listOnGermany(db, shop, MANY);
  const one: number[] = [];
  const many: number[] = [];
  const change = (ids: readonly number[], round: number) =>
    timed(() =>
      withTransaction(db, async (tx) => {
        await lockItems(tx, userId, ids);
        const changes = ids.map((itemId) => priceOf(itemId, round));
        const actor = { kind: 'rule', id: null } as const;
        const changed = await applyPrices(tx, { userId, accountId }, changes, { actor, why: 'rule_changed' });
        if (changed !== ids.length) throw new Error(`${changed} of ${ids.length} prices changed`);
      }),
    );
  for (let round = -1; round < ROUNDS; round += 1) {
    const manyMs = await change(itemIds, 2 * round);
    const oneMs = await change(itemIds.slice(0, 1), 2 * round + 1);
    if (round < 0) continue;
    many.push(manyMs);
    one.push(oneMs);
  }
  heading('Price changes with history (wanted: 1,000 in less than 100 ms)');
  report('1 price change', median(one), 'ms');
  report(`${MANY.toLocaleString('en-GB')} price changes in one transaction`, median(many), 'ms');
  await floor.report();
}

/** A different price in each round, so that every change has an effect. */
function priceOf(itemId: number, round: number): PriceChange {
  const source = money(1_000 + (itemId % 500) + 10 * (round + 5), 'GBP');
  const rate = { from: 'GBP', to: 'EUR', millionths: 1_165_000, date: '2026-09-29', source: 'bench' } as const;
  const rule = {
    site: 'DE',
    isPricingEnabled: true,
    increaseType: 'percent',
    increase: 1_000,
    neatPrices: false,
  } as const;
  const breakdown = rulePrice(source, rate, rule);
  const decision = {
    price: breakdown.final,
    owner: 'rule',
    breakdown,
    unitPrices: new Map(),
    unitOwners: new Map(),
    manualUnits: new Set<number>(),
    isStale: false,
  } as const;
  return { itemId, site: 'DE', decision };
}

/** Makes the first items live on one site, as after a finished run. */
async function listOnGermany(db: Db, { account }: Shop, count: number): Promise<number[]> {
  const { userId, accountId } = account;
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items where user_id = ${userId} and account_id = ${accountId} and not has_variants
    order by item_id limit ${count}`.execute(db);
  const itemIds = rows.map((row) => row.item_id);
  await withTransaction(db, async (tx) => {
    await sql`
      insert into listings (user_id, item_id, site, account_id, state, listing_key, title, price_minor, currency, quantity, listing_id)
      select user_id, item_id, 'DE', account_id, 'L', sku || '-DE', title, 100, 'EUR', 1, 'DE' || external_id
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
