import { expect, test } from 'vitest';
import { attributesFor, connectAmazon, DE, FR, UK, UNTIL_DONE_MS } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';
import { amazonProfiles } from './sellers.data.ts';
import { shippingGroups } from './shipping-groups.ts';

const { sandbox, client, connectAgain } = useAmazon();

/** Calls wait only for the clock; an hour also fills every bucket. */
const done = () => advance(sandbox, UNTIL_DONE_MS);

async function listed(sku: string, marketplaceId: string, amount: number, quantity?: number): Promise<void> {
  const answer = await client.put(sku, marketplaceId, attributesFor(marketplaceId, amount, quantity));
  expect(answer.body).toMatchObject({ status: 'ACCEPTED', issues: [] });
  await done();
}

const stock = async (sku: string, marketplaceId: string) =>
  (await client.item(sku, marketplaceId)).body.fulfillmentAvailability;
const offers = async (sku: string, marketplaceId: string) => (await client.item(sku, marketplaceId)).body.offers;

test('an accepted submission takes effect later and is invisible to earlier reads', async () => {
  // However slow the machine is, the read comes earlier.
  sandbox.world.clock.setRate(0.01);
  const answer = await client.put('SLOW', DE, attributesFor(DE, 20));
  expect(answer).toMatchObject({
    status: 200,
    body: { sku: 'SLOW', status: 'ACCEPTED', submissionId: expect.any(String) },
  });
  expect((await client.item('SLOW', DE)).status).toBe(404);
  sandbox.world.clock.setRate(1);
  await done();
  expect((await client.item('SLOW', DE)).body).toMatchObject({
    summaries: [{ marketplaceId: DE, status: ['BUYABLE', 'DISCOVERABLE'], itemName: 'Schachspiel aus Holz' }],
    issues: [],
  });
});

test('a submission with errors gets 200 and INVALID, lists each error, and changes nothing', async () => {
  const { brand: _brand, ...attributes } = attributesFor(DE, 20, 5, 'GBP');
  const answer = await client.put('BAD', DE, {
    ...attributes,
    item_name: [{ value: 'x'.repeat(201), marketplace_id: DE }],
  });
  expect(answer.status).toBe(200);
  expect(answer.body.status).toBe('INVALID');
  const issues = answer.body.issues as { code: string; severity: string; attributeNames: string[] }[];
  expect(issues.map(({ attributeNames }) => attributeNames[0]).sort()).toEqual([
    'brand',
    'item_name',
    'list_price',
    'purchasable_offer',
  ]);
  await done();
  expect((await client.item('BAD', DE)).status).toBe(404);
});

const offer = (asin: string) => {
  const { condition_type, purchasable_offer, fulfillment_availability } = attributesFor(DE, 20);
  const merchant_suggested_asin = [{ value: asin, marketplace_id: DE }];
  return { condition_type, purchasable_offer, fulfillment_availability, merchant_suggested_asin };
};
const faults = (answer: { body: Record<string, unknown> }) =>
  (answer.body.issues as { code: string; attributeNames: string[] }[])
    .map(({ code, attributeNames }) => `${code} ${attributeNames[0]}`)
    .sort();

test('an offer for a catalogue product states only its terms, and shows the catalogue’s title', async () => {
  const [home] = (await client.call('GET', `/listings/2021-08-01/items/${client.sellerId}?marketplaceIds=${UK}`)).body
    .items as [{ sku: string }];
  const known = await client.item(home.sku, UK);
  const [{ asin, itemName }] = known.body.summaries as [{ asin: string; itemName: string }];
  const answer = await client.offer('OFFER', DE, offer(asin));
  expect(answer.body).toMatchObject({ status: 'ACCEPTED', issues: [] });
  await done();
  const { body } = await client.item('OFFER', DE);
  expect(body).toMatchObject({ summaries: [{ asin, itemName, status: ['BUYABLE', 'DISCOVERABLE'] }], issues: [] });
});

test('an offer is rejected with product facts, without its product, and for an unknown one', async () => {
  const { merchant_suggested_asin: _asin, condition_type: _condition, ...terms } = offer('B000000000');
  const { item_name, brand } = attributesFor(DE, 20);
  expect(faults(await client.offer('FACTS', DE, { ...offer('B000000000'), item_name, brand }))).toEqual([
    '8105 merchant_suggested_asin',
    '90000900 brand',
    '90000900 item_name',
  ]);
  expect(faults(await client.offer('NAMELESS', DE, terms))).toEqual([
    '90220 condition_type',
    '90220 merchant_suggested_asin',
  ]);
});

