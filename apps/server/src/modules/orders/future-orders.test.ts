import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { connecting, health } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const AHEAD_MS = 40 * DAY_MS;
const LATER_ORDERS = 30;

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,900`;
const sandbox = useTestSandbox({ catalogue: [1, 2, 3].map(row) });
/** Its own clock shows real time; only the marketplaces' responses state their time. */
const server = useTestServer(database, {
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

const SELLER = 'harbour-toys-uk';
const byConsent = (platform: 'ebay' | 'amazon') => (owner: TestLogin) => connectShop(server, owner, SELLER, platform);
async function bySellerId(owner: TestLogin): Promise<number> {
  const { account_id } = await server.as(owner).call(connecting.connect, {
    params: { id: owner.userId, platform: 'cdiscount' },
    body: { credentials: { sellerId: '60211' } },
  });
  return account_id;
}

describe.each([
  { platform: 'ebay', connect: byConsent('ebay'), path: 'orders', order: { seller: SELLER, sku: 'FIG-1', site: 'UK' } },
  {
    platform: 'amazon',
    connect: byConsent('amazon'),
    path: 'amazon/orders',
    order: { seller: SELLER, sku: 'FIG-1', site: 'UK' },
  },
  {
    platform: 'cdiscount',
    connect: bySellerId,
    path: 'octopia/orders',
    order: { seller: 'demo-shop-fr' },
  },
] as const)('orders at $platform', ({ connect, path, order }) => {
  let owner: TestLogin;
  let accountId: number;
  const countOrders = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from orders where user_id = $1 and account_id = $2',
      [owner.userId, accountId],
    );
    return rows[0]?.n ?? 0;
  };
  const cursor = async () => {
    const { rows } = await database.pool.query<{ cursor: string }>(
      'select cursor from order_cursors where user_id = $1 and account_id = $2',
      [owner.userId, accountId],
    );
    return Date.parse(rows[0]?.cursor.split(' ')[0] ?? '');
  };
  /** Cdiscount's shop has few goods, so each order is for different ones. */
  const buy = (n: number) => sandbox.control(path, { sku: `FR-${String(n).padStart(4, '0')}`, ...order, quantity: 1 });
  const arrive = (n: number) =>
    eventually(async () => {
      await server.pollOrders(owner.userId, accountId);
      expect(await countOrders()).toBe(n);
    });

  it('are all found after the marketplace’s clock jumped forty days ahead, received an order, and returned, which the health page reports', async () => {
    owner = await buildOwner(database.db);
    accountId = await connect(owner);
    await server.pollOrders(owner.userId, accountId);
    const before = await countOrders();

    await sandbox.control('clock', { advanceMs: AHEAD_MS });
    await buy(LATER_ORDERS + 1);
    // Amazon reports an order two minutes later.
    await sandbox.control('clock', { advanceMs: 300_000 });
    await arrive(before + 1);
    await sandbox.control('clock', { advanceMs: -(AHEAD_MS + 300_000) });

    for (let n = 1; n <= LATER_ORDERS; n += 1) await buy(n);
    await sandbox.control('clock', { advanceMs: 300_000 });
    await arrive(before + 1 + LATER_ORDERS);
    expect(await cursor()).toBeLessThanOrEqual(Date.now() + 301_000);
    await sandbox.control('clock', { advanceMs: -300_000 });

    const { ordersSetBack } = await server.as(owner).call(health.get, { params: { id: owner.userId, accountId } });
    expect(Date.parse(ordersSetBack?.from ?? '')).toBeGreaterThan(Date.now() + AHEAD_MS / 2);
    expect(Date.parse(ordersSetBack?.to ?? '')).toBeLessThan(Date.now());
  });
});
