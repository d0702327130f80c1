import { createEbayConnector } from '@quayside/connector-ebay';
import { orders } from '@quayside/contract';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { areWaiting } from '../../../test/held-writers.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { lockCursor } from './order-cursors.repository.ts';

const SELLER = 'harbour-toys-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: ['FIG-1,Harbour Figure,Figures & Playsets,Harbour,20.50,GBP,900'] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 1, varied: 0 });

it('an order that is checked again while a poll stores its newer state keeps the newer state', async () => {
  const { owner, accountId } = shop;
  const params = { id: owner.userId };
  const listed = async () =>
    (await server.as(owner).call(orders.list, { params: { ...params, platform: 'all' }, query: {} })).sales;
  await sandbox.control('orders', { seller: SELLER, sku: 'FIG-1', site: 'UK', defect: 'no_lines' });
  await server.pollOrders(owner.userId, accountId);
  const [aside] = await listed();
  expect(aside).toMatchObject({ problem: 'no_lines', lines: [] });
  await sandbox.control('orders/mend', { seller: SELLER, orderId: aside?.externalId });
  const calls = await withTransaction(database.db, async (tx) => {
    await lockCursor(tx, { userId: owner.userId, accountId });
    const polling = server.pollOrders(owner.userId, accountId);
    await areWaiting(database, 1);
    const recheck = { params: { ...params, orderId: aside?.id ?? 0 } };
    const checking = server.as(owner).refused(orders.recheck, recheck);
    await areWaiting(database, 2);
    return { polling, checking };
  });
  const [refused] = await Promise.allSettled([calls.checking, calls.polling]);
  expect((await listed())[0]).toMatchObject({ id: aside?.id, problem: null, lines: [{ sku: 'FIG-1' }] });
  expect(refused).toMatchObject({ value: { status: 409, error: 'order_without_problem' } });
});
