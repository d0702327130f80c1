import { beforeEach, expect, test } from 'vitest';
import { attributesFor, DE, UK } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

const { sandbox, client } = useAmazon();

// Refills the bucket of submissions.
beforeEach(() => advance(sandbox, 5_000));

const at = { marketplace_id: DE };
const faults = async (attributes: object): Promise<string[]> => {
  const { body } = await client.put('STRICT', DE, attributes);
  return (body.issues as { code: string; attributeNames: string[] }[])
    .map(({ code, attributeNames }) => `${code} ${attributeNames[0]}`)
    .sort();
};

test('a new product states what Amazon’s definitions require of every type', async () => {
  const { condition_type, purchasable_offer, fulfillment_availability } = attributesFor(DE, 20);
  expect(await faults({ condition_type, purchasable_offer, fulfillment_availability })).toEqual([
    '90220 brand',
    '90220 bullet_point',
    '90220 country_of_origin',
    '90220 externally_assigned_product_identifier',
    '90220 item_name',
    '90220 item_type_keyword',
    '90220 list_price',
    '90220 product_description',
    '90220 supplier_declared_dg_hz_regulation',
  ]);
});

test.each([
  [
    'an unknown field of an attribute',
    { part_number: [{ value: 'A-1', language_tag: 'de_DE', ...at }] },
    '90000900 part_number',
  ],
  ['a text without a language', { color: [{ value: 'Rot', ...at }] }, '99022 color'],
  [
    'an unknown attribute of the type',
    { fabric_type: [{ value: 'Filz', language_tag: 'de_DE', ...at }] },
    '90000900 fabric_type',
  ],
  ['text instead of a number', { number_of_items: [{ value: '3', ...at }] }, '90244 number_of_items'],
  ['text instead of a boolean', { batteries_required: [{ value: 'false', ...at }] }, '90244 batteries_required'],
  ['a measurement without a unit', { item_weight: [{ value: 3, ...at }] }, '99022 item_weight'],
  ['an unknown variation theme', { variation_theme: [{ name: 'TASTE' }] }, '90244 variation_theme'],
  [
    'two titles',
    { item_name: ['A', 'B'].map((value) => ({ value, language_tag: 'de_DE', ...at })) },
    '90244 item_name',
  ],
  [
    'a description with too many bytes',
    { product_description: [{ value: 'ä'.repeat(5_001), language_tag: 'de_DE', ...at }] },
    '90244 product_description',
  ],
  ['batteries without their details', { batteries_required: [{ value: true, ...at }] }, '90220 batteries_included'],
  [
    'a variation without a family',
    { parentage_level: [{ value: 'child', ...at }], variation_theme: [{ name: 'SIZE' }] },
    '90220 child_parent_sku_relationship',
  ],
])('is rejected with %s', async (_, changes, fault) => {
  expect(await faults({ ...attributesFor(DE, 20), ...changes })).toEqual([fault]);
});

test('needs no product code if the seller has an exemption', async () => {
  const { externally_assigned_product_identifier: _, ...attributes } = attributesFor(DE, 20);
  expect(await faults(attributes)).toEqual(['90220 externally_assigned_product_identifier']);
  const own = await client.item((await firstSkus())[0] ?? '', UK);
  const { brand: [{ value = '' } = {}] = [] } = own.body.attributes as { brand?: { value: string }[] };
  expect(
    await faults({
      ...attributes,
      brand: [{ value, language_tag: 'de_DE', ...at }],
      supplier_declared_has_product_identifier_exemption: [{ value: true, ...at }],
    }),
  ).toEqual([]);
});

test('needs a code unless it has one of the seller’s own brands, which Amazon has exempted', async () => {
  const { externally_assigned_product_identifier: _, ...attributes } = attributesFor(DE, 20);
  const exemption = { supplier_declared_has_product_identifier_exemption: [{ value: true, ...at }] };
  const brand = [{ value: 'Somebody else', language_tag: 'de_DE', ...at }];
  expect(await faults({ ...attributes, ...exemption, brand })).toEqual([
    '5665 supplier_declared_has_product_identifier_exemption',
  ]);
});

