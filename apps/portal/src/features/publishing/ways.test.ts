import type { AccountEntry } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { waysFrom, waysOf, waysTo } from './ways.ts';

const account = (id: number, platform: Platform, site: Site, status: AccountEntry['status'] = 'ACTIVE') => ({
  id,
  platform,
  site,
  status,
  username: `shop-${id}`,
  businessType: 'BUSINESS' as const,
  tokens: [],
  tokenExpiresAt: null,
});
const ebay = account(1, 'ebay', 'UK');
const amazon = account(2, 'amazon', 'DE');
const cdiscount = account(3, 'cdiscount', 'FR');
const told = (ways: ReturnType<typeof waysFrom>) =>
  ways.map(({ source, selling, sites }) => `${source.id} → ${selling.id}: ${sites.length > 1 ? 'sites' : sites[0]}`);

describe('ways to list', () => {
  it('lead to the sites of the own platform alone where no other account takes the items', () => {
    expect(told(waysFrom(ebay, [ebay, amazon]))).toEqual(['1 → 1: sites']);
    expect(waysFrom(ebay, [ebay])[0]?.sites).not.toContain('UK');
  });

  it('lead to each Cdiscount account besides, by its own destination', () => {
    const second = account(4, 'cdiscount', 'FR');
    expect(told(waysFrom(ebay, [ebay, cdiscount, second]))).toEqual(['1 → 1: sites', '1 → 3: CDFR', '1 → 4: CDFR']);
  });

  it('lead nowhere for what a Cdiscount account sells at home', () => {
    expect(waysFrom(cdiscount, [ebay, cdiscount])).toEqual([]);
  });

  it('are closed where the account that sells can not be reached, and are there all the same', () => {
    const broken = account(3, 'cdiscount', 'FR', 'BROKEN');
    expect(waysFrom(ebay, [ebay, broken]).map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('to what is live lead only there, whoever sells it', () => {
    const ways = waysFrom(ebay, [ebay, cdiscount]);
    const live = [
      { accountId: 1, site: 'DE' },
      { accountId: 1, site: 'IT' },
      { accountId: 3, site: 'CDFR' },
    ] as const;
    expect(waysTo(ways, live).map(({ selling, sites }) => [selling.id, sites])).toEqual([
      [1, expect.toSatisfy((sites: readonly Site[]) => sites.toSorted().join() === 'DE,IT')],
      [3, ['CDFR']],
    ]);
    expect(waysTo(ways, [{ accountId: 9, site: 'DE' }])).toEqual([]);
  });

  it('of an account are those of its items and those that it sells for others', () => {
    expect(told(waysOf(cdiscount, [ebay, amazon, cdiscount]))).toEqual(['1 → 3: CDFR', '2 → 3: CDFR']);
    expect(told(waysOf(ebay, [ebay, amazon, cdiscount]))).toEqual(['1 → 1: sites', '1 → 3: CDFR']);
  });
});
