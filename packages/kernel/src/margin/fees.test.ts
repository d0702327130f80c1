import { describe, expect, it } from 'vitest';
import { type Platform, type Site, sitesOf } from '../sites.ts';
import { feeGroupOf } from './fee-groups.ts';
import { COMMISSIONS, ORDER_FEES, REGULATORY_FEES } from './fees.data.ts';
import { saleFeesOf } from './fees.ts';
import { learnFee } from './learned-fee.ts';
import type { FeeGroup } from './names.ts';

const feesOf = (platform: Platform, site: Site, group: FeeGroup | null) =>
  saleFeesOf({ platform, site, group, stated: null, learned: undefined });

describe('feeGroupOf', () => {
  it.each([
    [['Computer, Tablets & Netzwerk', 'Notebooks & Netbooks'], 'electronics'],
    [['Handys & Kommunikation', 'Handy-Zubehör'], 'electronics_accessories'],
    [['Uhren & Schmuck', 'Armbanduhren'], 'watches'],
    [['Uhren & Schmuck', 'Damenschmuck'], 'jewellery'],
    [['Kleidung & Accessoires', 'Damenschuhe'], 'fashion'],
    [['Bücher & Zeitschriften', 'Sachbücher', 'Books'], 'media'],
    [['Maison', 'Meubles'], 'furniture'],
    [['Modellbau', 'Modelleisenbahnen'], 'other'],
    [[], 'other'],
  ])('finds the group of %j', (path, group) => {
    expect(feeGroupOf(path)).toBe(group);
  });
});

describe('the tables of fees', () => {
  const rows = [...COMMISSIONS, ...ORDER_FEES, ...REGULATORY_FEES];

  it('names a source and a day in each row', () => {
    for (const {
      from: [name, asOf],
    } of rows)
      expect([name.length > 3, asOf]).toEqual([true, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
  });

  it('has one commission for each group on a site, with ascending brackets of which only the last is open', () => {
    const places = COMMISSIONS.flatMap(({ platform, sites, groups }) =>
      sites.flatMap((site) => groups.map((group) => `${platform} ${site} ${group}`)),
    );
    expect(new Set(places).size).toBe(places.length);
    for (const { brackets } of [...COMMISSIONS, ...ORDER_FEES]) {
      const limits = brackets.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
      expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b));
      expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it('knows of each site of eBay whether it takes the regulatory fee', () => {
    for (const site of sitesOf('ebay')) expect(feesOf('ebay', site, 'other').regulatoryFee).toHaveProperty('value');
  });
});

describe('saleFeesOf', () => {
  it('says what is lacking where nothing is published, and without a category', () => {
    expect(feesOf('ebay', 'UK', 'home').commission).toEqual({ lacks: 'commission' });
    expect(feesOf('ebay', 'CA', 'home').orderFee).toEqual({ lacks: 'order_fee' });
    expect(feesOf('ebay', 'DE', null).commission).toEqual({ lacks: 'category' });
  });

  it('prefers what the seller states to what orders say, and this to the table', () => {
    const query = { platform: 'ebay', site: 'DE', group: 'home' } as const;
    const learned = { basisPoints: 1_234, orders: 40, since: '2026-09-01' };
    const stated = { basisPoints: 900, since: '2026-10-01' };
    const sourceOf = (fees: ReturnType<typeof saleFeesOf>) =>
      'value' in fees.commission ? fees.commission.source.kind : 'none';
    expect(sourceOf(feesOf('ebay', 'DE', 'home'))).toBe('table');
    const fromOrders = saleFeesOf({ ...query, stated: null, learned });
    expect(sourceOf(fromOrders)).toBe('learned');
    expect(fromOrders.orderFee).toMatchObject({ value: 'included' });
    expect(sourceOf(saleFeesOf({ ...query, stated, learned }))).toBe('seller');
  });
});

describe('learnFee', () => {
  const sums = { fees: 1_500, amounts: 10_000, since: '2026-09-01' };

  it('learns the share of all fees from five orders on', () => {
    expect(learnFee('ebay', { ...sums, orders: 4 })).toBeUndefined();
    expect(learnFee('ebay', { ...sums, orders: 5 })).toEqual({ basisPoints: 1_500, orders: 5, since: '2026-09-01' });
  });

  it('leaves out the VAT in Cdiscount’s fees', () => {
    expect(learnFee('cdiscount', { ...sums, orders: 5 })?.basisPoints).toBe(1_250);
  });
});

it('takes the fees that no table knows as part of the commission that a seller states', () => {
  const stated = { basisPoints: 1_300, since: '2026-11-01' };
  const fees = saleFeesOf({ platform: 'ebay', site: 'FR', group: 'home', stated, learned: undefined });
  expect(fees.orderFee).toEqual({ value: 'included', source: { kind: 'seller', since: '2026-11-01' } });
  expect(feesOf('ebay', 'FR', 'home').orderFee).toEqual({ lacks: 'order_fee' });
});
