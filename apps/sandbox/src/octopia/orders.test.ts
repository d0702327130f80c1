import { beforeAll, expect, test } from 'vitest';
import { advance } from '../../test/harness.ts';
import { CHANNEL } from '../../test/octopia-client.ts';
import { useOctopia } from '../../test/set-up.ts';

const { sandbox, client, connectAgain } = useOctopia();
beforeAll(async () => {
  await sandbox.control('octopia/listings/change', { sku: 'FR-0001', price: 50, quantity: 100 });
});

interface Order extends Record<string, unknown> {
  orderId: string;
  status: string;
  lines: { orderLineId: string; status: string; offer: { id: string } }[];
}

async function buy(fields: object = {}): Promise<string> {
  const { status, body } = await sandbox.control<{ orderId: string }>('octopia/orders', { sku: 'FR-0001', ...fields });
  expect(status).toBe(201);
  return body.orderId;
}
const read = async (id: string) => (await client.call('GET', `/orders/${id}`)).body as unknown as Order;
const left = async () => (await client.offer('FR-0001'))?.quantity as number;
const approve = (id: string, approval_status = 'Accepted') =>
  client.call('POST', `/orders/${id}/approval-status`, { approval_status });
const shipment = (order: Order) => [
  {
    parcelNumber: '6A12345678901',
    carrierName: 'Colissimo',
    trackingUrl: 'https://tracking.example/6A12345678901',
    orderLineIds: order.lines.map(({ orderLineId }) => orderLineId),
  },
];

test('an order is accepted, prepared, shipped and delivered, and steps out of order are rejected', async () => {
  const before = await left();
  const id = await buy({ quantity: 2 });
  expect(await left()).toBe(before - 2);
  const placed = await read(id);
  expect(placed).toMatchObject({ status: 'WaitingAcceptance', currencyCode: 'EUR', salesChannel: { id: CHANNEL } });
  const ship = (order: Order) => client.call('POST', `/orders/${id}/shipments`, shipment(order));
  expect((await ship(placed)).status).toBe(409);
  expect((await approve(id, 'Maybe')).status).toBe(400);
  expect((await approve(id)).status).toBe(204);
  expect((await approve(id)).status).toBe(409);
  expect((await read(id)).status).toBe('Accepted');
  expect((await ship(placed)).status).toBe(409);
  await advance(sandbox, 2000);
  expect((await read(id)).status).toBe('InPreparation');
  expect((await ship(placed)).status).toBe(201);
  expect(await read(id)).toMatchObject({
    status: 'Shipped',
    lines: [{ parcels: [{ parcelNumber: '6A12345678901' }] }],
  });
  expect((await ship(placed)).status).toBe(409);
  await advance(sandbox, 3 * 86_400_000);
  await connectAgain();
  expect((await read(id)).status).toBe('Delivered');
});

test('the seller’s and the buyer’s price are separate, with the commission', async () => {
  const totals = [];
  for (let count = 0; count < 24; count++) {
    const order = (await read(await buy())) as Order & { totalPrice: { offerPrice: number; sellingPrice: number } };
    expect(order.lines).toMatchObject([{ offerPrice: { unitSalesPrice: 50, commission: { rate: 15 } } }]);
    totals.push(order.totalPrice);
  }
  expect(totals.some(({ offerPrice, sellingPrice }) => sellingPrice < offerPrice)).toBe(true);
  expect(totals.some(({ offerPrice, sellingPrice }) => sellingPrice === offerPrice)).toBe(true);
});

test('a declined or cancelled order returns its pieces', async () => {
  const before = await left();
  const refused = await buy({ quantity: 3 });
  await approve(refused, 'Refused');
  expect((await read(refused)).status).toBe('Refused');
  const cancelled = await buy({ quantity: 2 });
  await approve(cancelled);
  const reasons = await client.call(
    'GET',
    `/cancellation-reasons?userType=Seller&orderStatus=Accepted&salesChannel=${CHANNEL}`,
  );
  const [first] = reasons.body.items;
  const request = { orderSellerId: cancelled, reason: first?.reference, shippingCostRefund: true };
  expect((await client.call('POST', '/order-cancellation-requests', { ...request, reason: 'Mood' })).status).toBe(400);
  expect((await client.call('POST', '/order-cancellation-requests', request)).status).toBe(201);
  expect((await read(cancelled)).status).toBe('Cancelled');
  expect(await left()).toBe(before);
  expect((await client.call('POST', '/order-cancellation-requests', request)).status).toBe(409);
  const given = await buy();
  await sandbox.control(`octopia/orders/${given}`, { state: 'Cancelled' });
  expect((await read(given)).status).toBe('Cancelled');
  expect(await left()).toBe(before);
});

test('an order that nobody accepts is cancelled after two days and returns its pieces', async () => {
  const before = await left();
  const ids = [await buy({ quantity: 2 }), await buy({ quantity: 3 })];
  const others = (await client.call('GET', '/orders?status=WaitingAcceptance&pageSize=100')).body.items;
  for (const { orderId } of others) if (!ids.includes(String(orderId))) await approve(String(orderId));
  await advance(sandbox, 2 * 86_400_000 - 60_000);
  await connectAgain();
  expect((await read(ids[0] ?? '')).status).toBe('WaitingAcceptance');
  await advance(sandbox, 60_000);
  for (const id of ids) expect((await read(id)).status).toBe('Cancelled');
  expect(await left()).toBe(before);
});

