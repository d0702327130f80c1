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
const summaries = (ways: ReturnType<typeof waysFrom>) =>
  ways.map(({ source, selling, sites }) => `${source.id} → ${selling.id}: ${sites.length > 1 ? 'sites' : sites[0]}`);

describe('ways to list items', () => {
  it('are only the platform’s own sites if no other account lists the items', () => {
    expect(summaries(waysFrom(amazon, [ebay, amazon]))).toEqual(['2 → 2: sites']);
    expect(waysFrom(ebay, [ebay])[0]?.sites).not.toContain('UK');
  });

  it('include Amazon’s destinations if the seller has an account there', () => {
    const [, there] = waysFrom(ebay, [ebay, amazon]);
    expect(there?.selling).toBe(amazon);
    expect(there?.sites).toContain('AMDE');
  });

  it('include each Cdiscount account with its own destination', () => {
    const second = account(4, 'cdiscount', 'FR');
    expect(summaries(waysFrom(ebay, [ebay, cdiscount, second]))).toEqual([
      '1 → 1: sites',
      '1 → 3: CDFR',
      '1 → 4: CDFR',
    ]);
  });

  it('are empty for items that a Cdiscount account sells at home', () => {
    expect(waysFrom(cdiscount, [ebay, cdiscount])).toEqual([]);
  });

  it('are shown as unavailable while the selling account has no access', () => {
    const broken = account(3, 'cdiscount', 'FR', 'BROKEN');
    expect(waysFrom(ebay, [ebay, broken]).map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('to live listings include only the sites with listings, whichever account sells them', () => {
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

  it('of an account cover its items and those that it sells for others', () => {
    expect(summaries(waysOf(cdiscount, [ebay, amazon, cdiscount]))).toEqual([
      '3 → 2: sites',
      '1 → 3: CDFR',
      '2 → 3: CDFR',
    ]);
    expect(summaries(waysOf(ebay, [ebay, amazon, cdiscount]))).toEqual(['1 → 1: sites', '1 → 2: sites', '1 → 3: CDFR']);
  });
});
