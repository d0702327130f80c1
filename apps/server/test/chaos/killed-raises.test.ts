import { createEbayConnector } from '@quayside/connector-ebay';
import { pricing } from '@quayside/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { liveRows } from '../live-rows.ts';
import { countOf, driveRuns } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

/*
 * A new lowest price is above everything that is on sale. The seller raises most listings to it, ends some and keeps some, and the workers
 * that carry this out are killed. Each listing must end as it was agreed to, and none is changed twice.
 */

const SELLER = 'harbour-toys-uk';
const SITE = 'DE' as const;
const ITEMS = 60;
const [ENDED, KEPT] = [20, 5];
const FLOOR = 90_000;
const KILLS = killsOf(3);
const GOODS = Array.from(
  { length: ITEMS },
  (_, n) => `TRAIN-${n},Wooden toy train No. ${n} blue,Figures & Playsets,Tidewater,${10 + n}.00,GBP,5`,
);
/** Slow answers make it likely that a kill strikes between a call and its answer. */
const SLOW = { kind: 'slow', seller: SELLER, ms: 400, probability: 0.7 };

const database = useTestDatabase();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ catalogue: GOODS });
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const workers = createWorkers(database, () => sandbox);
afterAll(async () => {
  await workers.stop();
  await sandbox?.stop();
});

let owner: TestLogin;
let accountId: number;
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  const { rows } = await database.pool.query<{ import_id: number }>('select import_id from imports');
  await server.runJob('sync.import', { userId: owner.userId, importId: rows[0]?.import_id });
  const sender = server.startSender();
  const run = await runs.carryOut(await runs.prepare('list', null, [SITE]));
  await eventually(async () => expect((await runs.get(run.runId)).finishedAt).not.toBeNull(), PATIENCE_MS);
  expect(countOf(await runs.get(run.runId), { outcome: 'listed' })).toBe(ITEMS);
  await sender.stop();
}, 2 * PATIENCE_MS);

async function isOver(): Promise<boolean> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select (select count(*) from desired_states where not is_home and state in ('due', 'sending', 'uncertain'))
      + (select count(*) from jobs.job where name = 'publishing.reprice' and state in ('created', 'retry', 'active')) as n`,
  );
  return Number(rows[0]?.n) === 0;
}

it('a mass raise and end reaches every listing as agreed, and none twice, when its workers are killed', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const place = { params: { id: owner.userId, platform: 'ebay' as const }, query: { accountId } };
  const rule = { site: SITE, is_pricing_enabled: false, price_increase: 0, neat_prices: false, floor: FLOOR } as const;
  const rules = [{ ...rule, increase_type: 'percent' as const }];
  const { below, expected } = await server.as(owner).call(pricing.previewConfig, { ...place, body: { rules } });
  expect(below.list).toHaveLength(ITEMS);
  const itemIds = below.list.map(({ itemId }) => itemId);
  const [ended, kept] = [itemIds.slice(0, ENDED), itemIds.slice(ENDED, ENDED + KEPT)];
  const except = [
    ...ended.map((itemId) => ({ itemId, site: SITE, choice: 'end' as const })),
    ...kept.map((itemId) => ({ itemId, site: SITE, choice: 'keep' as const })),
  ];
  const before = new Map((await liveRows(sandbox, SELLER, SITE)).map((row) => [row.sku, row]));
  for (const operation of ['bulkUpdatePriceQuantity', 'withdrawOffer']) {
    await sandbox.control('faults', { ...SLOW, operation, seed: operation });
  }
  const consent = { expected: ITEMS, choice: 'raise' as const, except };
  await server.as(owner).call(pricing.updateConfig, { ...place, body: { rules, expected, below: consent } });
  const kills = await workers.workAndKill(KILLS, isOver);
  await eventually(async () => expect(await isOver()).toBe(true), PATIENCE_MS);

  const { rows } = await database.pool.query<{ item_id: number; state: string; live: number | null; key: string }>(
    'select item_id, state, live_from_minor as live, listing_key as key from listings where site = $1',
    [SITE],
  );
  const live = new Map((await liveRows(sandbox, SELLER, SITE)).map((row) => [row.sku, row]));
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
    [owner.userId],
  );
  expect(told.map(({ why, items, n }) => [why, items, n])).toEqual([
    ['ended_below_floor', ENDED, ENDED],
    ['raised_to_floor', ITEMS - ENDED - KEPT, ITEMS - ENDED - KEPT],
  ]);
  if (!isThorough) expect(kills).toBe(KILLS);
});
