import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, chessItem, chessOffer, connect, german, inventory } from '../../test/ebay-client.ts';
import { useSandbox } from '../../test/set-up.ts';

/** Requests that differ from a right one in a single place. The sandbox refuses each, so that no such mistake of a client passes unseen. */
const sandbox = useSandbox();
let client: Client;
beforeAll(async () => {
  client = await connect(sandbox);
});

const weighed = (packageWeightAndSize: object) => ({ ...chessItem(), packageWeightAndSize });
const policy = (changes: object) => ({
  name: `Faulty ${Math.random()}`,
  marketplaceId: 'EBAY_DE',
  categoryTypes: [{ name: 'ALL_EXCLUDING_MOTORS_VEHICLES' }],
  returnsAccepted: true,
  returnPeriod: { value: 30, unit: 'DAY' },
  returnShippingCostPayer: 'BUYER',
  ...changes,
});
const location = (changes: object) => ({
  location: { address: { addressLine1: 'Quay 1', city: 'Berlin', postalCode: '10115', country: 'DE' } },
  ...changes,
});
const put = (body: object) => client.call('PUT', `${inventory}/inventory_item/FAULTY`, body, german);

describe('an item', () => {
  it.each([
    ['a misspelt field', chessItem({ titel: 'Schach' })],
    ['an unknown additional field', { ...chessItem(), conditions: 'NEW' }],
    ['a number instead of a text', chessItem({ title: 12 })],
    ['a text instead of a list', chessItem({ imageUrls: 'https://pictures.example/chess.jpg' })],
    ['a unit that is none', weighed({ weight: { unit: 'KILOGRAMS', value: 1 } })],
    ['a package that is none', weighed({ packageType: 'BOX' })],
  ])('with %s is refused', async (_, body) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { errors: [{ errorId: 25709 }] } });
  });
});

it.each([
  ['a misspelt field', { pricingSumary: { price: { value: '1.00', currency: 'EUR' } } }],
  ['a duration that is none', { listingDuration: 'FOREVER' }],
])('an offer with %s is refused', async (_, changes) => {
  await put(chessItem());
  const answer = await client.call('POST', `${inventory}/offer`, await chessOffer(client, 'FAULTY', changes), german);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ errorId: 25709 }] } });
});

it.each([
  ['a misspelt field', policy({ returnsAcepted: true })],
  ['a category type that is none', policy({ categoryTypes: [{ name: 'ALL' }] })],
  ['a unit that is none', policy({ returnPeriod: { value: 30, unit: 'DAYS' } })],
  ['a payer that is none', policy({ returnShippingCostPayer: 'NOBODY' })],
])('a return policy with %s is refused', async (_, body) => {
  expect(await client.call('POST', '/sell/account/v1/return_policy', body)).toMatchObject({
    status: 400,
    body: { errors: [{ errorId: 20400 }] },
  });
});

it.each([
  ['a misspelt field', location({ merchantLocationState: 'ENABLED' })],
  ['a state that is none', location({ merchantLocationStatus: 'OPEN' })],
  ['a type that is none', location({ locationTypes: ['SHED'] })],
])('a location with %s is refused', async (_, body) => {
  expect((await client.call('POST', `${inventory}/location/faulty`, body)).status).toBe(400);
});

it.each([
  ['a misspelt parameter', '/commerce/taxonomy/v1/get_default_category_tree_id?marketplaceId=EBAY_DE'],
  ['an unknown parameter', `${inventory}/inventory_item?limit=5&page=1`],
  ['a marketplace that is none', `${inventory}/offer?sku=FAULTY&marketplace_id=DE`],
  ['a format that is none', `${inventory}/offer?sku=FAULTY&format=BUY_NOW`],
])('a question with %s is refused', async (_, path) => {
  expect((await client.call('GET', path)).status).toBe(400);
});

it('what is not JSON by its content type is refused, and so is a misspelt list of a bulk call', async () => {
  const typed = { ...german, 'content-type': 'text/plain' };
  expect((await client.call('PUT', `${inventory}/inventory_item/FAULTY`, chessItem(), typed)).status).toBe(415);
  const misspelt = { requests: [{ offerID: '1' }] };
  expect((await client.call('POST', `${inventory}/bulk_publish_offer`, misspelt)).status).toBe(400);
});

describe('a request of the Trading API', () => {
  const item = '<ItemID>111284073405</ItemID>';
  const status = (inner: string) => `<InventoryStatus>${item}${inner}</InventoryStatus>`;
  it.each([
    ['a misspelt element', 'GetItem', `${item}<DetailLevels>ReturnAll</DetailLevels>`, '5'],
    ['a value that is none of the element', 'GetItem', `${item}<DetailLevel>Everything</DetailLevel>`, '37'],
    ['a misspelt price', 'ReviseInventoryStatus', status('<Quantity>1</Quantity><StartPrise>2</StartPrise>'), '5'],
    ['another currency', 'ReviseInventoryStatus', status('<StartPrice currencyID="EUR">2</StartPrice>'), '37'],
    ['a reason that is none', 'EndFixedPriceItem', `${item}<EndingReason>Bored</EndingReason>`, '37'],
    ['a misspelt list', 'GetMyeBaySelling', '<ActivList><Include>true</Include></ActivList>', '5'],
  ])('with %s is refused', async (_, name, inner, code) => {
    const answer = await client.trading(name, inner);
    expect(answer).toContain('<Ack>Failure</Ack>');
    expect(answer).toContain(`<ErrorCode>${code}</ErrorCode>`);
  });

  it('of a level that is no number is refused, and so is one without the namespace', async () => {
    const level = { 'x-ebay-api-compatibility-level': 'newest' };
    expect(await client.trading('GetItem', item, level)).toContain('<Ack>Failure</Ack>');
    const bare = await fetch(`${sandbox.url}/ebay/ws/api.dll`, {
      method: 'POST',
      headers: {
        'content-type': 'text/xml',
        'x-ebay-api-call-name': 'GetItem',
        'x-ebay-api-siteid': '3',
        'x-ebay-api-compatibility-level': '1379',
        'x-ebay-api-iaf-token': client.token,
      },
      body: `<GetItemRequest>${item}</GetItemRequest>`,
    });
    expect(await bare.text()).toContain('<Ack>Failure</Ack>');
  });
});
