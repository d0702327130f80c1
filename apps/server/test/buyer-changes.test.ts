import { type Order, orderActions, orders } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { untilSent } from './seller-steps.ts';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';
import { SHOPS } from './three-shops.ts';

/** What buyers do after the purchase, as the marketplaces themselves tell it: nothing is changed on the way. */
const shops = useShopsBehindProxy(4);
const { server, sandbox, owner, poll, stored, available } = shops;

const at = <T extends object>(path: string, body: T) =>
  sandbox.control<{ order: { orderId: string } }>(path, { seller: SHOPS.ebay, ...body });
async function buyLater(sku: string, quantity: number): Promise<string> {
  const { orders: placed } = await sandbox.control<{ orders: { orderId: string }[] }>('orders', {
    ...{ seller: SHOPS.ebay, site: 'UK', sku, quantity, unpaid: true },
  });
  return placed[0]?.orderId ?? '';
}
const ofEbay = async (number: string): Promise<Order> => {
  const order = (await stored('ebay')).get(number);
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
};
const toShip = async (order: Order) => {
  const { lines } = await server
    .as(owner())
    .call(orderActions.get, { params: { id: owner().userId, orderId: order.id } });
  return lines.map(({ unshipped }) => unshipped);
};
async function ship(order: Order) {
  const sender = server.startSender();
  const params = { id: owner().userId, orderId: order.id };
  const body = { carrierCode: 'DHL', trackingNumber: `T${order.id}` };
  const { shipments } = await server.as(owner()).call(orders.ship, { params, body });
  await untilSent(shops);
  await sender.stop();
  return shipments.flatMap(({ lines }) => lines);
}

describe('unpaid orders that eBay combines', () => {
  it('hold their pieces once, line by line, before and after they are combined, paid and shipped', async () => {
    await poll('ebay');
    const before = await available('ebay');
    const parts = [await buyLater('TOY-0', 1), await buyLater('TOY-1', 2)];
    await poll('ebay');
    expect(await available('ebay')).toBe(before - 3);
    const { order: combined } = await at('orders/combine', { orderIds: parts });
    await poll('ebay');
    expect(await available('ebay')).toBe(before - 3);
    expect(await ofEbay(combined.orderId)).toMatchObject({
      status: 'pending',
      canShip: false,
      lines: [
        { sku: 'TOY-0', reserved: 1 },
        { sku: 'TOY-1', reserved: 2 },
      ],
    });
    for (const part of parts) {
      expect(await ofEbay(part)).toMatchObject({ status: 'cancelled', replacedBy: combined.orderId, canShip: false });
      expect(await toShip(await ofEbay(part))).toEqual([]);
    }
    await at('orders/pay', { orderId: combined.orderId });
    await poll('ebay');
    const paid = await ofEbay(combined.orderId);
    expect(paid).toMatchObject({ status: 'paid', canShip: true, problem: null });
    expect(await ship(paid)).toEqual(paid.lines.map(({ id, quantity }) => ({ lineId: id, quantity })));
    await poll('ebay');
    expect(await ofEbay(combined.orderId)).toMatchObject({ status: 'shipped' });
    expect(await available('ebay')).toBe(before - 3);
  });

  it('take nothing twice if they are read for the first time when they are combined, and combined once more', async () => {
    await poll('ebay');
    const before = await available('ebay');
    const [one, two, three] = [await buyLater('TOY-0', 1), await buyLater('TOY-1', 1), await buyLater('TOY-2', 1)];
    const { order: first } = await at('orders/combine', { orderIds: [one, two] });
    await poll('ebay');
    expect(await available('ebay')).toBe(before - 3);
    const { order: second } = await at('orders/combine', { orderIds: [first.orderId, three] });
    await poll('ebay');
    expect(await available('ebay')).toBe(before - 3);
    expect((await ofEbay(second.orderId)).lines.map(({ reserved }) => reserved)).toEqual([1, 1, 1]);
    expect(await ofEbay(first.orderId)).toMatchObject({ status: 'cancelled', replacedBy: second.orderId });
  });

  it('give every piece back if the buyer cancels the combined one', async () => {
    await poll('ebay');
    const before = await available('ebay');
    const parts = [await buyLater('TOY-0', 1), await buyLater('TOY-3', 2)];
    await poll('ebay');
    const { order } = await at('orders/combine', { orderIds: parts });
    await at('orders/cancel-request', { orderId: order.orderId });
    await at('orders/cancel-request', { orderId: order.orderId, answer: 'accept' });
    await poll('ebay');
    expect(await available('ebay')).toBe(before);
    for (const number of [...parts, order.orderId]) expect(await ofEbay(number)).toMatchObject({ status: 'cancelled' });
  });
});

