import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, imports, orders, products, publishing } from '@quayside/contract';
import { listingKeyOf, type Site } from '@quayside/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockOf, systemClock } from '../../src/platform/clock.ts';
import { connectAmazonShop } from '../amazon-shop.ts';
import { confirmTaxes } from '../confirm-taxes.ts';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { saveRules } from '../price-rules.ts';
import { ALL_DRAFTS, countOf, driveRuns } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { isThorough, PATIENCE_MS } from './kills.ts';
import { FR_SHOP_ID, type Market, marketsOf, UK_SHOP } from './rough-markets.ts';
import { type RoughProxy, startRoughProxy } from './rough-proxy.ts';
import { createWorkers } from './worker-process.ts';

/** The share of all marketplace calls that fail. */
const SHARE = 0.2;
const ITEMS = 40;
const STOCK = 9;
const COUNT = 7;
/** The marketplaces' rate limits and time windows take time that this test does not measure. */
const RATE = 20;
let sandbox: TestSandbox;
const MARKETS = marketsOf(() => sandbox);

it('makes as many calls fail as it reports', async () => {
  const calls = 60;
  const target = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(target, 'listening');
  const road = await startRoughProxy(`http://127.0.0.1:${(target.address() as AddressInfo).port}`, SHARE);
  const ask = (path: string) =>
    fetch(road.url + path).then(
      (answer) => answer.text(),
      () => 'lost',
    );
  const answers = await Promise.all(Array.from({ length: calls }, () => ask('/ebay')));
  const consoles = await Promise.all(Array.from({ length: calls }, () => ask('/control')));
  const spoiled = [...road.met.values()].reduce((sum, n) => sum + n, -calls);
  expect(road.met.get('calls')).toBe(calls);
  expect(spoiled).toBeGreaterThan((calls * SHARE) / 3);
  expect(spoiled).toBeLessThan(3 * calls * SHARE);
  expect(answers.filter((answer) => answer === '{}').length).toBeGreaterThanOrEqual(calls - spoiled);
  expect(new Set(consoles)).toEqual(new Set(['{}']));
  await road.close();
  target.close();
});

