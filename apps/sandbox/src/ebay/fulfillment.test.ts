import { expect, test } from 'vitest';
import { connect, elements, errorIds, goLive, inventory, type OrderAnswer } from '../../test/ebay-client.ts';
import { advance } from '../../test/harness.ts';
import { useEbay } from '../../test/set-up.ts';
import { DAY_MS } from '../platform/durations.ts';

const { sandbox, client } = useEbay();

const base = '/sell/fulfillment/v1/order';

const buy = (body: Record<string, unknown>) =>
  sandbox.control<{ orders: OrderAnswer[]; error?: string }>('orders', { seller: 'harbour-toys-uk', ...body });

async function bought(body: Record<string, unknown>): Promise<string> {
  const answer = await buy(body);
  expect(answer.status).toBe(201);
  return answer.body.orders[0]?.orderId ?? '';
}

const ordersSince = async (ms: number) => {
  const filter = encodeURIComponent(`lastmodifieddate:[${new Date(ms).toISOString()}..]`);
  return (await client.call('GET', `${base}?filter=${filter}&limit=200`)).body;
};

const quantityOf = async (itemId: string): Promise<number> => {
  const xml = await client.trading(
    'GetMyeBaySelling',
    '<ActiveList><Include>true</Include><Pagination><EntriesPerPage>200</EntriesPerPage><PageNumber>1</PageNumber></Pagination></ActiveList>',
  );
  const item = xml.split('<Item>').find((part) => part.includes(`<ItemID>${itemId}<`)) ?? '';
  return Number(elements(item, 'QuantityAvailable')[0]);
};

test('an order lowers the quantity of the listing that was bought, and of no other', async () => {
  const german = await goLive(client, 'ORD-1-DE');
  const other = await goLive(client, 'ORD-2-DE');
  const orderId = await bought({ itemId: german.listingId, quantity: 2 });
  const { body } = await client.call('GET', `${base}/${orderId}`);
  expect(body).toMatchObject({
    orderId,
    orderFulfillmentStatus: 'NOT_STARTED',
    orderPaymentStatus: 'PAID',
    lineItems: [{ legacyItemId: german.listingId, sku: 'ORD-1-DE', quantity: 2, listingMarketplaceId: 'EBAY_DE' }],
    pricingSummary: { priceSubtotal: { value: '49.80', currency: 'EUR' }, total: { value: '58.79', currency: 'EUR' } },
  });
  const left = await client.call('GET', `${inventory}/inventory_item/ORD-1-DE`);
  expect(left.body.availability).toMatchObject({ shipToLocationAvailability: { quantity: 3 } });
  expect((await client.call('GET', `${inventory}/offer/${german.offerId}`)).body.listing.soldQuantity).toBe(2);
  expect((await client.call('GET', `${inventory}/offer/${other.offerId}`)).body.listing.soldQuantity).toBe(0);
});

test('a home order lowers the home listing, or only the bought variation', async () => {
  const seller = await sandbox.world.ebay.sellers.open('harbour-toys-uk');
  const [itemId = ''] = seller?.home.activeIds().filter((id) => (seller.home.get(id)?.quantity ?? 0) > 3) ?? [];
  const before = await quantityOf(itemId);
  const variation = seller?.home.get(itemId)?.variations.find((one) => one.quantity > 0);
  await bought({ itemId, ...(variation ? { sku: variation.sku } : {}) });
  expect(await quantityOf(itemId)).toBe(before - 1);

  const varied = seller?.home.activeIds().find((id) => seller.home.get(id)?.variations.some((one) => one.quantity > 1));
  const chosen = seller?.home.get(varied ?? '')?.variations.find((one) => one.quantity > 1);
  await bought({ itemId: varied, sku: chosen?.sku });
  const after = seller?.home.get(varied ?? '')?.variations.find((one) => one.sku === chosen?.sku);
  expect(after).toMatchObject({ quantity: (chosen?.quantity ?? 0) - 1, sold: 1 });
});

test('an order above the available quantity is rejected and changes nothing', async () => {
  const { listingId, offerId } = await goLive(client, 'ORD-3-DE');
  const refused = await buy({ itemId: listingId, quantity: 6 });
  expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('has 5 left') } });
  expect((await client.call('GET', `${inventory}/offer/${offerId}`)).body.listing.soldQuantity).toBe(0);
});

