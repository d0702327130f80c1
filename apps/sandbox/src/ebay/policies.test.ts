import { expect, test } from 'vitest';
import { chessItem, chessOffer, errorIds, german, goLive, inventory } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';

const { sandbox, client } = useEbay();
const SELLER = 'harbour-toys-uk';
const path = '/sell/account/v1/fulfillment_policy';

const euros = (value: string) => ({ value, currency: 'EUR' });
const service = (changes: Record<string, unknown> = {}) => ({
  sortOrder: 1,
  shippingServiceCode: 'DE_StandardversandAusDemAusland',
  shippingCost: euros('7.90'),
  additionalShippingCost: euros('2.00'),
  ...changes,
});
const abroad = (changes: Record<string, unknown> = {}) => ({
  optionType: 'INTERNATIONAL',
  costType: 'FLAT_RATE',
  shippingServices: [
    service({
      shippingServiceCode: 'DE_PaketInternational',
      shippingCost: euros('12.50'),
      shipToLocations: { regionIncluded: [{ regionName: 'Europe' }] },
    }),
  ],
  ...changes,
});
const domestic = (services: readonly unknown[] = [service()], changes: Record<string, unknown> = {}) => ({
  optionType: 'DOMESTIC',
  costType: 'FLAT_RATE',
  shippingServices: services,
  ...changes,
});
const policy = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  marketplaceId: 'EBAY_DE',
  categoryTypes: [{ name: 'ALL_EXCLUDING_MOTORS_VEHICLES' }],
  handlingTime: { value: 2, unit: 'DAY' },
  shippingOptions: [domestic()],
  ...changes,
});
const create = (name: string, changes: Record<string, unknown> = {}) =>
  client.call('POST', `${path}/`, policy(name, changes));
const of = (shippingOptions: readonly unknown[]) => ({ shippingOptions });
const without = (name: string) => ({ ...service(), [name]: undefined });
const places = (included: readonly string[], excluded: readonly string[]) => ({
  shipToLocations: {
    regionIncluded: included.map((regionName) => ({ regionName })),
    regionExcluded: excluded.map((regionName) => ({ regionName })),
  },
});

test.each([
  ['no handling time', { handlingTime: undefined }, 20401],
  ['a handling time of seven days', { handlingTime: { value: 7, unit: 'DAY' } }, 20403],
  ['a handling time in months', { handlingTime: { value: 1, unit: 'MONTH' } }, 20403],
  ['an unknown category type', { categoryTypes: [{ name: 'SHOES' }] }, 20403],
  ['an unsupported marketplace', { marketplaceId: 'EBAY_MOON' }, 20403],
  ['an option without a type', of([domestic(undefined, { optionType: undefined })]), 20401],
  ['an option of another type', of([domestic(undefined, { optionType: 'LUNAR' })]), 20403],
  ['an option without a cost type', of([domestic(undefined, { costType: undefined })]), 20401],
  ['an unknown cost type', of([domestic(undefined, { costType: 'FREE' })]), 20403],
  ['an option without services', of([domestic([])]), 20401],
  ['two domestic options', of([domestic(), domestic()]), 20400],
  ['international services alone', of([abroad()]), 20400],
  ['a service without a code', of([domestic([without('shippingServiceCode')])]), 20401],
  ['a service of another site', of([domestic([service({ shippingServiceCode: 'UK_RoyalMailTracked48' })])]), 20403],
  [
    'a service abroad as a domestic one',
    of([domestic([service({ shippingServiceCode: 'DE_PaketInternational' })])]),
    20403,
  ],
  ['an unknown carrier', of([domestic([service({ shippingCarrierCode: 'Pigeon' })])]), 20403],
  ['a flat rate without a cost', of([domestic([without('shippingCost')])]), 20401],
  ['a cost in pounds', of([domestic([service({ shippingCost: { value: '7.90', currency: 'GBP' } })])]), 20403],
  ['a cost with three decimals', of([domestic([service({ shippingCost: euros('7.905') })])]), 20403],
  ['a negative cost', of([domestic([service({ shippingCost: euros('-1.00') })])]), 20403],
  [
    'a second piece that costs more than the first',
    of([domestic([service({ additionalShippingCost: euros('8.00') })])]),
    20403,
  ],
  ['two services with the same sort order', of([domestic([service(), service()])]), 20403],
  ['a sort order above four', of([domestic([service({ sortOrder: 5 })])]), 20403],
  ['a fifth domestic service', of([domestic([1, 2, 3, 4, 5].map((sortOrder) => service({ sortOrder })))]), 20400],
  [
    'a sixth international service',
    of([domestic(), abroad({ shippingServices: Array(6).fill(abroad().shippingServices[0]) })]),
    20400,
  ],
  [
    'an international service without destinations',
    of([domestic(), abroad({ shippingServices: [service({ shippingServiceCode: 'DE_PaketInternational' })] })]),
    20401,
  ],
  ['an unknown rate table', of([domestic(undefined, { rateTableId: '1' })]), 20403],
  [
    'free shipping with a handling charge',
    of([domestic([service({ freeShipping: true })], { packageHandlingCost: euros('1.00') })]),
    20403,
  ],
  ['an unknown place', places(['DE'], ['Atlantis']), 20403],
  ['a country that is both included and excluded', places(['FR'], ['FR']), 20400],
  ['its own country excluded', places([], ['DE']), 20403],
  ['a cost as a number instead of text', of([domestic([service({ shippingCost: 7.9 })])]), 20400],
])('a fulfilment policy with %s is rejected', async (what, changes, errorId) => {
  expect(errorIds((await create(what.slice(0, 60), changes)).body)).toEqual([errorId]);
});