/** Each test takes minutes, so it runs only with `KILLS=20`. */
describe.each(isThorough ? MARKETS : [])(
  'a shop at $platform, where a fifth of all calls are lost, late, truncated or answered by something else',
  (market) => {
    const database = useTestDatabase();
    const good = (n: number) =>
      `TRAIN-${n},Wooden Train No. ${n} Red,Figures & Playsets,Tidewater,${10 + n}.00,GBP,${STOCK}`;
    let proxy: RoughProxy;
    let quickSince = Number.POSITIVE_INFINITY;
    const marketplaceClock = clockOf({
      now: () => new Date(Date.now() + Math.max(0, Date.now() - quickSince) * (RATE - 1)),
      sleep: systemClock.sleep,
    });
    beforeAll(async () => {
      sandbox = await startTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => good(n)) });
      await sandbox.control('clock', { rate: RATE });
      quickSince = Date.now();
      proxy = await startRoughProxy(sandbox.url, SHARE);
    });
    /** The seller's own clicks avoid the faulty proxy; only workers use it. */
    const server = useTestServer(database, {
      marketplaceClock,
      connectors: () => [
        createCdiscountConnector(sandbox.cdiscount),
        createEbayConnector(sandbox.ebay),
        createAmazonConnector(sandbox.amazon),
      ],
    });
    const workers = createWorkers(database, () => ({ ...sandbox, url: proxy.url }));
    afterAll(async () => {
      await workers.stop();
      await proxy?.close();
      await sandbox?.stop();
    });

    /** @returns the account of the goods, and the account that sells them if it is a different one */
    async function connect(owner: TestLogin, { platform }: Market): Promise<{ accountId: number; sellerId?: number }> {
      const params = { id: owner.userId };
      if (platform === 'ebay') return { accountId: await connectShop(server, owner, UK_SHOP) };
      if (platform === 'amazon') {
        const { accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, UK_SHOP);
        await server.as(owner).call(imports.create, { params, body: { accountId } });
        return { accountId };
      }
      const { account_id: sellerId } = await server.as(owner).call(connecting.connect, {
        params: { ...params, platform },
        body: { credentials: { sellerId: FR_SHOP_ID } },
      });
      await confirmTaxes(server, owner, sellerId);
      return { accountId: await connectShop(server, owner, UK_SHOP), sellerId };
    }

    interface Unit {
      readonly itemId: number;
      readonly unitId: number;
      readonly sku: string;
      readonly available: number;
    }

    async function unitsOf({ userId }: TestLogin, accountId: number): Promise<Unit[]> {
      const { rows } = await database.pool.query<Unit>(
        `select i.item_id::int as "itemId", u.unit_id::int as "unitId", u.sku, (l.on_hand - l.reserved)::int as available
     from items i join item_units u on (u.user_id, u.item_id) = (i.user_id, i.item_id)
     join stock_levels l on (l.user_id, l.unit_id) = (u.user_id, u.unit_id)
     where i.user_id = $1 and i.account_id = $2 order by i.item_id`,
        [userId, accountId],
      );
      return rows;
    }

    it('does everything exactly once', { timeout: 6 * PATIENCE_MS }, async () => {
      const { platform, sites, skuOn } = market;
      const [site] = sites;
      const owner = await buildOwner(database.db);
      const params = { id: owner.userId };
      const { accountId, sellerId = accountId } = await connect(owner, market);
      await workers.start();

      await eventually(async () => {
        const { list } = await server.as(owner).call(imports.list, { params, query: {} });
        expect(list.map(({ state }) => state)).toEqual(list.map(() => 'done'));
      }, PATIENCE_MS);
      const units = await unitsOf(owner, accountId);
      expect(units.map(({ sku }) => sku).toSorted()).toEqual(
        Array.from({ length: ITEMS }, (_, n) => `TRAIN-${n}`).toSorted(),
      );

      const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
      const isDone = (runId: number) =>
        eventually(async () => expect((await runs.get(runId)).state).toBe('done'), PATIENCE_MS);
      const begin = async (kind: 'list' | 'end', itemIds: readonly number[] | null, on: readonly Site[]) => {
        const { runId } = await runs.create(kind, itemIds, on);
        await eventually(async () => expect((await runs.get(runId)).state).toBe('prepared'), PATIENCE_MS);
        const run = await runs.get(runId);
        const expected = countOf(run) - countOf(run, { verdict: 'blocked' });
        const body = { ...ALL_DRAFTS, expected };
        await server.as(owner).call(publishing.confirm, { params: runs.params(runId), body });
        return runId;
      };
      // The result without faults: what may be listed, and why the rest may not.
      const undisturbed = await runs.runItems((await runs.prepare('list', null, sites)).runId);
      const listing = await begin('list', null, sites);
      await isDone(listing);
      const runItems = await runs.runItems(listing);
      const verdicts = (those: typeof runItems) =>
        those.map(({ itemId, site: on, verdict, reason }) => [itemId, on, verdict, reason]).toSorted();
      expect(verdicts(runItems)).toEqual(verdicts(undisturbed));
      const isListed = new Set(
        runItems.flatMap((runItem) => (runItem.verdict === 'blocked' ? [] : [listingKeyOf(runItem)])),
      );
      expect(runItems.filter(({ outcome }) => outcome === 'listed')).toHaveLength(isListed.size);

      const sold = units.filter(({ itemId }) => isListed.has(listingKeyOf({ itemId, site })));
      const third = Math.floor(sold.length / 3);
      const [counted, bought, ended] = [sold.slice(0, third), sold.slice(third, 2 * third), sold.slice(2 * third)];
      for (const { itemId, unitId } of counted) {
        const itemsOf = platform === 'cdiscount' ? 'ebay' : platform;
        await server.as(owner).call(products.countStock, {
          params: { ...params, platform: itemsOf, itemId },
          body: { unitId, onHand: COUNT },
        });
      }
      const rule = { site, is_pricing_enabled: true, price_increase: 25, neat_prices: true };
      await saveRules(server.as(owner), { params: { ...params, platform }, query: { accountId: sellerId } }, [
        { ...rule, increase_type: 'percent' },
      ]);
      for (const { sku } of bought) await market.buy(site, skuOn(site, sku));
      const itemIds = ended.map(({ itemId }) => itemId);
      const ending = await begin('end', itemIds, [site]);

      const known = async () =>
        (await server.as(owner).call(orders.list, { params: { ...params, platform }, query: { limit: 100 } })).sales;
      await eventually(async () => {
        expect((await known()).map(({ canShip }) => canShip)).toEqual(bought.map(() => true));
      }, PATIENCE_MS);
      for (const { id: orderId } of await known()) {
        const body = { carrierCode: market.carrierCode, trackingNumber: `JD${orderId}` };
        await server.as(owner).call(orders.ship, { params: { ...params, orderId }, body });
      }
      await eventually(async () => {
        const states = (await known()).map(({ shipments }) => shipments.map(({ state }) => state));
        expect(states).toEqual(bought.map(() => ['confirmed']));
      }, PATIENCE_MS);
      await isDone(ending);
      await eventually(async () => {
        const { rows } = await database.pool.query(
          `select target_key, site, change_kind, state from desired_states where user_id = $1 and state <> 'idle'`,
          [owner.userId],
        );
        expect(rows).toEqual([]);
      }, PATIENCE_MS);
      await workers.kill();

      const left = (unit: Unit) => (counted.includes(unit) ? COUNT : STOCK) - (bought.includes(unit) ? 1 : 0);
      expect((await unitsOf(owner, accountId)).map(({ sku, available }) => [sku, available])).toEqual(
        units.map((unit) => [unit.sku, left(unit)]),
      );
      expect((await market.orders()).map(({ skus }) => skus).toSorted()).toEqual(
        bought.map(({ sku }) => [skuOn(site, sku)]).toSorted(),
      );
      for (const { parcels } of await market.orders()) expect(parcels).toHaveLength(1);
      const { rows: desiredStates } = await database.pool.query<{ sku: string; site: Site; minor: number }>(
        `select target_key as sku, site, (payload ->> 'minor')::int as minor from desired_states
       where user_id = $1 and account_id = $2 and change_kind = 'price'`,
        [owner.userId, sellerId],
      );
      for (const on of sites) {
        const expected = units
          .filter((unit) => isListed.has(`${unit.itemId}/${on}`) && !(on === site && ended.includes(unit)))
          .map((unit) => {
            const sku = skuOn(on, unit.sku);
            return [
              sku,
              desiredStates.find((desiredState) => desiredState.sku === sku && desiredState.site === on)?.minor,
              left(unit),
            ];
          });
        const there = (await market.rowsOn(on)).map((row) => [
          row.sku,
          Math.round(Number(row.price) * 100),
          row.quantity,
        ]);
        expect(there.toSorted()).toEqual(expected.toSorted());
      }
      const account = await server.as(owner).call(accounts.get, { params: { ...params, accountId: sellerId } });
      expect(account).toMatchObject({ status: 'ACTIVE', pausedReason: null });
      expect([...proxy.met.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(proxy.met.get('calls') ?? 0);
    });
  },
);
