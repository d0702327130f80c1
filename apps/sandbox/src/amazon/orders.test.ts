import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FR, UK } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

const { sandbox, client, connectAgain } = useAmazon();
let sku: string;
beforeAll(async () => {
  const { body } = await sandbox.control<{ rows: { sku: string; quantity: number; parentSku: string | null }[] }>(
    'amazon/listings?site=UK',
  );
  sku = body.rows.find((row) => row.quantity > 3 && row.parentSku === null)?.sku ?? '';
});
/** Other tests may have bought it all. */
beforeEach(async () => {
  await sandbox.control('amazon/listings/change', { sku, quantity: 50 });
});

interface Order {
  orderId: string;
  fulfillment: { fulfillmentStatus: string };
  orderItems: { orderItemId: string; product: Record<string, unknown> }[];
}

const search = (query: string) =>
  client.call('GET', `/orders/2026-01-01/orders?${query}&includedData=FULFILLMENT,PROCEEDS,RECIPIENT`);
const since = 'lastUpdatedAfter=2020-01-01T00:00:00Z';
const buy = async (fields: object) =>
  (await sandbox.control<{ orderId: string }>('amazon/orders', { sku, site: 'UK', ...fields })).body.orderId;
const now = () => sandbox.world.clock.now();

test('a window needs exactly one start date and ends two minutes before now', async () => {
  expect((await search('marketplaceIds=x')).status).toBe(400);
  expect((await search(`${since}&marketplaceIds=${Array(51).fill(UK).join()}`)).status).toBe(400);
  expect((await search(`${since}&createdAfter=2020-01-01T00:00:00Z`)).status).toBe(400);
  expect((await search(`${since}&lastUpdatedBefore=${new Date(now() - 60_000).toISOString()}`)).status).toBe(400);
  expect((await search(`${since}&lastUpdatedBefore=${new Date(now() - 180_000).toISOString()}`)).status).toBe(200);
});

test('a pending order has no price or address and cannot be shipped; a paid one has both', async () => {
  const orderId = await buy({ pending: true });
  const find = async () => ((await search(since)).body.orders as Order[]).find((order) => order.orderId === orderId);
  const pending = await find();
  expect(pending).toMatchObject({ fulfillment: { fulfillmentStatus: 'PENDING' } });
  expect(pending).not.toHaveProperty('proceeds');
  expect(pending).not.toHaveProperty('recipient');
  expect(pending?.orderItems[0]?.product).not.toHaveProperty('price');
  await sandbox.control(`amazon/orders/${orderId}`, { state: 'OPEN' });
  expect(await find()).toMatchObject({
    fulfillment: { fulfillmentStatus: 'UNSHIPPED' },
    proceeds: { grandTotal: { currencyCode: 'GBP' } },
    recipient: { deliveryAddress: { countryCode: 'GB' } },
  });
});

test('a shipment is confirmed under its number, for at most the ordered quantity', async () => {
  const orderId = await buy({ quantity: 2 });
  const { body } = await client.call('GET', `/orders/2026-01-01/orders/${orderId}`);
  const [line] = (body.order as Order).orderItems;
  const ship = (packageReferenceId: string, quantity: number, marketplaceId = UK) =>
    client.call('POST', `/orders/v0/orders/${orderId}/shipmentConfirmation`, {
      marketplaceId,
      packageDetail: {
        packageReferenceId,
        carrierCode: 'DHL',
        trackingNumber: 'JJD1',
        shipDate: new Date(now()).toISOString(),
        orderItems: [{ orderItemId: line?.orderItemId, quantity }],
      },
    });
  expect((await ship('one', 1)).status).toBe(400);
  expect((await ship('1', 1, FR)).status).toBe(400);
  expect((await ship('1', 1)).status).toBe(204);
  expect((await ship('1', 1)).status).toBe(204);
  expect((await ship('2', 2)).status).toBe(400);
  expect((await ship('2', 1)).status).toBe(204);
  const after = await client.call('GET', `/orders/2026-01-01/orders/${orderId}?includedData=FULFILLMENT,PACKAGES`);
  expect(after.body.order).toMatchObject({
    fulfillment: { fulfillmentStatus: 'SHIPPED' },
    packages: [{ trackingNumber: 'JJD1' }, {}],
  });
});