test('a name can be used once per marketplace, and the error names the policy that has it', async () => {
  const first = await create('Twin');
  const again = await create('Twin');
  expect(again.status).toBe(400);
  expect(again.body.errors?.[0]).toMatchObject({ errorId: 20400 });
  expect(again.body.errors?.[0]?.parameters).toContainEqual({
    name: 'duplicatePolicyId',
    value: String(first.body.fulfillmentPolicyId),
  });
  const french = {
    marketplaceId: 'EBAY_FR',
    ...of([domestic([service({ shippingServiceCode: 'FR_StandardDeliveryFromAbroad' })])]),
  };
  expect((await create('Twin', french)).status).toBe(201);
});

test('free shipping is stored without a cost, and parts that do not apply are left out and listed in the console', async () => {
  const answer = await create('Free', {
    ...of([
      domestic([
        service({ freeShipping: true, surcharge: euros('1.00') }),
        service({ sortOrder: 2, freeShipping: true, shippingServiceCode: 'DE_TrackedDeliveryFromAbroad' }),
      ]),
    ]),
    pickupDropOff: true,
  });
  expect(answer.status).toBe(201);
  expect(errorIds({ errors: answer.body.warnings as never })).toEqual([20201]);
  const id = String(answer.body.fulfillmentPolicyId);
  const { body } = await client.call('GET', `${path}/${id}`);
  expect(body.shippingOptions).toEqual([
    {
      optionType: 'DOMESTIC',
      costType: 'FLAT_RATE',
      shippingServices: [
        {
          sortOrder: 1,
          shippingServiceCode: 'DE_StandardversandAusDemAusland',
          freeShipping: true,
          shippingCost: euros('0.0'),
          additionalShippingCost: euros('2.00'),
        },
        {
          sortOrder: 2,
          shippingServiceCode: 'DE_TrackedDeliveryFromAbroad',
          shippingCost: euros('7.90'),
          additionalShippingCost: euros('2.00'),
        },
      ],
    },
  ]);
  const { body: log } = await sandbox.control<{ requests: { operation: string; ignored: string[] }[] }>(
    'requests?limit=5000',
  );
  expect(log.requests.findLast(({ operation }) => operation === 'createFulfillmentPolicy')?.ignored).toEqual([
    'shippingOptions[0].shippingServices[0].surcharge',
    'shippingOptions[0].shippingServices[1].freeShipping',
  ]);
});

