import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { type Order, orders } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { type TestServer, useTestServer } from './server.ts';
import { type EditingProxy, useEditingProxy } from './setup/editing-proxy.ts';
import { type TestSandbox, useTestSandbox } from './setup/sandbox.ts';
import { type TestDatabase, useTestDatabase } from './setup/test-database.ts';
import { connectThreeShops, SHOPS } from './three-shops.ts';

/** More than all orders of a test sell. */
const PLENTY = 5_000;

export interface ShopsBehindProxy {
  readonly database: Omit<TestDatabase, 'drop'>;
  readonly server: TestServer;
  readonly sandbox: TestSandbox;
  readonly proxy: EditingProxy;
  owner(): TestLogin;
  poll(platform: Platform): Promise<void>;
  /** The orders of the platform, by number. */
  stored(platform: Platform): Promise<Map<string, Order>>;
  /** The pieces that the platform's shop has for sale, all items together. */
  available(platform: Platform): Promise<number>;
  /** The SKUs of which most pieces are there. */
  skus(platform: Platform): readonly string[];
  /** A purchase of pieces of the item at a position of `skus`. @returns the order's number */
  buy(platform: Platform, quantity: number, index?: number): Promise<string>;
}

/**
 * One shop of each platform, connected through a proxy that can change what the marketplaces say about orders.
 * @param goods how many items each shop sells
 */
export function useShopsBehindProxy(goods = 2): ShopsBehindProxy {
  const titles = Array.from({ length: goods }, (_, index) => `Wooden Train No. ${index + 1}`);
  const database = useTestDatabase();
  const sandbox = useTestSandbox({
    catalogue: titles.map((title, index) => `TOY-${index},${title},Figures & Playsets,Tidewater,10.00,GBP,${PLENTY}`),
  });
  const proxy = useEditingProxy(sandbox);
  const server = useTestServer(database, {
    connectors: () => [
      createEbayConnector(proxy.in(sandbox.ebay)),
      createAmazonConnector(proxy.in(sandbox.amazon)),
      createCdiscountConnector(proxy.in(sandbox.cdiscount)),
    ],
  });
  let owner: TestLogin;
  let accounts: Readonly<Record<Platform, number>>;
  let offered: readonly string[];
  beforeAll(async () => {
    owner = await buildOwner(database.db);
    accounts = await connectThreeShops({ server, database, sandbox }, owner);
    const path = `octopia/listings?seller=${SHOPS.cdiscount}&limit=5000`;
    const { rows } = await sandbox.control<{ rows: { sku: string; quantity: number }[] }>(path);
    const richest = rows.toSorted((one, other) => other.quantity - one.quantity);
    offered = richest.slice(0, 10).map(({ sku }) => sku);
  });
  const skus = (platform: Platform) => (platform === 'cdiscount' ? offered : titles.map((_, index) => `TOY-${index}`));
  return {
    database,
    server,
    sandbox,
    proxy,
    owner: () => owner,
    async poll(platform) {
      // Amazon allows few reads within minutes; a test makes many.
      if (platform === 'amazon') await sandbox.control('amazon/buckets/fill', {});
      await server.pollOrders(owner.userId, accounts[platform]);
    },
    async stored(platform) {
      const params = { id: owner.userId, platform };
      const { sales } = await server.as(owner).call(orders.list, { params, query: { limit: 100 } });
      return new Map(sales.map((order) => [order.externalId, order]));
    },
    async available(platform) {
      const { rows } = await sql<{ n: number }>`
        select sum(l.on_hand - l.reserved)::integer as n from stock_levels l join items i using (user_id, item_id)
        where l.user_id = ${owner.userId} and i.account_id = ${accounts[platform]}`.execute(database.db);
      return rows[0]?.n ?? 0;
    },
    skus,
    async buy(platform, quantity, index = 0) {
      const own = skus(platform);
      const wish = { seller: SHOPS[platform], sku: own[index % own.length], quantity };
      if (platform === 'ebay') {
        const { orders: placed } = await sandbox.control<{ orders: { orderId: string }[] }>('orders', {
          ...wish,
          site: 'UK',
        });
        return placed[0]?.orderId ?? '';
      }
      const { orderId } = await sandbox.control<{ orderId: string }>(
        platform === 'amazon' ? 'amazon/orders' : 'octopia/orders',
        platform === 'amazon' ? { ...wish, site: 'UK' } : { ...wish, race: true },
      );
      return orderId;
    },
  };
}