test('buyers cannot buy more than is left, except in a race, and a cancelled order returns its pieces', async () => {
  const left = async () => {
    const { body } = await sandbox.control<{ rows: { sku: string; quantity: number }[] }>('amazon/listings?site=UK');
    return body.rows.find((row) => row.sku === sku)?.quantity ?? 0;
  };
  const before = await left();
  expect((await sandbox.control('amazon/orders', { sku, site: 'UK', quantity: before + 1 })).status).toBe(409);
  const orderId = await buy({ quantity: 1 });
  expect(await left()).toBe(before - 1);
  await sandbox.control(`amazon/orders/${orderId}`, { state: 'CANCELLED' });
  expect(await left()).toBe(before);
  expect((await sandbox.control('amazon/orders', { sku, site: 'UK', quantity: before + 1, race: true })).status).toBe(
    201,
  );
  expect(await left()).toBe(0);
});

test('an item that is cancelled has a quantity of 0 and returns its pieces, and the other items stay', async () => {
  const rows = async () =>
    (
      await sandbox.control<{ rows: { sku: string; quantity: number; parentSku: string | null }[] }>(
        'amazon/listings?site=UK',
      )
    ).body.rows;
  const [keep, drop] = (await rows()).filter((row) => row.quantity > 3 && row.parentSku === null);
  if (!keep || !drop) throw new Error('Two items are in stock');
  const lines = [keep, drop].map((row) => ({ sku: row.sku, quantity: 2 }));
  const orderId = await buy({ lines });
  await sandbox.control(`amazon/orders/${orderId}`, { state: 'CANCELLED', sku: drop.sku });
  const order = async () =>
    (await client.call('GET', `/orders/2026-01-01/orders/${orderId}?includedData=FULFILLMENT,CANCELLATION`)).body.order;
  expect(await order()).toMatchObject({
    fulfillment: { fulfillmentStatus: 'UNSHIPPED' },
    orderItems: [
      { quantityOrdered: 2 },
      { quantityOrdered: 0, cancellation: { cancellationExecution: { cancelledBy: 'BUYER' } } },
    ],
  });
  const left = async (one: string) => (await rows()).find((row) => row.sku === one)?.quantity;
  expect(await left(drop.sku)).toBe(drop.quantity);
  expect(await left(keep.sku)).toBe(keep.quantity - 2);
  expect((await sandbox.control(`amazon/orders/${orderId}`, { state: 'CANCELLED', sku: drop.sku })).status).toBe(409);
  await sandbox.control(`amazon/orders/${orderId}`, { state: 'CANCELLED', sku: keep.sku });
  expect(await order()).toMatchObject({ fulfillment: { fulfillmentStatus: 'CANCELLED' } });
  expect(await left(keep.sku)).toBe(keep.quantity);
});

test('a page token continues the window of its first page and expires after a day', async () => {
  await sandbox.control('amazon/listings/change', { sku, quantity: 50 });
  for (let n = 0; n < 5; n++) await buy({});
  const first = await search(`${since}&maxResultsPerPage=4`);
  const { nextToken } = first.body.pagination as { nextToken: string };
  await buy({});
  const second = await search(`${since}&maxResultsPerPage=100&paginationToken=${nextToken}`);
  const ids = [first, second].flatMap(({ body }) => (body.orders as Order[]).map(({ orderId }) => orderId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(second.body.lastUpdatedBefore).toBe(first.body.lastUpdatedBefore);
  await advance(sandbox, 86_400_001);
  await connectAgain();
  expect((await search(`${since}&paginationToken=${nextToken}`)).status).toBe(400);
});

test('pieces of an item are cancelled, and the rest is still to be sent', async () => {
  const orderId = await buy({ quantity: 3 });
  const find = async () => {
    const path = `/orders/2026-01-01/orders/${orderId}?includedData=FULFILLMENT,CANCELLATION`;
    return ((await client.call('GET', path)).body.order as Order).orderItems[0];
  };
  await sandbox.control(`amazon/orders/${orderId}`, { state: 'CANCEL_REQUESTED', sku });
  const asked = await find();
  expect(asked).toMatchObject({ quantityOrdered: 3, cancellation: { cancellationRequest: { requester: 'BUYER' } } });
  expect(asked).not.toHaveProperty('cancellation.cancellationExecution');
  await sandbox.control(`amazon/orders/${orderId}`, { state: 'CANCELLED', sku, pieces: 2 });
  expect(await find()).toMatchObject({
    quantityOrdered: 1,
    fulfillment: { quantityFulfilled: 0, quantityUnfulfilled: 1 },
    cancellation: { cancellationExecution: { cancelledBy: 'BUYER' } },
  });
});