test('is rejected under the code of another brand’s product in the catalogue', async () => {
  const { body } = await client.call(
    'GET',
    `/catalog/2022-04-01/items?marketplaceIds=${DE}&identifiersType=SKU&identifiers=${(await firstSkus()).join(',')}&sellerId=${client.sellerId}&includedData=identifiers,summaries`,
  );
  const items = body.items as { identifiers: { identifiers: { identifier: string }[] }[] }[];
  const ean = items.flatMap(({ identifiers }) => identifiers[0]?.identifiers ?? [])[0]?.identifier;
  const attributes = {
    ...attributesFor(DE, 20),
    brand: [{ value: 'Somebody else', language_tag: 'de_DE', ...at }],
    externally_assigned_product_identifier: [{ type: 'ean', value: ean, ...at }],
  };
  expect(await faults(attributes)).toEqual(['8541 externally_assigned_product_identifier']);
});

async function firstSkus(): Promise<string[]> {
  const { body } = await client.call(
    'GET',
    `/listings/2021-08-01/items/${client.sellerId}?marketplaceIds=${UK}&pageSize=20`,
  );
  return (body.items as { sku: string }[]).map(({ sku }) => sku);
}

test('a preview checks the same as a submission, and creates nothing', async () => {
  const query = '&mode=VALIDATION_PREVIEW';
  const { brand: _, ...incomplete } = attributesFor(DE, 20);
  const refused = await client.put('SEEN', DE, incomplete, query);
  expect(refused.body).toMatchObject({ status: 'INVALID', issues: [{ code: '90220', attributeNames: ['brand'] }] });
  expect((await client.put('SEEN', DE, attributesFor(DE, 20), query)).body).toMatchObject({ status: 'VALID' });
  await advance(sandbox, 5_000);
  expect((await client.item('SEEN', DE)).status).toBe(404);
});

test('a definition names attributes and values as sellers on the site read them', async () => {
  const { body } = await client.call(
    'GET',
    `/definitions/2020-09-01/productTypes/SHOES?marketplaceIds=${DE}&locale=de_DE`,
  );
  const { link } = body.schema as { link: { resource: string } };
  const schema = (await (
    await fetch(sandbox.url + new URL(link.resource).pathname + new URL(link.resource).search)
  ).json()) as {
    properties: Record<
      string,
      { title: string; items: { properties: { value: { enum: string[]; enumNames: string[] } } } }
    >;
  };
  expect(schema.properties.color?.title).toBe('Farbe');
  const { value } = schema.properties.country_of_origin?.items.properties ?? {};
  expect(value?.enumNames[value.enum.indexOf('CN')]).toBe('China');
  expect(value?.enumNames[value.enum.indexOf('DE')]).toBe('Deutschland');
});

test('an unknown product type, and an unknown path, return errors in Amazon’s format', async () => {
  for (const path of [
    `/definitions/2020-09-01/productTypes/UNHEARD_OF?marketplaceIds=${DE}`,
    '/definitions/2020-09-01/nothing',
  ]) {
    expect(await client.call('GET', path)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'NotFound', message: expect.any(String), details: expect.any(String) }] },
    });
  }
});

const types = '/definitions/2020-09-01/productTypes';
const namesFor = async (query: string) => {
  const { status, body } = await client.call('GET', `${types}?marketplaceIds=${DE}&${query}`);
  expect(status).toBe(200);
  return (body.productTypes as { name: string; displayName: string }[]).map(({ name, displayName }) => [
    name,
    displayName,
  ]);
};

test('a product type is recommended for a title, best first, in the marketplace’s language', async () => {
  const found = await namesFor(`itemName=${encodeURIComponent('Bequeme Laufschuhe für Damen')}`);
  expect(found[0]).toEqual(['SHOES', 'Schuhe']);
  expect(found.length).toBeLessThanOrEqual(5);
  expect(await namesFor(`itemName=${encodeURIComponent('xyzzy')}`)).toEqual([]);
});

test('keywords find product types by name, and a search without them lists all', async () => {
  expect(await namesFor('keywords=schuh')).toEqual([['SHOES', 'Schuhe']]);
  expect(await namesFor('keywords=shoes&searchLocale=en_GB&locale=en_GB')).toEqual([['SHOES', 'Shoes']]);
  expect((await namesFor('locale=fr_FR')).length).toBeGreaterThan(5);
});

test('a search uses keywords or a title, and states a marketplace', async () => {
  for (const query of [`marketplaceIds=${DE}&keywords=schuh&itemName=Schuh`, 'keywords=schuh']) {
    expect(await client.call('GET', `${types}?${query}`)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidInput' }] },
    });
  }
});
