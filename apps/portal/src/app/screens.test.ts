import { expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { screenAt } from './screens.ts';

const at = { scope: 'ebay', account: { id: 4 } } as const;

test.each([
  [paths.start, '/start'],
  [paths.accounts, '/user/accounts'],
  [paths.dashboard(at), 'dashboard'],
  [paths.products(at), 'products/:tab?'],
  [paths.products(at, 'blocked'), 'products/:tab?'],
  [paths.item(at, 7), 'products/item/:itemId'],
  [paths.runs(at), 'publish'],
  [paths.run(at, 7), 'publish/:runId'],
  [paths.orders(at), 'orders'],
  [paths.priceAdjustment(at), 'tools/price-adjustment'],
  [paths.glossary(at), 'tools/translation-manager'],
])('the address %s has a screen', (address, path) => {
  expect(screenAt(address)?.path).toBe(path);
});

test('the root and unknown addresses show nothing of their own', () => {
  expect(screenAt(paths.root)).toBeUndefined();
  expect(screenAt('/nowhere/at/all')).toBeUndefined();
});
