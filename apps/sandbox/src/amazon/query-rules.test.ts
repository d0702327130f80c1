import { beforeEach, expect, test } from 'vitest';
import { attributesFor, DE, UK } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

const { sandbox, client } = useAmazon();

// Refills every bucket.
beforeEach(() => advance(sandbox, 60_000));

const types = '/definitions/2020-09-01/productTypes';
const definition = `${types}/SHOES?marketplaceIds=${DE}`;
const items = () => `/listings/2021-08-01/items/${client.sellerId}?marketplaceIds=${UK}`;
const ask = (path: string) => client.call('GET', path);

test.each([
  ['locale', 'xx_XX', 'definition'],
  ['locale', 'de-DE', 'definition'],
  ['locale', 'da_DK', 'definition'],
  ['requirements', 'EVERYTHING', 'definition'],
  ['requirementsEnforced', 'PERHAPS', 'definition'],
  ['parentageLevel', 'child', 'definition'],
  ['searchLocale', 'xx_XX', 'types'],
  ['locale', 'german', 'types'],
  ['issueLocale', 'xx_XX', 'items'],
  ['includedData', 'summaries,prices', 'items'],
  ['withStatus', 'SOLD', 'items'],
  ['withoutStatus', 'buyable', 'items'],
  ['withIssueSeverity', 'INFO', 'items'],
  ['sortBy', 'price', 'items'],
  ['sortBy', 'sku,createdDate', 'items'],
  ['sortOrder', 'asc', 'items'],
  ['lastUpdatedAfter', 'yesterday', 'items'],
  ['lastUpdatedBefore', '2020-01-01', 'items'],
  ['createdAfter', '2020-13-01T00:00:00Z', 'items'],
  ['createdBefore', '1577836800000', 'items'],
  ['includedData', 'summaries,prices', 'catalog'],
  ['ItemCondition', 'new', 'offers'],
])('%s=%s is rejected, and the error names it (%s)', async (name, value, of) => {
  const paths: Record<string, string> = {
    definition,
    types: `${types}?marketplaceIds=${DE}`,
    items: items(),
    catalog: `/catalog/2022-04-01/items?marketplaceIds=${UK}&identifiersType=SKU&identifiers=A`,
    offers: `/products/pricing/v0/listings/A/offers?MarketplaceId=${UK}`,
  };
  const answer = await ask(`${paths[of]}&${name}=${value}`);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } });
  expect(answer.body.errors?.[0]?.message).toContain(`'${name}'`);
});

test('every value in the models is accepted', async () => {
  const narrow = '&withStatus=BUYABLE,DISCOVERABLE&withIssueSeverity=WARNING,ERROR&sortBy=createdDate&sortOrder=DESC';
  const since = '&lastUpdatedAfter=2020-01-01T00:00:00.000Z&createdAfter=2020-01-01T00:00:00%2B01:00';
  for (const path of [
    `${definition}&locale=DEFAULT&requirementsEnforced=NOT_ENFORCED&parentageLevel=NONE`,
    `${definition}&locale=zh_TW&requirements=LISTING_OFFER_ONLY`,
    `${types}?marketplaceIds=${DE}&keywords=schuh&searchLocale=de_DE&locale=pl_PL`,
    // Amazon has no issue texts in Danish, and returns them in English.
    `${items()}${narrow}${since}&issueLocale=da_DK`,
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
});

test.each(['includedData=summaries', 'issueLocale=xx_XX', 'mode=PREVIEW'])(
  'a submission with %s is rejected and changes nothing',
  async (query) => {
    const answer = await client.put('REFUSED', DE, attributesFor(DE, 20), `&${query}`);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } });
    await advance(sandbox, 5_000);
    expect((await client.item('REFUSED', DE)).status).toBe(404);
  },
);

test('a submission can request its identifiers and its issues', async () => {
  const query = '&mode=VALIDATION_PREVIEW&includedData=identifiers,issues&issueLocale=de_DE';
  expect((await client.put('TAKEN', DE, attributesFor(DE, 20), query)).body.status).toBe('VALID');
});

test('offers on a listing are requested for a condition', async () => {
  const answer = await ask(`/products/pricing/v0/listings/A/offers?MarketplaceId=${UK}`);
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.message).toContain("'ItemCondition'");
});
