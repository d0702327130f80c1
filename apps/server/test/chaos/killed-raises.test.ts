import { pricing } from '@quayside/contract';
import { expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { useLiveShop } from './live-shop.ts';

/*
 * A new lowest price is above everything that is on sale. The seller raises most listings to it, ends some and keeps some, and the workers
 * that carry this out are killed. Each listing must end as it was agreed to, and none is changed twice.
 */

const SITE = 'DE' as const;
const ITEMS = 60;
const [ENDED, KEPT] = [20, 5];
const FLOOR = 90_000;
const KILLS = killsOf(3);

const { accountId, database, live: liveNow, owner, server, slowDown, workers } = useLiveShop(ITEMS, SITE);

async function isOver(): Promise<boolean> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select (select count(*) from desired_states where not is_home and state in ('due', 'sending', 'uncertain'))
      + (select count(*) from listing_followers) as n`,
  );
  return Number(rows[0]?.n) === 0;
}

it('a mass raise and end reaches every listing as agreed, and none twice, when its workers are killed', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const place = { params: { id: owner().userId, platform: 'ebay' as const }, query: { accountId: accountId() } };
  const rule = { site: SITE, is_pricing_enabled: false, price_increase: 0, neat_prices: false, floor: FLOOR } as const;
  const rules = [{ ...rule, increase_type: 'percent' as const }];
  const { below, expected } = await server.as(owner()).call(pricing.previewConfig, { ...place, body: { rules } });
  expect(below.list).toHaveLength(ITEMS);
  const itemIds = below.list.map(({ itemId }) => itemId);
  const [ended, kept] = [itemIds.slice(0, ENDED), itemIds.slice(ENDED, ENDED + KEPT)];
  const except = [
    ...ended.map((itemId) => ({ itemId, site: SITE, choice: 'end' as const })),
    ...kept.map((itemId) => ({ itemId, site: SITE, choice: 'keep' as const })),
  ];
  const before = new Map((await liveNow()).map((row) => [row.sku, row]));
  await slowDown(['bulkUpdatePriceQuantity', 'withdrawOffer'], { ms: 400, probability: 0.7 });
  const consent = { expected: ITEMS, choice: 'raise' as const, except };
  await server.as(owner()).call(pricing.updateConfig, { ...place, body: { rules, expected, below: consent } });
  const kills = await workers.workAndKill(KILLS, isOver);
  await eventually(async () => expect(await isOver()).toBe(true), PATIENCE_MS);

  const { rows } = await database.pool.query<{ item_id: number; state: string; live: number | null; key: string }>(
    'select item_id, state, live_from_minor as live, listing_key as key from listings where site = $1',
    [SITE],
  );
  const live = new Map((await liveNow()).map((row) => [row.sku, row]));
  for (const { item_id: itemId, state, live: minor, key } of rows) {
    const [was, is] = [before.get(key), live.get(key)];
    if (ended.includes(itemId)) expect([itemId, state, is]).toEqual([itemId, 'E', undefined]);
    else if (kept.includes(itemId)) expect([itemId, state, is]).toEqual([itemId, 'L', was]);
    else {
      const floor = (FLOOR / 100).toFixed(2);
      expect([itemId, state, minor, is?.itemId, is?.price]).toEqual([itemId, 'L', FLOOR, was?.itemId, floor]);
    }
  }
  expect(live.size).toBe(ITEMS - ENDED);
  const { rows: told } = await database.pool.query<{ why: string; field: string; items: number; n: number }>(
    `select why, field, count(distinct item_id)::int as items, count(*)::int as n from history
     where user_id = $1 and why in ('raised_to_floor', 'ended_below_floor') group by 1, 2 order by 1`,
    [owner().userId],
  );
  expect(told.map(({ why, items, n }) => [why, items, n])).toEqual([
    ['ended_below_floor', ENDED, ENDED],
    ['raised_to_floor', ITEMS - ENDED - KEPT, ITEMS - ENDED - KEPT],
  ]);
  if (!isThorough) expect(kills).toBe(KILLS);
});
