import { beforeEach, expect, it } from 'vitest';
import { attributesFor, DE, UK } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

/** Requests that differ from a right one in a single place. The sandbox refuses each, so that no such mistake of a client passes unseen. */
const { sandbox, client } = useAmazon();
// Fills the buckets.
beforeEach(() => advance(sandbox, 60_000));

const items = () => `/listings/2021-08-01/items/${client.sellerId}`;
const preview = (body: object) =>
  client.call('PUT', `${items()}/FAULTY?marketplaceIds=${DE}&mode=VALIDATION_PREVIEW`, body);
const listing = (changes: object = {}, attributes: object = {}) => ({
  productType: 'TOYS_AND_GAMES',
  requirements: 'LISTING',
  attributes: { ...attributesFor(DE, 20), ...attributes },
  ...changes,
});
const at = { marketplace_id: DE };
const ownSku = async () => {
  const { body } = await client.call('GET', `${items()}?marketplaceIds=${UK}&pageSize=1`);
  return (body.items as { sku: string }[])[0]?.sku ?? '';
};

it('a misspelt field of a submission is refused', async () => {
  const answer = await preview(listing({ requirement: 'LISTING' }));
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } });
});

it.each([
  ['a price that is no list', { purchasable_offer: [{ currency: 'EUR', our_price: { schedule: [] }, ...at }] }],
  ['a list price in another currency', { list_price: [{ value_with_tax: 20, currency: 'GBP', ...at }] }],
])('%s makes a listing invalid', async (_, attributes) => {
  expect(await preview(listing({}, attributes))).toMatchObject({ status: 200, body: { status: 'INVALID' } });
});

it.each([
  ['a misspelt field', 'fulfillment_availability', { fulfillment_channel_code: 'DEFAULT', quantities: 4 }],
  ['a stock without a quantity', 'fulfillment_availability', { fulfillment_channel_code: 'DEFAULT' }],
  ['a price that is no list', 'purchasable_offer', { currency: 'GBP', our_price: {}, marketplace_id: UK }],
  ['a list price in another currency', 'list_price', { value_with_tax: 4, currency: 'EUR', marketplace_id: UK }],
])('a patch with %s is invalid', async (_, attribute, value) => {
  const patches = [{ op: 'replace', path: `/attributes/${attribute}`, value: [value] }];
  const answer = await client.call('PATCH', `${items()}/${encodeURIComponent(await ownSku())}?marketplaceIds=${UK}`, {
    productType: 'PRODUCT',
    patches,
  });
  expect(answer).toMatchObject({ status: 200, body: { status: 'INVALID' } });
});

it.each([
  ['an unknown parameter', () => `${items()}?marketplaceIds=${UK}&pageSizes=2`],
  [
    'a misspelt one',
    () => `/definitions/2020-09-01/productTypes/TOYS_AND_GAMES?marketplaceIds=${DE}&requirement=LISTING`,
  ],
  ['feeds of no type', () => '/feeds/2021-06-30/feeds'],
])('a question with %s is refused', async (_, path) => {
  expect(await client.call('GET', path())).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } });
});

it.each([
  ['a misspelt condition', { ItemConditions: 'New' }],
  ['no condition', { ItemCondition: undefined }],
  ['a condition that is none', { ItemCondition: 'Fresh' }],
  ['a customer that is a number', { CustomerType: 1 }],
])('a request of a batch with %s is refused', async (_, changes) => {
  const uri = `/products/pricing/v0/listings/${encodeURIComponent(await ownSku())}/offers`;
  const request = { uri, method: 'GET', MarketplaceId: UK, ItemCondition: 'New', ...changes };
  const answer = await client.call('POST', '/batches/products/pricing/v0/listingOffers', { requests: [request] });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } });
});

it.each([
  ['a misspelt field of a message', (feed: Feed) => ({ ...feed, messages: [{ ...feed.messages[0], patch: [] }] })],
  ['an unknown field of the header', (feed: Feed) => ({ ...feed, header: { ...feed.header, locale: 'de_DE' } })],
  ['an unknown field in addition to the messages', (feed: Feed) => ({ ...feed, message: [] })],
])('a feed with %s does nothing', async (_, spoil) => {
  const message = {
    ...{ messageId: 1, sku: await ownSku(), operationType: 'PATCH', productType: 'PRODUCT' },
    patches: [{ op: 'replace', path: '/attributes/fulfillment_availability', value: [STOCK] }],
  };
  const feed = { header: { sellerId: client.sellerId, version: '2.0' }, messages: [message] };
  expect(await outcomeOf(feed)).toEqual({ status: 'DONE', invalid: 0 });
  expect([
    { status: 'DONE', invalid: 1 },
    { status: 'FATAL', invalid: 0 },
  ]).toContainEqual(await outcomeOf(spoil(feed)));
});

/** The same address at the port on which the test's sandbox listens. */
function here(url: unknown): string {
  const { pathname, search } = new URL(String(url));
  return `${sandbox.url}${pathname}${search}`;
}

const STOCK = { fulfillment_channel_code: 'DEFAULT', quantity: 4 };
interface Feed {
  readonly header: object;
  readonly messages: readonly object[];
}

async function outcomeOf(feed: Feed) {
  const contentType = 'application/json; charset=UTF-8';
  const { body: document } = await client.call('POST', '/feeds/2021-06-30/documents', { contentType });
  await fetch(here(document.url), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: JSON.stringify(feed),
  });
  const { body: made } = await client.call('POST', '/feeds/2021-06-30/feeds', {
    ...{ feedType: 'JSON_LISTINGS_FEED', marketplaceIds: [UK], inputFeedDocumentId: document.feedDocumentId },
  });
  await advance(sandbox, 180_000);
  const { body: done } = await client.call('GET', `/feeds/2021-06-30/feeds/${made.feedId}`);
  if (done.processingStatus !== 'DONE') return { status: done.processingStatus, invalid: 0 };
  const { body: result } = await client.call('GET', `/feeds/2021-06-30/documents/${done.resultFeedDocumentId}`);
  const report = (await (await fetch(here(result.url))).json()) as { summary: { messagesInvalid: number } };
  return { status: done.processingStatus, invalid: report.summary.messagesInvalid };
}
