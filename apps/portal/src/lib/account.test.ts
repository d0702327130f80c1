import type { AccountEntry } from '@quayside/contract';
import { expect, test } from 'vitest';
import { homeAccount, resolveAccount } from './account.ts';

const entry = (id: number, platform: AccountEntry['platform']): AccountEntry => ({
  id,
  platform,
  username: `shop-${id}`,
  site: 'UK',
  status: 'ACTIVE',
});
const active = { state: 'P', programme: null, trialLaunched: false } as const;
const seller = {
  platforms: { amazon: active, ebay: active },
  accounts: [entry(3, 'amazon'), entry(5, 'ebay'), entry(6, 'ebay')],
};

test('a seller lands on the first account of the platform that comes first', () => {
  expect(homeAccount(seller)?.id).toBe(5);
  expect(homeAccount({ ...seller, platforms: { ...seller.platforms, ebay: { ...active, state: 'D' } } })?.id).toBe(3);
  expect(homeAccount({ platforms: {}, accounts: [] })).toBeNull();
});

test('an account of another seller or platform leads to the first account of that platform', () => {
  expect(resolveAccount(seller, 'ebay', '6')).toMatchObject({ found: { account: { id: 6 } } });
  expect(resolveAccount(seller, 'ebay', '3')).toMatchObject({ elsewhere: { id: 5 } });
  expect(resolveAccount(seller, 'cdiscount', '9')).toMatchObject({ elsewhere: { id: 5 } });
});

test('under "all" any account of the seller will do, and a word that is no platform is unknown', () => {
  expect(resolveAccount(seller, 'all', '3')).toMatchObject({ found: { scope: 'all', platform: 'amazon' } });
  expect(resolveAccount(seller, 'shop', '3')).toEqual({ unknown: true });
});
