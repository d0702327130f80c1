import { expect, test } from 'vitest';
import { goLive, type OrderAnswer } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';

const { sandbox, client } = useEbay();
const SELLER = 'harbour-toys-uk';

const control = <T>(path: string, body: object) => sandbox.control<T>(path, { seller: SELLER, ...body });
async function buyLater(sku: string): Promise<string> {
  const { listingId: itemId } = await goLive(client, sku);
  const { body } = await control<{ orders: OrderAnswer[] }>('orders', { itemId, unpaid: true });
  return body.orders[0]?.orderId ?? '';
}
const read = (orderId: string) => client.call('GET', `/sell/fulfillment/v1/order/${orderId}`);
interface Listed {
  readonly orderId: string;
  readonly lineItems: readonly { readonly lineItemId: string }[];
}
async function listed(): Promise<Listed[]> {
  const filter = encodeURIComponent('lastmodifieddate:[2026-01-01T00:00:00.000Z..]');
  const { body } = await client.call('GET', `/sell/fulfillment/v1/order?filter=${filter}&limit=200`);
  return body.orders as Listed[];
}

test('unpaid orders become one with a new number and the same lines, and are not shown any more', async () => {
  const parts = [await buyLater('JOIN-1-DE'), await buyLater('JOIN-2-DE')];
  expect((await read(parts[0] ?? '')).body).toMatchObject({
    orderPaymentStatus: 'PENDING',
    paymentSummary: { payments: [] },
  });
  const before = (await listed()).filter(({ orderId }) => parts.includes(orderId));
  const { status, body } = await control<{ order: { orderId: string } }>('orders/combine', {
    orderIds: parts.join(', '),
  });
  expect(status).toBe(201);
  const all = await listed();
  expect(all.filter(({ orderId }) => parts.includes(orderId))).toEqual([]);
  const combined = all.find(({ orderId }) => orderId === body.order.orderId);
  expect(combined?.lineItems.map(({ lineItemId }) => lineItemId)).toEqual(
    before.flatMap(({ lineItems }) => lineItems.map(({ lineItemId }) => lineItemId)),
  );
  for (const part of parts) expect((await read(part)).status).toBe(404);
  await control('orders/pay', { orderId: body.order.orderId });
  expect((await read(body.order.orderId)).body).toMatchObject({ orderPaymentStatus: 'PAID' });
});

test('orders that are paid, combined before, or alone are not combined', async () => {
  const [one, two] = [await buyLater('JOIN-3-DE'), await buyLater('JOIN-4-DE')];
  await control('orders/pay', { orderId: two });
  expect((await control('orders/combine', { orderIds: [one, two] })).status).toBe(409);
  expect((await control('orders/combine', { orderIds: [one, one] })).status).toBe(409);
  expect((await control('orders/combine', {})).status).toBe(400);
  expect((await control('orders/pay', { orderId: two })).status).toBe(409);
});

test('a buyer’s request to cancel waits for the seller, who declines or accepts it', async () => {
  const orderId = await buyLater('JOIN-5-DE');
  await control('orders/pay', { orderId });
  const ask = () => control('orders/cancel-request', { orderId });
  const answer = (word: string) => control('orders/cancel-request', { orderId, answer: word });
  expect((await answer('accept')).status).toBe(409);
  await ask();
  expect((await read(orderId)).body.cancelStatus).toMatchObject({
    cancelState: 'IN_PROGRESS',
    cancelRequests: [{ cancelInitiator: 'BUYER', cancelRequestState: 'REQUESTED' }],
  });
  expect((await ask()).status).toBe(409);
  expect((await answer('perhaps')).status).toBe(400);
  await answer('decline');
  expect((await read(orderId)).body.cancelStatus).toMatchObject({ cancelState: 'NONE_REQUESTED' });
  await ask();
  await answer('accept');
  expect((await read(orderId)).body).toMatchObject({
    cancelStatus: { cancelState: 'CANCELED' },
    orderPaymentStatus: 'FULLY_REFUNDED',
  });
});
