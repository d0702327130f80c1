import { expect, test } from 'vitest';
import { attributesFor, connectAmazon, DE } from '../../test/amazon-client.ts';
import { connect } from '../../test/ebay-client.ts';
import { connectOctopia } from '../../test/octopia-client.ts';
import { useSandbox } from '../../test/set-up.ts';
import { unknownNames } from './ignored-fields.ts';

const sandbox = useSandbox();

/** What the console lists as left out of the latest call of an operation. */
async function ignoredOf(operation: string): Promise<string[] | undefined> {
  const { body } = await sandbox.control<{ requests: { operation: string; ignored: string[] }[] }>(
    'requests?limit=5000',
  );
  return body.requests.findLast((request) => request.operation === operation)?.ignored;
}

test('a misspelt field at eBay is listed, wherever it stands', async () => {
  const client = await connect(sandbox);
  const item = { product: { titel: 'x', title: 'Train' }, condition: 'NEW', conditions: 'NEW' };
  await client.call('PUT', '/sell/inventory/v1/inventory_item/MISSPELT', item, { 'content-language': 'de-DE' });
  expect(await ignoredOf('createOrReplaceInventoryItem')).toEqual(['product.titel', 'conditions']);
});

test('a misspelt field at Amazon is listed', async () => {
  const client = await connectAmazon(sandbox);
  const path = `/listings/2021-08-01/items/${client.sellerId}/MISSPELT?marketplaceIds=${DE}`;
  await client.call('PUT', path, {
    productType: 'TOYS_AND_GAMES',
    requirement: 'LISTING',
    attributes: attributesFor(DE, 20),
  });
  expect(await ignoredOf('putListingsItem')).toEqual(['requirement']);
});

test('a misspelt field at Octopia is listed', async () => {
  const client = await connectOctopia(sandbox);
  await client.call('POST', '/order-commercial-gesture-requests', { orderId: 'X', raison: 'Autre', amount: 1 });
  expect(await ignoredOf('createGesture')).toEqual(['raison']);
});

test.each([
  [{ a: true }, { a: { b: 1 } }, []],
  [{ a: [{ b: true }] }, { a: [{ b: 1 }, { c: 1 }] }, ['a[1].c']],
  [[{ b: true }], [{ b: 1, d: 1 }], ['[0].d']],
  [{ a: true }, { toString: 1 }, ['toString']],
  [{ a: true }, null, []],
] as const)('of %j the body %j has the unknown fields %j', (names, body, unknown) => {
  expect(unknownNames(names, body)).toEqual(unknown);
});
