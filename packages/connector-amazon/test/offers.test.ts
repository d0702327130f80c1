import { setTimeout } from 'node:timers/promises';
import { ConnectorError, type OfferChannel } from '@quayside/connector-kit';
import { expect, test } from 'vitest';
import { useShop } from './shop.ts';

const shop = useShop();
const channel = (): OfferChannel => {
  const { offers } = shop.stage.connector;
  if (!offers) throw new Error('Amazon tells offers');
  return offers;
};
const NEW = 'NEW';
/** Reads once more, as the product does, if two calls left in their time and arrived bunched. */
async function read(...skus: string[]): ReturnType<OfferChannel['read']> {
  try {
    return await channel().read(
      shop.session,
      'UK',
      skus.map((sku) => ({ sku, condition: NEW })),
    );
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.retryAt === undefined) throw error;
    await setTimeout(Math.max(0, Date.parse(error.retryAt) - Date.now()));
    return read(...skus);
  }
}
const offersOf = async (sku: string) => {
  const [outcome] = await read(sku);
  if (!outcome?.ok) throw outcome?.error ?? new Error('no outcome');
  return outcome.value;
};
const asinOf = async (sku: string) => (await shop.rowOf(sku, 'UK'))?.asin ?? '';
const place = async (sku: string, fields: object) =>
  shop.stage.sandbox.control('amazon/competitors', { asin: await asinOf(sku), site: 'UK', alone: true, ...fields });

test('reads all offers of a product, the cheapest first, with what filters ask for, and marks the account’s own', async () => {
  await place('UK-1', { sellerId: 'ARIVAL', price: 1.2 });
  const offers = await offersOf('UK-1');
  expect(offers).toHaveLength(2);
  expect(offers[0]).toMatchObject({
    ...{ sellerId: 'ARIVAL', price: 120, condition: NEW, isOwn: false, deliveryDays: 2 },
    rating: expect.any(Number),
    feedbackCount: expect.any(Number),
  });
  expect(offers.filter(({ isOwn }) => isOwn)).toMatchObject([{ sellerId: shop.session.externalId, price: 250 }]);
  expect(offers.filter(({ isFeatured }) => isFeatured)).toHaveLength(1);
});

test('reads another account of the business as a seller like others: whose it is, only Quayside knows', async () => {
  await place('UK-2', { account: 'tideway-home-uk', price: 1.5 });
  const others = (await offersOf('UK-2')).filter(({ isOwn }) => !isOwn);
  expect(others).toMatchObject([{ price: 150 }]);
});

test('answers in the order of the listings, and one that Amazon does not know fails alone', async () => {
  const outcomes = await read('UK-3', 'NOWHERE', 'UK-4');
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(outcomes[1]).toMatchObject({ error: { kind: 'rejected' } });
});

test.each([
  ['rows-reordered', [true, true, true]],
  ['rows-twice', [true, true, true]],
  ['rows-half', [true, false, false]],
  ['rows-swapped', [false, false, true]],
  ['partial-207', [false, true, true]],
])('gives no listing another one’s offers if the answer has the fault %s', async (kind, readable) => {
  const skus = ['UK-5', 'UK-6', 'UK-7'];
  const sound = await read(...skus);
  await shop.fault({ kind, operation: 'getListingOffersBatch', count: 1 });
  const told = await read(...skus);
  expect(told.map(({ ok }) => ok)).toEqual(readable);
  for (const [index, outcome] of told.entries()) if (outcome.ok) expect(outcome).toEqual(sound[index]);
});

test('says what Amazon expects of a featured offer, within its rate', async () => {
  await place('UK-8', { sellerId: 'ARIVAL', price: 3 });
  const { featured } = channel();
  const outcomes = await featured?.read(shop.session, 'UK', ['UK-8', 'NOWHERE']);
  expect(outcomes).toMatchObject([
    { ok: true, value: { expectedPrice: expect.any(Number), referencePrice: expect.any(Number) } },
    { ok: false, error: { kind: 'rejected' } },
  ]);
});
