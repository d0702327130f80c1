import { createEbayConnector } from '@quayside/connector-ebay';
import { type Order, orderActions, orders } from '@quayside/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* eBay shows amounts and ids of refunds, so it cannot tell two refunds of one amount apart. */

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: ['FIG-1,Harbour Figure,Figures & Playsets,Harbour,20.50,GBP,90'] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 1, varied: 0 });

beforeAll(() => void server.startSender());
afterEach(() => sandbox.clearFaults());

const params = () => ({ id: shop.owner.userId });
const seller = () => server.as(shop.owner);

async function buy(): Promise<Order> {
  await sandbox.control('orders', { seller: SELLER, sku: 'FIG-1', site: 'UK' });
  await server.pollOrders(shop.owner.userId, shop.accountId);
  const query = { params: { ...params(), platform: 'ebay' as const }, query: {} };
  const [newest] = (await seller().call(orders.list, query)).sales;
  if (!newest) throw new Error('No order came');
  return newest;
}
const refund = (order: Order, seen: number) =>
  seller().call(orderActions.refund, {
    params: { ...params(), orderId: order.id },
    body: { reason: 'goodwill', minor: 500, restock: [], seen },
  });
const states = async (order: Order) => {
  const { changes } = await seller().call(orderActions.get, { params: { ...params(), orderId: order.id } });
  return changes.map(({ state }) => state);
};
const become = (order: Order, expected: readonly string[]) =>
  eventually(async () => expect(await states(order)).toEqual(expected));
const refundsThere = async (order: Order) => {
  const { orders: all } = await sandbox.control<{
    orders: { orderId: string; refunds: { amount: { value: string } }[] }[];
  }>(`orders?seller=${SELLER}&limit=200`);
  return all.find(({ orderId }) => orderId === order.externalId)?.refunds.map(({ amount }) => amount.value);
};

it('both reach the buyer if the first one fails and the seller decides the second one before it is tried again', async () => {
  const order = await buy();
  await sandbox.control('faults', { kind: '5xx', operation: 'issueRefund', count: 1 });
  await refund(order, 0);
  await eventually(async () => {
    const { rows } = await database.pool.query<{ attempts: number }>(
      'select attempts from order_changes where user_id = $1 and order_id = $2',
      [shop.owner.userId, order.id],
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  });
  await refund(order, 1);
  await become(order, ['confirmed', 'confirmed']);
  expect(await refundsThere(order)).toEqual(['5.00', '5.00']);
});

it('both reach the buyer if the marketplace rejects the first one, and the seller sends it again after the second one', async () => {
  const order = await buy();
  await sandbox.control('faults', { kind: 'refused', operation: 'issueRefund', count: 1 });
  await refund(order, 0);
  await become(order, ['rejected']);
  await refund(order, 1);
  await become(order, ['rejected', 'confirmed']);
  await seller().call(orderActions.resend, { params: { ...params(), orderId: order.id, number: 1 } });
  await become(order, ['confirmed', 'confirmed']);
  expect(await refundsThere(order)).toEqual(['5.00', '5.00']);
});
