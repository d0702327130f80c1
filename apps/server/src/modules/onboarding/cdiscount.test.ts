import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { accounts, connecting, imports, orders, products } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-fr';
const SELLER_ID = '60211';
const SKU = 'FR-0001';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createCdiscountConnector(sandbox.cdiscount)] });

let owner: TestLogin;
let accountId: number;

const params = () => ({ id: owner.userId, platform: 'cdiscount' as const });
const rowsThere = async () =>
  (await sandbox.control<{ rows: { sku: string; quantity: number }[] }>(`octopia/listings?seller=${SELLER}&limit=500`))
    .rows;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  const body = { credentials: { sellerId: SELLER_ID } };
  accountId = (await server.as(owner).call(connecting.connect, { params: params(), body })).account_id;
  const [queued] = (await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} })).list;
  await server.runJob('sync.import', { userId: owner.userId, importId: queued?.importId ?? 0 });
});

describe('a shop at Cdiscount', () => {
  it('is not connected if the seller has not linked the installation’s client', async () => {
    const body = { credentials: { sellerId: '60212' } };
    const stranger = await buildOwner(database.db);
    const own = { id: stranger.userId, platform: 'cdiscount' as const };
    const refused = await server.as(stranger).refused(connecting.connect, { params: own, body });
    expect(refused).toMatchObject({ status: 400, error: 'merchant_not_found' });
    expect(refused.error_description).toMatch(/^Merchant not found\. .*60212/);
    expect((await server.as(stranger).call(accounts.list, { params: { id: stranger.userId } })).list).toEqual([]);
  });

  it('is connected with its seller id alone and imported completely', async () => {
    const offers = await rowsThere();
    const { rows: units } = await database.pool.query('select 1 from stock_targets where user_id = $1', [owner.userId]);
    expect(units).toHaveLength(offers.length);
    const { list } = await server.as(owner).call(products.list, { params: params(), query: { query: SKU } });
    expect(list[0]).toMatchObject({ sku: SKU });
  });

  it('has its orders accepted once their stock is reserved, and gets the remaining stock', async () => {
    const [before] = (await rowsThere()).filter(({ sku }) => sku === SKU);
    const stock = before?.quantity ?? 0;
    const { orderId } = await sandbox.control<{ orderId: string }>('octopia/orders', {
      seller: SELLER,
      sku: SKU,
      quantity: 2,
    });
    // Cdiscount has lowered its own stock. The test resets it, so that only an update from Quayside can lower it.
    await sandbox.control('octopia/listings/change', { seller: SELLER, sku: SKU, quantity: stock });
    server.startSender();
    const orderThere = async () => {
      const found = await sandbox.control<{ orders: { orderId: string; status: string }[] }>(
        `octopia/orders?seller=${SELLER}`,
      );
      return found.orders.find((order) => order.orderId === orderId)?.status;
    };
    // The order is stored while Cdiscount is unreachable; its acceptance is sent again.
    await sandbox.control('faults', { kind: '5xx', operation: 'setApprovalStatus', count: 1 });
    await server.pollOrders(owner.userId, accountId);
    await eventually(async () => expect(['Accepted', 'InPreparation']).toContain(await orderThere()));
    const { rows } = await database.pool.query(
      'select on_hand, reserved from stock_levels where user_id = $1 and reserved > 0',
      [owner.userId],
    );
    expect(rows).toEqual([{ on_hand: stock, reserved: 2 }]);
    await eventually(async () => {
      const [after] = (await rowsThere()).filter(({ sku }) => sku === SKU);
      expect(after?.quantity).toBe(stock - 2);
    });
    await eventually(async () => {
      await server.pollOrders(owner.userId, accountId);
      const { sales } = await server.as(owner).call(orders.list, { params: params(), query: {} });
      expect(sales.map(({ status }) => status)).toEqual(['paid']);
    });
  });
});
