import { expect, test } from 'vitest';
import { connect, errorIds } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';
import { ebaySites } from './sites.data.ts';

const { sandbox, client } = useEbay();

const get = (path: string) => client.call('GET', path);
const taxonomy = '/commerce/taxonomy/v1';
const account = '/sell/account/v1';

const firstIn = async (tree: number, words: string) =>
  (await get(`${taxonomy}/category_tree/${tree}/get_category_suggestions?q=${encodeURIComponent(words)}`)).body
    .categorySuggestions?.[0]?.category;

test('each site has its own ids, and names the required item specifics in its language', async () => {
  const required = async (tree: number, words: string) => {
    const { categoryId = '' } = (await firstIn(tree, words)) ?? {};
    const { body: answer } = await get(
      `${taxonomy}/category_tree/${tree}/get_item_aspects_for_category?category_id=${categoryId}`,
    );
    return answer.aspects
      .filter((aspect) => aspect.aspectConstraint.aspectRequired)
      .map((aspect) => aspect.localizedAspectName);
  };
  expect(await required(3, 'running trainers')).toEqual(['Brand', 'Type', 'Department', 'UK Shoe Size']);
  expect(await required(77, 'Laufschuhe')).toEqual(['Marke', 'Produktart', 'Abteilung', 'EU-Schuhgröße']);
  expect(await required(0, 'running trainers')).toEqual(['Brand', 'Type', 'Department', 'US Shoe Size']);
  const foreign = await firstIn(3, 'running trainers');
  const path = `${taxonomy}/category_tree/77/get_item_aspects_for_category?category_id=${foreign?.categoryId}`;
  expect(errorIds((await get(path)).body)).toEqual([62005]);
});

test('a new version of a tree has other ids for some of its categories', async () => {
  const versionOf = async () =>
    (await get(`${taxonomy}/get_default_category_tree_id?marketplace_id=EBAY_ES`)).body.categoryTreeVersion;
  const words = ['Laufschuhe Trainers', 'chess', 'peluche', 'lámpara', 'sartén', 'taladro drill', 'perro', 'puzle'];
  const idsOf = () => Promise.all(words.map(async (one) => (await firstIn(186, one))?.categoryId));
  const before = { version: await versionOf(), ids: await idsOf() };
  await sandbox.control('categories/renew', { site: 'ES' });
  expect(await versionOf()).not.toBe(before.version);
  const after = await idsOf();
  expect(after.filter((id, at) => id !== before.ids[at]).length).toBeGreaterThan(0);
  expect(after.filter((id, at) => id === before.ids[at]).length).toBeGreaterThan(0);
});

test('every leaf category of the tree requires something', async () => {
  const { body } = await get(`${taxonomy}/category_tree/71/fetch_item_aspects`);
  const categories = body.categoryAspects as { aspects: { aspectConstraint: { aspectRequired: boolean } }[] }[];
  expect(categories.length).toBeGreaterThan(40);
  for (const { aspects } of categories) {
    expect(aspects.some((aspect) => aspect.aspectConstraint.aspectRequired)).toBe(true);
  }
});

test('an unknown tree or category is rejected with the error ids of taxonomy', async () => {
  expect(errorIds((await get(`${taxonomy}/category_tree/9999`)).body)).toEqual([62004]);
  expect(errorIds((await get(`${taxonomy}/get_default_category_tree_id`)).body)).toEqual([62002]);
  const aspects = `${taxonomy}/category_tree/77/get_item_aspects_for_category`;
  expect(errorIds((await get(`${aspects}?category_id=1`)).body)).toEqual([62005]);
});

test('Belgium has a Dutch tree, and a French one for requests in French; Canada has two as well', async () => {
  const treeOf = async (marketplace: string, language?: string) =>
    (
      await client.call(
        'GET',
        `${taxonomy}/get_default_category_tree_id?marketplace_id=${marketplace}`,
        undefined,
        language === undefined ? {} : { 'accept-language': language },
      )
    ).body.categoryTreeId;
  expect([await treeOf('EBAY_BE'), await treeOf('EBAY_BE', 'fr-BE')]).toEqual(['123', '23']);
  expect([await treeOf('EBAY_CA'), await treeOf('EBAY_CA', 'fr-CA')]).toEqual(['2', '210']);
  const { body } = await get(`${taxonomy}/category_tree/123/fetch_item_aspects`);
  expect(JSON.stringify(body.categoryAspects)).toContain('"Merk"');
});

test('a ready seller has policies and a location for each of the eleven marketplaces', async () => {
  for (const { marketplaceId } of ebaySites) {
    for (const kind of ['fulfillment', 'payment', 'return']) {
      expect((await get(`${account}/${kind}_policy?marketplace_id=${marketplaceId}`)).body.total).toBe(1);
    }
  }
  expect((await get('/sell/inventory/v1/location')).body.total).toBe(1);
});