test.each([
  ['a SKU of 41 characters', 'x'.repeat(41), {}, 'sku'],
  [
    'a condition of another marketplace',
    'ODD',
    { condition_type: [{ value: 'NEW', marketplace_id: DE }] },
    'condition_type',
  ],
  [
    'an unknown channel',
    'ODD',
    { fulfillment_availability: [{ fulfillment_channel_code: 'POST', quantity: 1 }] },
    'fulfillment_availability',
  ],
])('%s is INVALID', async (_what, sku, attributes, attribute) => {
  const answer = await client.put(sku, DE, { ...attributesFor(DE, 20), ...attributes });
  expect(answer.body).toMatchObject({ status: 'INVALID', issues: [{ attributeNames: [attribute] }] });
});

test('a full submission is for one marketplace', async () => {
  const answer = await client.put('WIDE', `${DE},${FR}`, attributesFor(DE, 20));
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('At most one');
});

test('an unknown page token is rejected', async () => {
  const answer = await client.call(
    'GET',
    `/listings/2021-08-01/items/${client.sellerId}?marketplaceIds=${UK}&pageToken=x`,
  );
  expect(answer.status).toBe(400);
});

test('a preview reports the errors and changes nothing', async () => {
  const answer = await client.put('PREVIEW', DE, attributesFor(DE, 20), '&mode=VALIDATION_PREVIEW');
  expect(answer.body.status).toBe('VALID');
  await done();
  expect((await client.item('PREVIEW', DE)).status).toBe(404);
});

test('a SKU has one stock for all sites, and a price and texts per site', async () => {
  await listed('SHARED', DE, 20, 5);
  await listed('SHARED', FR, 30, 7);
  for (const id of [DE, FR])
    expect(await stock('SHARED', id)).toEqual([{ fulfillmentChannelCode: 'DEFAULT', quantity: 7 }]);
  expect(await offers('SHARED', DE)).toMatchObject([{ price: { amount: '20.00', currencyCode: 'EUR' } }]);
  expect(await offers('SHARED', FR)).toMatchObject([{ price: { amount: '30.00' } }]);
  const order = await sandbox.control('amazon/orders', { sku: 'SHARED', site: 'FR', quantity: 2 });
  expect(order.status).toBe(201);
  expect(await stock('SHARED', DE)).toEqual([{ fulfillmentChannelCode: 'DEFAULT', quantity: 5 }]);
});

test('a listing deleted on one site stays on the others', async () => {
  await listed('TWO', DE, 20);
  await listed('TWO', FR, 20);
  const path = `/listings/2021-08-01/items/${client.sellerId}/TWO?marketplaceIds=${DE}`;
  expect((await client.call('DELETE', path)).body.status).toBe('ACCEPTED');
  await done();
  expect((await client.item('TWO', DE)).status).toBe(404);
  expect((await client.item('TWO', FR)).status).toBe(200);
});

test('replacing an offer drops its sale price; merging keeps it', async () => {
  await listed('SALE', DE, 20);
  const schedule = (value_with_tax: number) => [{ schedule: [{ value_with_tax }] }];
  const at = { marketplace_id: DE, currency: 'EUR', audience: 'ALL' };
  const path = '/attributes/purchasable_offer';
  const held = async () => {
    await done();
    return ((await client.item('SALE', DE)).body.attributes as Record<string, object[]>).purchasable_offer;
  };
  await client.patch('SALE', DE, [
    { op: 'replace', path, value: [{ ...at, our_price: schedule(20), discounted_price: schedule(15) }] },
  ]);
  expect(await held()).toMatchObject([{ discounted_price: schedule(15) }]);
  await client.patch('SALE', DE, [{ op: 'merge', path, value: [{ ...at, our_price: schedule(21) }] }]);
  expect(await held()).toMatchObject([{ our_price: schedule(21), discounted_price: schedule(15) }]);
  await client.patch('SALE', DE, [{ op: 'replace', path, value: [{ ...at, our_price: schedule(22) }] }]);
  const [offer] = (await held()) ?? [];
  expect(offer).not.toHaveProperty('discounted_price');
});

