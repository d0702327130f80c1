import type { AccountEntry } from '@quayside/contract';
import { expect, it } from 'vitest';
import { placeOf } from './account-place.ts';
import { paths } from './paths.ts';

const account = (id: number, platform: AccountEntry['platform']): AccountEntry => ({
  id,
  platform,
  site: platform === 'cdiscount' ? 'FR' : 'UK',
  status: 'ACTIVE',
  username: `shop-${id}`,
  businessType: 'BUSINESS',
  tokens: [],
  tokenExpiresAt: null,
});
const accounts = [account(1, 'ebay'), account(3, 'cdiscount')];
const at = { scope: 'cdiscount', account: { id: 3 } } as const;

it('leads from a listing to its item in the owning account', () => {
  expect(paths.item(placeOf(1, accounts, at), 77)).toBe('/ebay/1/products/item/77');
});

it('keeps the current account for its own items, and for an unknown account', () => {
  const ofAll = { scope: 'all', account: { id: 1 } } as const;
  expect(placeOf(1, accounts, ofAll)).toBe(ofAll);
  expect(placeOf(9, accounts, at)).toBe(at);
  expect(placeOf(null, accounts, at)).toBe(at);
});
