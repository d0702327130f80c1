import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, imports, products, publishing } from '@quayside/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmTaxes } from '../confirm-taxes.ts';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { ALL_DRAFTS, countOf, driveRuns } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { killsOf, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

const SELLER = 'demo-shop-fr';
const SELLER_ID = '60211';
/** The same seller's eBay shop, whose goods are also offered at Cdiscount. */
const EBAY_SHOP = 'harbour-toys-uk';
const GOODS = 60;
const STOCK = 5;
/** Offers in addition to the sandbox's own: enough for several import batches. */
const SEEDED = 400;
const ORDERS = 40;
/** Offers that are recounted while workers are killed. */
const COUNTED = 20;
const COUNT = 7;
const KILLS = killsOf(4);

const database = useTestDatabase();
const good = (n: number) => `TRAIN-${n},Wooden Train No. ${n},Figures & Playsets,Tidewater,${10 + n}.00,GBP,${STOCK}`;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ catalogue: Array.from({ length: GOODS }, (_, n) => good(n)) });
  await sandbox.control('octopia/seed', { seller: SELLER, count: SEEDED });
});
const server = useTestServer(database, {
  connectors: () => [createCdiscountConnector(sandbox.cdiscount), createEbayConnector(sandbox.ebay)],
});

const workers = createWorkers(database, () => sandbox);
afterAll(async () => {
  await workers.stop();
  await sandbox?.stop();
});

interface Row {
  readonly sku: string;
  readonly quantity: number;
}

const rowsThere = async () =>
  (await sandbox.control<{ rows: Row[] }>(`octopia/listings?seller=${SELLER}&limit=5000`)).rows;
const count = async (sql: string, userId: number): Promise<number> =>
  Number((await database.pool.query<{ n: string }>(sql, [userId])).rows[0]?.n);

it('imports and offers everything once, accepts every order once and sends every count, however often its workers are killed', {
  timeout: 5 * PATIENCE_MS,
}, async () => {
  const owner: TestLogin = await buildOwner(database.db);
  const params = { id: owner.userId };
  const { account_id: accountId } = await server.as(owner).call(connecting.connect, {
    params: { ...params, platform: 'cdiscount' as const },
    body: { credentials: { sellerId: SELLER_ID } },
  });
  await confirmTaxes(server, owner, accountId);
  const ebayId = await connectShop(server, owner, EBAY_SHOP);
  const importStates = async () => {
    const { list } = await server.as(owner).call(imports.list, { params, query: {} });
    return list.map(({ state }) => state);
  };
  /** One item of each shop. */
  const imported = ['done', 'done'];
  const isImported = async () => String(await importStates()) === String(imported);
  const expireAccess = () => sandbox.control('octopia/tokens/expire', { seller: SELLER });
  const kills = await workers.workAndKill(KILLS, isImported, expireAccess);
  await eventually(async () => expect(await importStates()).toEqual(imported), PATIENCE_MS);

  const before = await rowsThere();
  const { rows: units } = await database.pool.query<{ sku: string; itemId: number; unitId: number }>(
    'select marketplace_sku as sku, item_id::int as "itemId", unit_id::int as "unitId" from stock_targets where user_id = $1 and account_id = $2 and not is_ended',
    [owner.userId, accountId],
  );
  expect(units.map(({ sku }) => sku).toSorted()).toEqual(before.map(({ sku }) => sku).toSorted());

  await workers.kill();
  const bought = before.filter(({ quantity }) => quantity >= 2).slice(0, ORDERS);
  for (const { sku } of bought) await sandbox.control('octopia/orders', { seller: SELLER, sku, quantity: 1 });
  const acceptedOrders = async () => {
    const path = `octopia/orders?seller=${SELLER}&limit=1000`;
    const { orders } = await sandbox.control<{ orders: { status: string }[] }>(path);
    return orders.filter(({ status }) => status !== 'WaitingAcceptance').length;
  };
  const isBought = new Set(bought.map(({ sku }) => sku));
  const counted = units.filter(({ sku }) => !isBought.has(sku)).slice(0, COUNTED);
  for (const { itemId, unitId } of counted) {
    await server.as(owner).call(products.countStock, {
      params: { ...params, platform: 'cdiscount' as const, itemId },
      body: { unitId, onHand: COUNT },
    });
  }
  const runs = driveRuns(server, () => ({ owner, accountId: ebayId, sellerId: accountId }));
  const run = await runs.prepare('list', null, ['CDFR']);
  const offered = countOf(run) - countOf(run, { verdict: 'blocked' });
  expect(offered).toBeGreaterThan(GOODS / 2);
  await server.as(owner).call(publishing.confirm, {
    params: runs.params(run.runId),
    body: { ...ALL_DRAFTS, expected: offered },
  });
  const progress = async () => ({ run: (await runs.get(run.runId)).state, accepted: await acceptedOrders() });
  const allDone = { run: 'done', accepted: bought.length };
  const isAllDone = async () => JSON.stringify(await progress()) === JSON.stringify(allDone);
  // Each killed worker may have used up one of the packages that an hour allows.
  await sandbox.control('clock', { rate: 30 });
  const more = await workers.workAndKill(KILLS, isAllDone, expireAccess);
  await eventually(async () => expect(await progress()).toEqual(allDone), PATIENCE_MS);
  expect(kills + more).toBeGreaterThanOrEqual(KILLS);

  const { userId } = owner;
  expect(await count('select count(*) as n from orders where user_id = $1', userId)).toBe(bought.length);
  // Each order answer is sent and recorded once.
  const untold = 'select count(*) as n from order_answers where user_id = $1';
  await eventually(async () => expect(await count(untold, userId)).toBe(0), PATIENCE_MS);
  const noted = `select count(*) as n from history where user_id = $1 and why = 'order_accepted'`;
  expect(await count(noted, userId)).toBe(bought.length);
  expect(await count('select sum(reserved) as n from stock_levels where user_id = $1', userId)).toBe(bought.length);
  const open = `select count(*) as n from desired_states where user_id = $1 and state in ('due', 'sending', 'uncertain')`;
  await eventually(async () => expect(await count(open, userId)).toBe(0), PATIENCE_MS);
  const after = new Map((await rowsThere()).map(({ sku, quantity }) => [sku, quantity]));
  const isCounted = new Set(counted.map(({ sku }) => sku));
  const left = (sku: string, quantity: number) => (isCounted.has(sku) ? COUNT : quantity - (isBought.has(sku) ? 1 : 0));
  for (const { sku, quantity } of before) expect(after.get(sku), sku).toBe(left(sku, quantity));
  const ours = (await rowsThere()).filter(({ sku }) => sku.endsWith('-CDFR'));
  expect(countOf(await runs.get(run.runId), { outcome: 'listed' })).toBe(offered);
  expect(new Set(ours.map(({ sku }) => sku)).size).toBe(offered);
  expect(ours.map(({ quantity }) => quantity)).toEqual(Array(offered).fill(STOCK));
  const account = await server.as(owner).call(accounts.get, { params: { ...params, accountId } });
  expect(account).toMatchObject({ status: 'ACTIVE', pausedReason: null });
});