test('a SKU with special characters is one SKU', async () => {
  await listed('A/B +1 ü', DE, 20);
  expect((await client.item('A/B +1 ü', DE)).body.sku).toBe('A/B +1 ü');
});

test('a seller has access only to its own listings and its own marketplaces', async () => {
  const other = await connectAmazon(sandbox, 'saltmarsh-sports-uk');
  const path = (sellerId: string, marketplaceId: string) =>
    `/listings/2021-08-01/items/${sellerId}?marketplaceIds=${marketplaceId}`;
  expect((await other.call('GET', path(client.sellerId, UK))).status).toBe(403);
  expect((await other.call('GET', path(other.sellerId, 'A1RKKUPIHCS9HS'))).status).toBe(403);
  expect((await other.call('GET', path(other.sellerId, UK))).status).toBe(200);
});

test('each operation has its published bucket and returns its rate', async () => {
  const ask = () => client.call('GET', '/sellers/v1/account');
  await advance(sandbox, 3_000_000);
  const first = await ask();
  expect(first.headers.get('x-amzn-ratelimit-limit')).toBe('0.016');
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(14);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'QuotaExceeded' }] } });
  expect(refused.headers.get('x-amzn-ratelimit-limit')).toBeNull();
  await advance(sandbox, 62_500);
  expect((await ask()).status).toBe(200);
});

test('submissions accepted before a restart take effect after it', async () => {
  await connectAgain();
  expect((await client.put('KEPT', DE, attributesFor(DE, 20))).body.status).toBe('ACCEPTED');
  await sandbox.restart();
  await done();
  expect((await client.item('KEPT', DE)).status).toBe(200);
});

test('a search pages through the shop up to a thousand listings', async () => {
  const search = (query: string) =>
    client.call(
      'GET',
      `/listings/2021-08-01/items/${client.sellerId}?marketplaceIds=${UK}&pageSize=20&sortBy=sku&sortOrder=ASC${query}`,
    );
  const first = await search('');
  const { nextToken } = first.body.pagination as { nextToken: string };
  const second = await search(`&pageToken=${nextToken}`);
  const skus = [first, second].flatMap(({ body }) => (body.items as { sku: string }[]).map(({ sku }) => sku));
  expect(new Set(skus).size).toBe(40);
  expect(skus).toEqual([...skus].sort());
  expect((await search('&pageSize=21')).status).toBe(400);
});

test('a listing refers to one of the account’s shipping groups, and buyers pay what the group costs', async () => {
  const profile = amazonProfiles.find(({ username }) => username === 'harbour-toys-uk');
  const [, tracked] = profile ? shippingGroups(profile, DE) : [];
  const group = (value: string) => ({ merchant_shipping_group: [{ value, marketplace_id: DE }] });
  const bad = await client.put('GROUP', DE, { ...attributesFor(DE, 20), ...group('nobody-made-it') });
  expect(bad.body).toMatchObject({ status: 'INVALID', issues: [{ attributeNames: ['merchant_shipping_group'] }] });
  const lacking = await client.put('JUG', DE, attributesFor(DE, 20), '', 'KITCHEN');
  expect(lacking.body).toMatchObject({
    status: 'INVALID',
    issues: [{ code: '90220', attributeNames: ['merchant_shipping_group'], categories: ['MISSING_ATTRIBUTE'] }],
  });
  const named = await client.put('JUG', DE, { ...attributesFor(DE, 20), ...group(tracked?.id ?? '') }, '', 'KITCHEN');
  expect(named.body).toMatchObject({ status: 'ACCEPTED' });
  const good = await client.put('GROUP', DE, { ...attributesFor(DE, 20), ...group(tracked?.id ?? '') });
  expect(good.body).toMatchObject({ status: 'ACCEPTED' });
  await done();
  const { body } = await sandbox.control<{ rows: object[] }>(
    'amazon/listings?seller=harbour-toys-uk&site=DE&limit=5000',
  );
  expect(body.rows).toContainEqual(
    expect.objectContaining({ sku: 'GROUP', shippingGroup: 'Tracked', shippingCost: '5.99' }),
  );
});