test('three buyers can buy the last piece at the same time, each on another site', async () => {
  const listings = [await goLive(client, 'RACE-A'), await goLive(client, 'RACE-B'), await goLive(client, 'RACE-C')];
  await client.call('POST', `${inventory}/bulk_update_price_quantity`, {
    requests: listings.map(({ sku }) => ({ sku, shipToLocationAvailability: { quantity: 1 } })),
  });
  const orders = listings.map(({ listingId }) => ({ itemId: listingId }));
  const { status, body } = await buy({ race: true, orders });
  expect(status).toBe(201);
  expect(body.orders).toHaveLength(3);
  const moments = await Promise.all(
    body.orders.map(async ({ orderId }) => (await client.call('GET', `${base}/${orderId}`)).body.creationDate),
  );
  expect(new Set(moments).size).toBe(1);
  // Without the race, the same three are rejected, because nothing is left.
  expect((await buy({ orders })).status).toBe(409);
  expect((await buy({ race: true, orders })).status).toBe(201);
});

test('orders are found by their last change, and shipping one changes it', async () => {
  const { listingId } = await goLive(client, 'ORD-4-DE');
  await advance(sandbox, 60_000);
  const since = sandbox.world.clock.now();
  expect((await ordersSince(since)).total).toBe(0);
  const orderId = await bought({ itemId: listingId, quantity: 2 });
  expect((await ordersSince(since)).orders.map((order) => order.orderId)).toEqual([orderId]);

  await advance(sandbox, 60_000);
  const later = sandbox.world.clock.now();
  const { lineItems } = (await client.call('GET', `${base}/${orderId}`)).body;
  const ship = (trackingNumber: string) =>
    client.call('POST', `${base}/${orderId}/shipping_fulfillment`, {
      lineItems: [{ lineItemId: lineItems[0]?.lineItemId, quantity: 1 }],
      shippingCarrierCode: 'DHL',
      trackingNumber,
    });
  expect(errorIds((await ship('0034-0434')).body)).toEqual([32300]);
  const shipped = await ship('00340434');
  expect(shipped.status).toBe(201);
  expect(shipped.headers.get('location')).toContain(`${orderId}/shipping_fulfillment/00340434`);
  expect(errorIds((await ship('00340434')).body)).toEqual([34500]);
  expect((await ordersSince(later)).orders[0]).toMatchObject({ orderId, orderFulfillmentStatus: 'IN_PROGRESS' });
  expect((await ship('00340435')).status).toBe(201);
  expect(errorIds((await ship('00340436')).body)).toEqual([32200]);
  const { body } = await client.call('GET', `${base}/${orderId}/shipping_fulfillment`);
  expect(body.fulfillments.map((one) => one.shipmentTrackingNumber)).toEqual(['00340434', '00340435']);
});

test('the offset of orders counts orders, and a fault repeats an order', async () => {
  const longAgo = Date.now() - 300 * DAY_MS;
  const all = (await ordersSince(longAgo)).orders.map((order) => order.orderId);
  const filter = encodeURIComponent(`lastmodifieddate:[${new Date(longAgo).toISOString()}..]`);
  const { body } = await client.call('GET', `${base}?filter=${filter}&limit=2&offset=1`);
  expect(body.orders.map((order) => order.orderId)).toEqual(all.slice(1, 3));
  await sandbox.control('faults', { kind: 'duplicate', operation: 'getOrders', count: 1 });
  const doubled = (await client.call('GET', `${base}?filter=${filter}&limit=2`)).body.orders;
  expect(doubled.map((order) => order.orderId)).toEqual([all[0], all[1], all[0]]);
});

test.each([
  ['nope:1', 30700],
  ['lastmodifieddate:[yesterday..]', 30810],
  ['lastmodifieddate:[..2026-01-01T00:00:00Z]', 30820],
  ['creationdate:[2026-02-01T00:00:00Z..2026-01-01T00:00:00Z]', 30840],
  ['creationdate:[2031-01-01T00:00:00Z..]', 30850],
  ['orderfulfillmentstatus:{SOON}', 30800],
])('the filter %s is rejected with %i', async (filter, errorId) => {
  const { status, body } = await client.call('GET', `${base}?filter=${encodeURIComponent(filter)}`);
  expect(status).toBe(400);
  expect(errorIds(body)).toEqual([errorId]);
});

test('a buyer’s e-mail is removed after 14 days, name and street after 90', async () => {
  const { listingId } = await goLive(client, 'ORD-5-DE');
  const orderId = await bought({ itemId: listingId });
  const contact = async () => {
    const refreshed = await connect(sandbox);
    const { body } = await refreshed.call('GET', `${base}/${orderId}`);
    return JSON.stringify(body.fulfillmentStartInstructions);
  };
  expect(await contact()).toContain('.example');
  await advance(sandbox, 15 * DAY_MS);
  expect(await contact()).not.toContain('.example');
  expect(await contact()).toContain('fullName');
  await advance(sandbox, 80 * DAY_MS);
  expect(await contact()).not.toContain('fullName');
  expect(await contact()).toContain('countryCode');
  await sandbox.control('clock', { reset: true });
});
