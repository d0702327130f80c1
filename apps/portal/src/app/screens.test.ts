import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { ACCOUNT_PATH, ACCOUNT_SCREENS, USER_SCREENS } from './screens.ts';

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
  const user = USER_SCREENS.map((entry) => ({ ...entry, full: entry.path }));
  const account = ACCOUNT_SCREENS.map((entry) => ({ ...entry, full: `${ACCOUNT_PATH}/${entry.path}` }));
  expect([...user, ...account].find(({ full }) => matchPath(full, address))?.path).toBe(path);
});
