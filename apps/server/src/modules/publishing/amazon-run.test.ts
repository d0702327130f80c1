import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveRules } from '../../../test/price-rules.ts';
import { countOf, countsKeptAndCounted, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Sender } from '../dispatch/index.ts';

const SELLER = 'harbour-toys-uk';
const ITEMS = 6;
const STOCK = 9;
const SITES: readonly Site[] = ['DE', 'FR', 'IT'];

/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,${STOCK}`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createAmazonConnector(sandbox.amazon)],
  keepsRates: true,
});

interface Row {
  readonly sku: string;
  readonly asin: string;
  readonly price: string;
  readonly quantity: number;
  readonly isLive: boolean;
}

let owner: TestLogin;
let accountId: number;
let itemIds: number[];
let sender: Sender;
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeEach(async () => {
  owner = await buildOwner(database.db);
  ({ accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER));
  const params = { id: owner.userId };
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  const { rows } = await database.pool.query<{ item_id: number }>(
    'select item_id from items where user_id = $1 order by item_id',
    [owner.userId],
  );
  itemIds = rows.map((row) => row.item_id);
});

const rowsOn = async (site: Site): Promise<Map<string, Row>> => {
  const path = `amazon/listings?seller=${SELLER}&site=${site}&limit=5000`;
  return new Map((await sandbox.control<{ rows: Row[] }>(path)).rows.map((row) => [row.sku, row]));
};
const quantities = async (sku: string) =>
  Promise.all((['UK', ...SITES] as const).map(async (site) => (await rowsOn(site)).get(sku)?.quantity));
const stockCalls = async () =>
  (
    await database.pool.query<{ site: string; n: number }>(
      `select site, count(*)::int as n from send_attempts where user_id = $1 and change_kind = 'stock' and outcome = 'done' group by site`,
      [owner.userId],
    )
  ).rows;
const poll = async () => {
  await server.pollOrders(owner.userId, accountId);
  sender.wake();
};

/** Lists the whole shop on the other sites. */
async function list() {
  const prepared = await runs.prepare('list', null, SITES);
  expect(countOf(prepared, { verdict: 'blocked' })).toBe(0);
  sender = server.startSender();
  await runs.carryOut(prepared);
  return runs.finished(prepared.runId);
}

describe('a run at Amazon', () => {
  it('lists a shop on the other sites under its own skus, as the same products as at home, without a call for the shared stock', async () => {
    const done = await list();
    expect(countOf(done, { outcome: 'listed' })).toBe(ITEMS * SITES.length);
    const home = await rowsOn('UK');
    for (const site of SITES) {
      const there = await rowsOn(site);
      expect([...there.keys()].sort()).toEqual([...home.keys()].sort());
      for (const [sku, row] of there) {
        expect(row).toMatchObject({ isLive: true, asin: home.get(sku)?.asin, quantity: STOCK });
      }
    }
    const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
    expect(kept).toEqual(counted);
    expect(await stockCalls()).toEqual([]);
  });
});

describe('an order on one of the sites', () => {
  it('lowers the shared stock, which is written once and not once per site, and is sent with the listings’ next content', async () => {
    await list();
    await sandbox.control('amazon/orders', { seller: SELLER, site: 'FR', sku: 'FIG-2', quantity: 2 });
    await eventually(async () => {
      await poll();
      await eventually(async () => expect(await stockCalls()).toEqual([{ site: 'UK', n: 1 }]));
    });
    expect(await quantities('FIG-2')).toEqual([STOCK - 2, STOCK - 2, STOCK - 2, STOCK - 2]);
    const { rows } = await database.pool.query(
      'select on_hand, reserved from stock_levels where user_id = $1 and reserved > 0',
      [owner.userId],
    );
    expect(rows).toEqual([{ on_hand: STOCK, reserved: 2 }]);
    const { rows: next } = await database.pool.query(
      `select distinct payload from desired_states
       where user_id = $1 and change_kind = 'stock' and target_key = 'FIG-2' and rides_only`,
      [owner.userId],
    );
    expect(next).toEqual([{ payload: { quantity: STOCK - 2 } }]);
  });

  it('of several lines lowers each stock once, despite a kill before the write, and cancelling returns it once', async () => {
    await list();
    const writes = async () => (await stockCalls()).reduce((sum, { n }) => sum + n, 0);
    const reserved = async () =>
      (
        await database.pool.query<{ sku: string; reserved: number }>(
          `select u.sku, s.reserved from stock_levels s join item_units u using (user_id, unit_id)
           where s.user_id = $1 and u.sku in ('FIG-3', 'FIG-4') order by u.sku`,
          [owner.userId],
        )
      ).rows.map((row) => row.reserved);
    const before = await writes();
    // The worker is killed between the response with the order and the call that sends the stock.
    await sender.stop();
    const { orderId } = await sandbox.control<{ orderId: string }>('amazon/orders', {
      seller: SELLER,
      site: 'DE',
      lines: [
        { sku: 'FIG-3', quantity: 2 },
        { sku: 'FIG-4', quantity: 1 },
      ],
    });
    await eventually(async () => {
      await poll();
      expect(await reserved()).toEqual([2, 1]);
    });
    await poll();
    expect(await reserved()).toEqual([2, 1]);
    expect(await writes()).toBe(before);
    sender = server.startSender();
    await eventually(async () => expect(await writes()).toBe(before + 2));
    expect(await quantities('FIG-3')).toEqual(Array(1 + SITES.length).fill(STOCK - 2));
    expect(await quantities('FIG-4')).toEqual(Array(1 + SITES.length).fill(STOCK - 1));

    await sandbox.control(`amazon/orders/${orderId}`, { seller: SELLER, state: 'CANCELLED' });
    await eventually(async () => {
      await poll();
      expect(await reserved()).toEqual([0, 0]);
    });
    await eventually(async () => expect(await writes()).toBe(before + 4));
    expect(await quantities('FIG-3')).toEqual(Array(1 + SITES.length).fill(STOCK));
  });
});

describe('goods in Amazon’s warehouse', () => {
  it('sell without a reservation of the seller’s stock, and no stock is written for them', async () => {
    const other = await buildOwner(database.db);
    const account = await connectAmazonShop(database.db, other.userId, sandbox, 'demo-shop-uk');
    const params = { id: other.userId };
    const { importId } = await server
      .as(other)
      .call(imports.create, { params, body: { accountId: account.accountId } });
    await server.runJob('sync.import', { userId: other.userId, importId });
    const read = async (statement: string) =>
      (await database.pool.query<{ sku: string; n: number }>(statement, [other.userId])).rows;
    const [kept] = await read(
      `select marketplace_sku as sku from stock_targets where user_id = $1 and is_read_only limit 1`,
    );
    expect(kept).toBeDefined();
    await sandbox.control('amazon/orders', { seller: 'demo-shop-uk', site: 'UK', sku: kept?.sku, quantity: 1 });
    await eventually(async () => {
      await server.pollOrders(other.userId, account.accountId);
      expect(await read('select count(*)::int as n from orders where user_id = $1')).toMatchObject([{ n: 1 }]);
    });
    expect(await read('select sum(reserved)::int as n from stock_levels where user_id = $1')).toMatchObject([{ n: 0 }]);
    expect(
      await read(
        `select target_key from desired_states where user_id = $1 and change_kind = 'stock' and state <> 'idle'`,
      ),
    ).toEqual([]);
  });
});

describe('a price rule of one site', () => {
  it('changes the prices there and nowhere else', async () => {
    await list();
    const before = await Promise.all(SITES.map(rowsOn));
    const place = { params: { id: owner.userId, platform: 'amazon' as const }, query: { accountId } };
    await saveRules(server.as(owner), place, [
      { site: 'FR', is_pricing_enabled: true, price_increase: 50, increase_type: 'percent', neat_prices: false },
    ]);
    await server.runJob('listings.follow', { userId: owner.userId });
    sender.wake();
    await eventually(async () => {
      const now = await rowsOn('FR');
      for (const [sku, row] of before[1] ?? []) expect(now.get(sku)?.price).not.toBe(row.price);
    });
    expect(await rowsOn('DE')).toEqual(before[0]);
    expect(await rowsOn('IT')).toEqual(before[2]);
  });
});

describe('ending listings', () => {
  it('ends them on that site and does not affect the other sites and the stock', async () => {
    await list();
    const prepared = await runs.prepare('end', itemIds.slice(0, 3), ['IT']);
    await runs.carryOut(prepared);
    await runs.finished(prepared.runId);
    const live = async (site: Site) => [...(await rowsOn(site)).values()].filter((row) => row.isLive).length;
    expect(await live('IT')).toBe(ITEMS - 3);
    expect(await live('DE')).toBe(ITEMS);
    expect(await live('UK')).toBe(ITEMS);
  });
});