test('some lines can be cancelled and the rest shipped', async () => {
  const id = await buy({ lines: [{ sku: 'FR-0001' }, { sku: 'FR-0002', quantity: 2 }] });
  await approve(id);
  await advance(sandbox, 2000);
  const [keep, drop] = (await read(id)).lines;
  const cancel = (offerId: unknown) =>
    client.call('POST', '/order-partial-cancellation-requests', {
      orderSellerId: id,
      lines: [{ lineId: drop?.orderLineId, offerId, reason: 'OutOfStock', shippingCostRefund: true }],
    });
  expect((await cancel(keep?.offer.id)).status).toBe(400);
  expect((await cancel(drop?.offer.id)).status).toBe(201);
  const order = await read(id);
  expect(order.lines.map(({ status }) => status)).toEqual(['InPreparation', 'Cancelled']);
  const parcel = { parcelNumber: 'P1', carrierName: 'Colissimo', orderLineIds: [keep?.orderLineId] };
  expect((await client.call('POST', `/orders/${id}/shipments`, [parcel])).status).toBe(201);
  expect((await read(id)).status).toBe('Shipped');
});

test('a buyer cancels one line, whose pieces come back once', async () => {
  const left = async () => {
    const { body } = await sandbox.control<{ rows: { sku: string; quantity: number }[] }>(
      'octopia/listings?limit=5000',
    );
    return ['FR-0001', 'FR-0002'].map((sku) => body.rows.find((row) => row.sku === sku)?.quantity ?? 0);
  };
  const [one = 0, two = 0] = await left();
  const id = await buy({ lines: [{ sku: 'FR-0001' }, { sku: 'FR-0002', quantity: 2 }] });
  await sandbox.control(`octopia/orders/${id}`, { state: 'Cancelled', sku: 'FR-0002' });
  expect((await read(id)).lines.map(({ status }) => status)).toEqual(['WaitingAcceptance', 'Cancelled']);
  expect(await left()).toEqual([one - 1, two]);
  await sandbox.control(`octopia/orders/${id}`, { state: 'Cancelled' });
  expect((await read(id)).status).toBe('Cancelled');
  expect(await left()).toEqual([one, two]);
});

test('orders are paged by index, sorted by change, counted, and filtered by status and time', async () => {
  for (let count = 0; count < 6; count++) await buy();
  const { body: all } = await client.call('GET', '/orders?sort=updatedAt&pageSize=100');
  const times = all.items.map(({ updatedAt }) => String(updatedAt));
  expect(times).toEqual([...times].sort());
  const { body: counted } = await client.call('GET', '/orders/count');
  expect(counted.count).toBe(all.items.length);
  const second = await client.call('GET', '/orders?sort=updatedAt&pageSize=5&pageIndex=2');
  expect(second.body.items).toEqual(all.items.slice(5, 10));
  const { body: waiting } = await client.call('GET', '/orders?status=WaitingAcceptance&pageSize=100');
  expect(waiting.items.length).toBeGreaterThan(5);
  for (const { status } of waiting.items) expect(status).toBe('WaitingAcceptance');
  const since = times.at(-3) ?? '';
  const query = new URLSearchParams({ sort: 'updatedAt', pageSize: '100', updatedAtMin: since });
  const { body: recent } = await client.call('GET', `/orders?${query}`);
  expect(recent.items.map(({ updatedAt }) => updatedAt)).toEqual(times.filter((time) => time >= since));
  expect((await client.call('GET', '/orders?status=Lost')).status).toBe(400);
});

test('orders with an unverified payment or shipped by a warehouse cannot be processed by the seller', async () => {
  const id = await buy({ processing: true });
  expect((await read(id)).status).toBe('Processing');
  expect((await approve(id)).status).toBe(409);
  await advance(sandbox, 6000);
  expect((await read(id)).status).toBe('WaitingAcceptance');
  const stored = await buy({ fulfillment: true });
  await approve(stored);
  await advance(sandbox, 2000);
  const order = await read(stored);
  expect((await client.call('POST', `/orders/${stored}/shipments`, shipment(order))).status).toBe(409);
});

test('if two buyers order the last piece, the second is rejected unless both paid at once', async () => {
  await sandbox.control('octopia/listings/change', { sku: 'FR-0003', quantity: 1 });
  const order = (race: boolean) => sandbox.control('octopia/orders', { sku: 'FR-0003', race });
  expect((await order(false)).status).toBe(201);
  expect((await order(false)).status).toBe(409);
  expect((await order(true)).status).toBe(201);
  expect((await client.offer('FR-0003'))?.quantity).toBe(0);
});

test('automatic buyers order at the rate of the clock', async () => {
  await sandbox.control('clock', { rate: 600 });
  await sandbox.control('octopia/buyers', { perMinute: 10, seller: 'demo-shop-fr', seed: 'a' });
  const placed = async () => (await sandbox.control<{ placed: number }>('octopia/buyers')).body.placed;
  // Ten per minute on a clock 600 times as fast are a hundred per second.
  await expect.poll(placed).toBeGreaterThan(10);
  await sandbox.control('octopia/buyers', { perMinute: 0 });
  await sandbox.control('clock', { rate: 1 });
});
