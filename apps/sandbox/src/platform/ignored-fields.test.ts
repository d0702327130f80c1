import { expect, test } from 'vitest';
import { connect } from '../../test/ebay-client.ts';
import { useSandbox } from '../../test/set-up.ts';
import { unknownNames } from './ignored-fields.ts';

const sandbox = useSandbox();

test('what eBay answers and does not take is left out of what is written, and listed', async () => {
  const client = await connect(sandbox);
  const item = { sku: 'READ', locale: 'de_DE', product: { title: 'Train' }, condition: 'NEW' };
  const answer = await client.call('PUT', '/sell/inventory/v1/inventory_item/READ', item, {
    'content-language': 'de-DE',
  });
  expect(answer.status).toBe(201);
  const { body } = await sandbox.control<{ requests: { operation: string; ignored: string[] }[] }>(
    'requests?limit=5000',
  );
  const call = body.requests.findLast(({ operation }) => operation === 'createOrReplaceInventoryItem');
  expect(call?.ignored).toEqual(['sku', 'locale']);
});

test.each([
  [{ a: true }, { a: { b: 1 } }, []],
  [{ a: [{ b: true }] }, { a: [{ b: 1 }, { c: 1 }] }, ['a[1].c']],
  [[{ b: true }], [{ b: 1, d: 1 }], ['[0].d']],
  [{ a: true }, { toString: 1 }, ['toString']],
  [{ a: true }, null, []],
] as const)('with the names %j, the body %j has the unknown fields %j', (names, body, unknown) => {
  expect(unknownNames(names, body)).toEqual(unknown);
});