it('a buyer’s request to cancel at eBay keeps the pieces until it is accepted, and the order can be shipped if it is declined', async () => {
  await poll('ebay');
  const before = await available('ebay');
  const numbers = [await shops.buy('ebay', 2, 0), await shops.buy('ebay', 1, 1)];
  for (const orderId of numbers) await at('orders/cancel-request', { orderId });
  await poll('ebay');
  expect(await available('ebay')).toBe(before - 3);
  const [accepted = '', declined = ''] = numbers;
  expect(await ofEbay(accepted)).toMatchObject({ status: 'paid', problem: null });
  await at('orders/cancel-request', { orderId: accepted, answer: 'accept' });
  await at('orders/cancel-request', { orderId: declined, answer: 'decline' });
  await poll('ebay');
  expect(await available('ebay')).toBe(before - 1);
  expect(await ofEbay(accepted)).toMatchObject({ status: 'cancelled' });
  const order = await ofEbay(declined);
  expect(await ship(order)).toEqual([{ lineId: order.lines[0]?.id, quantity: 1 }]);
});

it('an item of Amazon that a buyer wants to cancel is sold until some of its pieces are, and the rest is shipped', async () => {
  const before = await available('amazon');
  const number = await shops.buy('amazon', 3, 0);
  const path = `amazon/orders/${number}`;
  const line = { seller: SHOPS.amazon, sku: 'TOY-0' };
  await sandbox.control(path, { ...line, state: 'CANCEL_REQUESTED' });
  await poll('amazon');
  expect(await available('amazon')).toBe(before - 3);
  await sandbox.control(path, { ...line, state: 'CANCELLED', pieces: 2 });
  await poll('amazon');
  expect(await available('amazon')).toBe(before - 1);
  const order = (await stored('amazon')).get(number);
  if (!order) throw new Error('The order is stored');
  expect(await ship(order)).toEqual([{ lineId: order.lines[0]?.id, quantity: 1 }]);
  await poll('amazon');
  expect((await stored('amazon')).get(number)).toMatchObject({
    status: 'shipped',
    lines: [{ quantity: 1, isCancelled: false }],
  });
  expect(await available('amazon')).toBe(before - 1);
});

it('a line of Cdiscount that a buyer cancels is in no shipment', async () => {
  const before = await available('cdiscount');
  const lines = [0, 1].map((index) => ({ sku: shops.skus('cdiscount')[index], quantity: 2 }));
  const { orderId: number } = await sandbox.control<{ orderId: string }>('octopia/orders', {
    ...{ seller: SHOPS.cdiscount, race: true, lines },
  });
  await poll('cdiscount');
  await sandbox.control(`octopia/orders/${number}`, {
    seller: SHOPS.cdiscount,
    state: 'Cancelled',
    sku: lines[0]?.sku,
  });
  await poll('cdiscount');
  expect(await available('cdiscount')).toBe(before - 2);
  const order = (await stored('cdiscount')).get(number);
  expect(order?.lines.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  if (order) expect(await toShip(order)).toEqual([0, 2]);
});