test('a policy list requires a marketplace, and only creating a fulfilment policy needs a trailing slash', async () => {
  expect(errorIds((await get(`${account}/return_policy`)).body)).toEqual([20401]);
  const policy = {
    name: 'Own terms',
    marketplaceId: 'EBAY_DE',
    categoryTypes: [{ name: 'ALL_EXCLUDING_MOTORS_VEHICLES' }],
    handlingTime: { value: 2, unit: 'DAY' },
  };
  const other = await connect(sandbox, 'pennine-crafts-uk');
  expect((await other.call('POST', `${account}/fulfillment_policy`, policy)).status).toBe(404);
  const created = await other.call('POST', `${account}/fulfillment_policy/`, policy);
  expect(created.status).toBe(201);
  expect(created.headers.get('location')).toContain(String(created.body.fulfillmentPolicyId));
  const twin = await other.call('POST', `${account}/fulfillment_policy/`, policy);
  expect(errorIds(twin.body)).toEqual([20400]);
});

const services = (optionType: string, count: number) => ({
  path: 'fulfillment_policy/',
  shippingOptions: [
    { optionType, costType: 'FLAT_RATE', shippingServices: Array(count).fill({ shippingServiceCode: 'Other' }) },
  ],
});
test.each([
  ['a name of 65 characters', { path: 'fulfillment_policy/', name: 'n'.repeat(65) }],
  ['a description of 251 characters', { path: 'fulfillment_policy/', description: 'd'.repeat(251) }],
  ['a fifth domestic service', services('DOMESTIC', 5)],
  ['a sixth international service', services('INTERNATIONAL', 6)],
  [
    'return instructions of 8,001 characters in Germany',
    { path: 'return_policy', returnInstructions: 'r'.repeat(8_001) },
  ],
  [
    'return instructions of 5,001 characters elsewhere',
    { path: 'return_policy', marketplaceId: 'EBAY_FR', returnInstructions: 'r'.repeat(5_001) },
  ],
  ['return rules for an unknown marketplace', { path: 'return_policy', marketplaceId: 'EBAY_MOON' }],
])('a policy with %s is rejected', async (what, { path, ...changes }) => {
  const policy = {
    name: what.slice(0, 64),
    marketplaceId: 'EBAY_DE',
    categoryTypes: [{ name: 'ALL_EXCLUDING_MOTORS_VEHICLES' }],
    ...(path === 'return_policy' ? { returnsAccepted: true } : { handlingTime: { value: 2, unit: 'DAY' } }),
    ...changes,
  };
  expect(errorIds((await client.call('POST', `${account}/${path}`, policy)).body)).toEqual([20400]);
});

test('a new seller can opt in only once, and create a location only once', async () => {
  const fresh = await connect(sandbox, 'fresh-start-uk');
  const optIn = () => fresh.call('POST', `${account}/program/opt_in`, { programType: 'SELLING_POLICY_MANAGEMENT' });
  expect((await optIn()).status).toBe(200);
  expect((await optIn()).status).toBe(409);
  const location = { location: { address: { postalCode: 'TR1 2HX', country: 'GB' } } };
  const make = () => fresh.call('POST', '/sell/inventory/v1/location/shed', location);
  expect((await make()).status).toBe(204);
  expect((await make()).status).toBe(409);
});

test('a translation is marked, so that it cannot be mistaken for a real one', async () => {
  const translate = (body: unknown) => client.call('POST', '/commerce/translation/v1_beta/translate', body);
  const request = { from: 'en', to: 'de', translationContext: 'ITEM_TITLE', text: ['Running shoes'] };
  const { body } = await translate(request);
  expect(body.translations).toEqual([{ originalText: 'Running shoes', translatedText: '[de] Running shoes' }]);
  expect(errorIds((await translate({ ...request, text: ['a', 'b'] })).body)).toEqual([110004]);
  expect(errorIds((await translate({ ...request, text: ['<b>a</b>'] })).body)).toEqual([110007]);
  expect(errorIds((await translate({ ...request, text: ['a'.repeat(1001)] })).body)).toEqual([110005]);
});

test('a body that is not JSON, and an unsupported path, return errors in eBay’s format', async () => {
  const response = await fetch(`${sandbox.url}/ebay/sell/inventory/v1/offer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: '{"sku":',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ errorId: 2004 }] });
  const unknown = await get('/sell/unknown/v1/thing');
  expect(unknown).toMatchObject({ status: 404, body: { errors: [{ errorId: 2002 }] } });
});
