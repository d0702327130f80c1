import { beforeAll, expect, it } from 'vitest';
import { CHANNEL, connectOctopia, type OctopiaTestClient } from '../../test/octopia-client.ts';
import { useSandbox } from '../../test/set-up.ts';

/** Requests that differ from a right one in a single place. The sandbox refuses each, so that no such mistake of a client passes unseen. */
const sandbox = useSandbox();
let client: OctopiaTestClient;
beforeAll(async () => {
  client = await connectOctopia(sandbox);
});

const product = (changes: object) => ({
  products: [
    {
      ...{ gtin: '4006381333931', sellerProductReference: 'P-1', title: 'Jeu', categoryCode: '060101' },
      ...changes,
    },
  ],
});

it.each([
  ['a misspelt field', product({ titre: 'Jeu' }), 'products[0].titre'],
  ['a number for a brand', product({ brand: 5 }), 'products[0].brand'],
  ['an object for a description', product({ description: {} }), 'products[0].description'],
])('a product with %s is refused', async (_, body, field) => {
  const answer = await client.call('POST', '/products-integration', body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors ?? {})).toContain(field);
});

it('a misspelt field of a gesture is refused', async () => {
  const body = { orderId: 'X', raison: 'Autre', amount: 1 };
  const answer = await client.call('POST', '/order-commercial-gesture-requests', body);
  expect(answer).toMatchObject({ status: 400, body: { errors: { raison: ['It is unknown.'] } } });
});

it.each([
  ['an unknown parameter', `/offers?salesChannelId=${CHANNEL}&limits=2`],
  ['an expansion that is none', `/offers?salesChannelId=${CHANNEL}&expand=all`],
  ['a code that is none', '/products?gtin=abc'],
])('a question with %s is refused', async (_, path) => {
  expect((await client.call('GET', path)).status).toBe(400);
});

/** An order in preparation, with the id of its line. */
async function orderInPreparation() {
  const { items } = (await client.call('GET', `/offers?salesChannelId=${CHANNEL}&limit=1`)).body;
  const sku = items[0]?.sellerExternalReference;
  const { body } = await sandbox.control<{ orderId: string; lines: { orderLineId: string }[] }>('octopia/orders', {
    ...{ seller: 'demo-shop-fr', sku, quantity: 1 },
  });
  await client.call('POST', `/orders/${body.orderId}/approval-status`, { approval_status: 'Accepted' });
  await sandbox.control('clock', { advanceMs: 2_000 });
  return { orderId: body.orderId, lineId: body.lines[0]?.orderLineId };
}

it('an address of a parcel that is no text is refused, and a refund that is neither true nor false', async () => {
  const { orderId, lineId } = await orderInPreparation();
  const parcel = { parcelNumber: '1', carrierName: 'Colissimo', trackingUrl: 5, orderLineIds: [lineId] };
  expect((await client.call('POST', `/orders/${orderId}/shipments`, [parcel])).status).toBe(400);
  const cancellation = { orderSellerId: orderId, reason: 'OutOfStock', shippingCostRefund: 'yes' };
  expect((await client.call('POST', '/order-cancellation-requests', cancellation)).status).toBe(400);
});