test('an update replaces the whole policy and keeps its id and marketplace', async () => {
  const { body } = await create('Before', { description: 'for the summer' });
  const id = String(body.fulfillmentPolicyId);
  const moved = await client.call('PUT', `${path}/${id}`, policy('After', { marketplaceId: 'EBAY_AT' }));
  expect(errorIds(moved.body)).toEqual([20400]);
  expect((await client.call('PUT', `${path}/${id}`, policy('After'))).status).toBe(200);
  const read = (await client.call('GET', `${path}/${id}`)).body;
  expect([read.name, read.description, read.fulfillmentPolicyId]).toEqual(['After', undefined, id]);
  expect((await client.call('GET', `${path}/999`)).status).toBe(404);
});

interface Row {
  sku: string;
  itemId: string;
  fulfillmentPolicyId: string | null;
  shipping: { service: string; cost: string; handlingDays: number } | null;
}

const shown = async (sku: string) => {
  const { body } = await sandbox.control<{ rows: Row[] }>(`listings?seller=${SELLER}&site=DE&limit=5000`);
  const row = body.rows.find((one) => one.sku === sku);
  if (!row) throw new Error(`${sku} is not live`);
  return row;
};

async function listWith(sku: string, fulfillmentPolicyId: string): Promise<Row> {
  await client.call('PUT', `${inventory}/inventory_item/${sku}`, chessItem(), german);
  const offer = await chessOffer(client, sku);
  const made = { ...offer, listingPolicies: { ...offer.listingPolicies, fulfillmentPolicyId } };
  const { body } = await client.call('POST', `${inventory}/offer`, made, german);
  await client.call('POST', `${inventory}/offer/${body.offerId}/publish`);
  return shown(sku);
}

test('buyers see and pay what the policy says for their country, and a buyer in an excluded country cannot buy', async () => {
  const { body } = await create('Routes', {
    ...of([domestic(), abroad()]),
    ...places([], ['FR', 'Asia']),
  });
  const row = await listWith('ROUTES-DE', String(body.fulfillmentPolicyId));
  expect(row).toMatchObject({
    fulfillmentPolicyId: body.fulfillmentPolicyId,
    shipping: { service: 'DE_StandardversandAusDemAusland', cost: '7.90', handlingDays: 2 },
  });
  const to = async (country: string) =>
    (
      await sandbox.control<{ shipping: Row['shipping'] }>(
        `listings/shipping?seller=${SELLER}&itemId=${row.itemId}&country=${country}`,
      )
    ).body.shipping;
  expect(await to('IT')).toMatchObject({ service: 'DE_PaketInternational', cost: '12.50' });
  expect([await to('FR'), await to('JP'), await to('US')]).toEqual([null, null, null]);

  type Bought = { orders: { orderId: string }[]; error?: string };
  const buy = (country: string) =>
    sandbox.control<Bought>('orders', { seller: SELLER, itemId: row.itemId, quantity: 2, country });
  const { orders } = (await buy('DE')).body;
  expect(orders[0]).toMatchObject({ shipping: euros('9.90'), shippingService: 'DE_StandardversandAusDemAusland' });
  const order = (await client.call('GET', `/sell/fulfillment/v1/order/${orders[0]?.orderId}`)).body;
  expect(JSON.stringify(order.fulfillmentStartInstructions)).toContain('DE_StandardversandAusDemAusland');
  expect((await buy('FR')).body.error).toContain('not sent to FR');

  const page = async (query: string) => (await fetch(`${sandbox.url}/ebay/itm/${row.itemId}${query}`)).text();
  expect(await page('')).toContain('7,90');
  expect(await page('?country=FR')).toContain('Wird nicht in dieses Land versandt');
});

test('a policy in use by a live listing cannot be deleted, and its changes apply to the listing at once', async () => {
  const { sku } = await goLive(client, 'IN-USE-DE');
  const id = (await shown(sku)).fulfillmentPolicyId;
  expect((await client.call('DELETE', `${path}/${id}`)).status).toBe(409);
  const read = (await client.call('GET', `${path}/${id}`)).body;
  const dearer = { ...policy(String(read.name)), ...of([domestic([service({ shippingCost: euros('9.10') })])]) };
  expect((await client.call('PUT', `${path}/${id}`, dearer)).status).toBe(200);
  expect((await shown(sku)).shipping).toMatchObject({ cost: '9.10' });
});
