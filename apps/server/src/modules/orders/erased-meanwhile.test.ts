import { createEbayConnector } from '@quayside/connector-ebay';
import { type Order, orders } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { testBox } from '../../../test/factories/account.ts';
import { areWaiting, holdWriters } from '../../../test/held-writers.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { eraseDone } from './buyers.repository.ts';
import { eraseBuyer } from './erase-buyer.ts';

/* A buyer is erased while a poll stores the buyer's order. */

const SELLER = 'harbour-toys-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: ['FIG-1,Harbour Figure,Figures & Playsets,Harbour,20.50,GBP,900'] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 1, varied: 0 });

const buy = (more: object = {}) =>
  sandbox.control<{ orders: { orderId: string }[] }>('orders', { seller: SELLER, sku: 'FIG-1', site: 'UK', ...more });
const poll = () => server.pollOrders(shop.owner.userId, shop.accountId);
const listed = async () =>
  (
    await server
      .as(shop.owner)
      .call(orders.list, { params: { id: shop.owner.userId, platform: 'all' }, query: { limit: 100 } })
  ).sales;
async function newest(): Promise<Order> {
  const [order] = await listed();
  if (!order) throw new Error('No order came');
  return order;
}
/** What the order's row has about its buyer. */
async function storedBuyer(orderId: number) {
  const { rows } = await sql<object>`
    select buyer_sealed, aside_sealed, buyer_key, buyer_words::text, buyer_erased_at is not null as "isErased" from orders
    where user_id = ${shop.owner.userId} and order_id = ${orderId}`.execute(database.db);
  return rows[0];
}
const NOBODY = { buyer_sealed: null, aside_sealed: null, buyer_key: null, buyer_words: '{}', isErased: true };
/** The next poll reads the order again, as after a change at the marketplace. */
async function makeOlder(orderId: number): Promise<void> {
  const { userId } = shop.owner;
  await sql`update orders set modified_at = modified_at - interval '1 hour'
    where user_id = ${userId} and order_id = ${orderId}`.execute(database.db);
  await sql`update order_cursors set cursor = null, looked_at = null where user_id = ${userId}`.execute(database.db);
}

it.each([
  ['a new state of a known order', {}],
  ['a new state of an order that is set aside', { defect: 'no_lines' }],
] as const)('%s does not restore a buyer whose time is over meanwhile', async (_, more) => {
  await buy(more);
  await poll();
  const order = await newest();
  expect(order.buyer).not.toBeNull();
  await makeOlder(order.id);
  let isPolled = false;
  const { userId } = shop.owner;
  const polling = await withTransaction(database.db, async (tx) => {
    await sql`select from orders where user_id = ${userId} and order_id = ${order.id} for update`.execute(tx);
    const stored = poll().finally(() => {
      isPolled = true;
    });
    await areWaiting(database, 1, () => isPolled);
    const later = new Date(Date.now() + 1_000 * DAY_MS);
    expect(await eraseDone(tx, userId, later, new Date(), 100)).toContain(order.id);
    return { stored };
  });
  await polling.stored;
  expect(await storedBuyer(order.id)).toEqual(NOBODY);
});

it.each([
  ['of a known account', false],
  ['in the first poll of an account', true],
] as const)(
  'a person whom the marketplace erases is removed from a new order that is being stored, %s',
  async (_, isFirst) => {
    const { userId } = shop.owner;
    await buy();
    await poll();
    const order = await newest();
    await sql`delete from order_lines where user_id = ${userId}`.execute(database.db);
    await sql`delete from orders where user_id = ${userId}`.execute(database.db);
    await (isFirst
      ? sql`delete from order_cursors where user_id = ${userId}`
      : sql`update order_cursors set cursor = null, looked_at = null where user_id = ${userId}`
    ).execute(database.db);

    const held = await holdWriters(database, 'order_lines');
    const polling = poll();
    await held.areWaiting(1);
    let isErased = false;
    const people = [order.buyer ?? ''];
    const erasing = withTransaction(database.db, (tx) =>
      eraseBuyer({ box: testBox, clock: systemClock }, tx, userId, 'ebay', people),
    ).finally(() => {
      isErased = true;
    });
    await held.areWaiting(2, () => isErased);
    await held.release();
    await polling;
    expect(await erasing).toBe(1);
    const again = (await listed()).find(({ externalId }) => externalId === order.externalId);
    expect(await storedBuyer(again?.id ?? 0)).toEqual(NOBODY);
  },
);
