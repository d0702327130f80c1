import { expect, test } from 'vitest';
import { advance } from '../../test/harness.ts';
import { connectOctopia, newLine, UNTIL_DONE_MS } from '../../test/octopia-client.ts';
import { useOctopia } from '../../test/set-up.ts';
import { deriveEan } from '../catalog/gtin.ts';
import { gtinOf } from './goods.ts';

const { sandbox, client, connectAgain } = useOctopia();

const product = (key: string, overrides: object = {}) => ({
  gtin: gtinOf(key),
  sellerProductReference: key,
  title: 'Toupie en bois à lancer',
  description: '<p>Une toupie.</p>',
  brand: 'Bois Joli',
  categoryCode: '030201',
  sellerPictureUrls: [{ index: 1, url: 'https://pictures.example/1.jpg' }],
  attributes: [{ propertyReference: '9870', values: ['3 ans'] }],
  ...overrides,
});

const send = (...products: object[]) => client.call('POST', '/products-integration', { products });
const reportOf = async (packageId: unknown) =>
  (await client.call('GET', `/products-integration-reports?packageId=${packageId}`)).body.items;

test('an unknown product is added after a while and can then be offered', async () => {
  const gtin = gtinOf('TOUPIE');
  expect((await client.call('GET', `/products?gtin=${gtin}`)).body.items).toEqual([]);
  const { body } = await send(product('TOUPIE'));
  expect(await reportOf(body.packageId)).toEqual([]);
  await advance(sandbox, UNTIL_DONE_MS);
  expect(await reportOf(body.packageId)).toMatchObject([{ gtin, status: 'Integrated', operationType: 'Creation' }]);
  await sandbox.restart();
  const known = await client.call('GET', `/products?gtin=${gtin}`);
  expect(known.body.items).toMatchObject([
    { gtin, title: 'Toupie en bois à lancer', category: { reference: '030201' } },
  ]);
  const id = await client.submit('Upsert', [newLine('TOUPIE-1', gtin)]);
  await advance(sandbox, UNTIL_DONE_MS);
  expect(await client.resultsOf(id)).toMatchObject([{ integrationStatus: 'Integrated' }]);
});

test('products of other marketplaces’ shops are known by EAN and can be offered, sold and removed', async () => {
  const { catalog, octopia } = sandbox.world;
  const eans = catalog.entries.filter(({ variations }) => !variations).flatMap(({ sku }) => deriveEan(sku) ?? []);
  const gtin = eans.find((ean) => octopia.catalogue.find(ean)) ?? '';
  const unknown = eans.find((ean) => !octopia.catalogue.find(ean)) ?? '';
  expect((await client.call('GET', `/products?gtin=${gtin}`)).body.items).toMatchObject([{ gtin, language: 'fr-FR' }]);
  expect((await client.call('GET', `/products?gtin=${unknown}`)).body.items).toEqual([]);

  const id = await client.submit('Upsert', [newLine('ABROAD-1', gtin), newLine('ABROAD-2', unknown)]);
  await advance(sandbox, UNTIL_DONE_MS);
  expect(await client.resultsOf(id)).toMatchObject([
    { integrationStatus: 'Integrated' },
    { results: [{ resultCode: '1002' }] },
  ]);
  const bought = await sandbox.control('octopia/orders', { seller: 'demo-shop-fr', sku: 'ABROAD-1', quantity: 2 });
  expect(bought).toMatchObject({ status: 201, body: { lines: [{ sku: 'ABROAD-1', quantity: 2 }] } });
  await sandbox.restart();
  expect(await client.offer('ABROAD-1')).toMatchObject({ product: { gtin }, quantity: 5, offerState: 'Active' });
  const { body } = await sandbox.control('octopia/listings?seller=demo-shop-fr');
  expect(body.rows).toContainEqual(expect.objectContaining({ sku: 'ABROAD-1', gtin, quantity: 5 }));

  await client.submit('Delete', [{ sellerExternalReference: 'ABROAD-1' }]);
  await advance(sandbox, UNTIL_DONE_MS);
  expect(await client.offer('ABROAD-1')).toBeUndefined();
});

test.each([
  ['a category that does not accept products', { categoryCode: '030299' }, 'categoryCode'],
  ['a missing mandatory property', { attributes: [] }, '9870'],
  ['no picture', { sellerPictureUrls: [] }, 'sellerPictureUrls'],
  ['no brand', { brand: '' }, 'brand'],
  ['variants in a category without variants', { variantGroupReference: 'GROUP' }, 'variantGroupReference'],
])('a report rejects %s and names the field', async (_what, overrides, field) => {
  const { body } = await send(product('REFUSED', overrides));
  await advance(sandbox, UNTIL_DONE_MS);
  expect(await reportOf(body.packageId)).toMatchObject([{ status: 'Refused', errors: [{ field }] }]);
  expect((await client.call('GET', `/products?gtin=${gtinOf('REFUSED')}`)).body.items).toEqual([]);
});

test('malformed products are rejected at once', async () => {
  for (const overrides of [{ title: 'x'.repeat(133) }, { gtin: '123' }, { categoryCode: '01' }]) {
    expect((await send(product('FORM', overrides))).status).toBe(400);
  }
});

test('a report has 25 lines, and 25 packages are allowed an hour', async () => {
  await advance(sandbox, 3_600_000);
  const { body } = await send(...Array.from({ length: 40 }, (_, n) => product(`MANY-${n}`)));
  await advance(sandbox, UNTIL_DONE_MS);
  expect(await reportOf(body.packageId)).toHaveLength(25);
  for (let count = 1; count < 25; count++) expect((await send(product(`HOUR-${count}`))).status).toBe(202);
  expect(await send(product('HOUR-25'))).toMatchObject({ status: 429, body: { title: 'QuotaExceeded' } });
  await advance(sandbox, 3_600_000);
  await connectAgain();
  expect((await send(product('HOUR-25'))).status).toBe(202);
});

test('categories page by index, with leaves on the third level and their requirements', async () => {
  const fresh = await connectOctopia(sandbox);
  const { body } = await fresh.call('GET', '/categories?pageIndex=1&pageSize=100&fields=label,level,parentReferences');
  const leaves = body.items.filter(({ level }) => level === 3);
  expect(leaves.length).toBeGreaterThan(15);
  for (const { reference } of leaves) expect(reference).toMatch(/^\d{6}$/);
  const { body: asked } = await fresh.call('GET', '/categories/030201/properties');
  expect(asked.items).toContainEqual(expect.objectContaining({ reference: '9870', necessity: 'Mandatory' }));
  expect((await fresh.call('GET', '/categories/999999')).status).toBe(404);
  expect((await fresh.call('GET', '/categories?pageSize=101')).status).toBe(400);
});
