import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money.ts';
import { breakEven, lowestPriceFor } from './break-even.ts';
import { type Commission, type SaleFees, saleFeesOf, shareOf } from './fees.ts';
import type { SaleVat } from './sale-vat.ts';
import type { Known, TermSource } from './terms.ts';
import { type SaleFacts, workSum } from './worked-sum.ts';

const source: TermSource = { kind: 'seller', since: '2026-01-01' };
const known = <T>(value: T): Known<T> => ({ value, source });
const eur = (minor: number) => money(minor, 'EUR');

/** A sale on eBay Germany by a German seller; every figure is known. */
const german: SaleFacts = {
  currency: 'EUR',
  vat: known({ vatCase: 'domestic', basisPoints: 1_900, importLimit: null }),
  fees: saleFeesOf({ platform: 'ebay', site: 'DE', group: 'home', stated: null, learned: undefined }),
  shipping: known({ buyerPays: eur(490), cost: eur(412) }),
  adRate: known(300),
  returns: known({ share: 400, cost: eur(690) }),
  cost: known({ amount: eur(850), share: null }),
  rate: null,
};

const amounts = (facts: SaleFacts, price: number) =>
  Object.fromEntries(
    workSum(facts, money(price, facts.currency)).terms.map(({ term, amount }) => [term, amount?.minor ?? null]),
  );

describe('workSum', () => {
  it('works out a sale in Germany', () => {
    // The buyer pays 24.99 + 4.90 = 29.89. VAT 29.89 × 19 / 119 = 4.772; commission 11 % = 3.288; ads 3 % = 0.897; returns 4 % of 6.90 = 0.276.
    expect(amounts(german, 2_499)).toEqual({
      ...{ price: 2_499, shipping_paid: 490, vat: -477, commission: -329, order_fee: -45, regulatory_fee: 0 },
      ...{ ads: -90, shipping: -412, returns: -28, cost: -850 },
    });
    const { margin, marginShare, lacks } = workSum(german, eur(2_499));
    expect([margin, marginShare, lacks]).toEqual([eur(758), 3_018, []]);
  });

  it('works out a sale in the United Kingdom from a cost in euros, with the rate and its day', () => {
    const rate = { from: 'EUR', to: 'GBP', millionths: 862_500, date: '2026-11-27', source: 'ECB' } as const;
    const gbp = (minor: number) => money(minor, 'GBP');
    const sum = workSum(
      {
        ...german,
        ...{ currency: 'GBP', rate, shipping: known({ buyerPays: gbp(0), cost: gbp(655) }) },
        vat: known({ vatCase: 'uk', basisPoints: 2_000, importLimit: 13_500 }),
        fees: saleFeesOf({ platform: 'amazon', site: 'UK', group: 'home', stated: null, learned: undefined }),
        returns: known({ share: 0, cost: gbp(0) }),
      },
      gbp(2_400),
    );
    const byTerm = Object.fromEntries(sum.terms.map((term) => [term.term, term]));
    expect(byTerm.commission).toMatchObject({
      amount: gbp(-360),
      basis: { kind: 'shares', group: 'home', limit: null },
    });
    expect(byTerm.regulatory_fee).toMatchObject({
      amount: gbp(-7),
      basis: { shares: [{ basisPoints: 200, of: gbp(360) }] },
    });
    expect(byTerm.cost).toMatchObject({ amount: gbp(-733), basis: { kind: 'converted', of: eur(850), rate } });
    // 24.00 − 4.00 − 3.60 − 0.07 − 0.72 − 6.55 − 7.33
    expect(sum.margin).toEqual(gbp(173));
  });

  it('takes each share of its part, and the least and the most that a fee may be', () => {
    const of = (commission: Commission) => ({ ...german, fees: { ...german.fees, commission: known(commission) } });
    const parts: Commission = {
      ...{ by: 'part', least: 30, most: 20_000 },
      brackets: [
        { upTo: 10_000, basisPoints: 1_000 },
        { upTo: null, basisPoints: 200 },
      ],
    };
    expect(amounts(of(parts), 14_510).commission).toBe(-1_100);
    expect(amounts(of({ ...parts, most: 1_050 }), 14_510).commission).toBe(-1_050);
    expect(amounts(of({ ...parts, least: 30_000, most: null }), 14_510).commission).toBe(-30_000);
    const [, , , term] = workSum(of({ ...parts, most: 1_050 }), eur(14_510)).terms;
    expect(term).toMatchObject({ basis: { limit: 'most', shares: [{ of: eur(10_000) }, { of: eur(5_000) }] } });
  });

  it.each<[string, Partial<SaleFacts>]>([
    ['vat_scheme', { vat: { lacks: 'vat_scheme' } }],
    ['commission', { fees: { ...german.fees, commission: { lacks: 'commission' } } }],
    ['order_fee', { fees: { ...german.fees, orderFee: { lacks: 'order_fee' } } }],
    ['regulatory_fee', { fees: { ...german.fees, regulatoryFee: { lacks: 'regulatory_fee' } } }],
    ['shipping_cost', { shipping: { lacks: 'shipping_cost' } }],
    ['ad_rate', { adRate: { lacks: 'ad_rate' } }],
    ['return_share', { returns: { lacks: 'return_share' } }],
    ['unit_cost', { cost: { lacks: 'unit_cost' } }],
    ['exchange_rate', { cost: known({ amount: money(850, 'GBP'), share: null }) }],
  ])('knows no margin while it lacks %s', (lack, facts) => {
    const sum = workSum({ ...german, ...facts }, eur(2_499));
    expect(sum).toMatchObject({ margin: null, marginShare: null, lacks: [lack] });
    expect(breakEven({ ...german, ...facts })).toBeUndefined();
  });

  it('contains the learned fees of orders once', () => {
    const fees = saleFeesOf({
      ...{ platform: 'ebay', site: 'DE', group: 'home', stated: null },
      learned: { basisPoints: 1_250, orders: 20, since: '2026-09-01' },
    });
    expect(amounts({ ...german, fees }, 2_499)).toMatchObject({ commission: -374, order_fee: 0, regulatory_fee: 0 });
  });
});

const share = fc.integer({ min: 0, max: 2_500 });
const small = fc.integer({ min: 0, max: 3_000 });
const brackets = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 50_000 }), share, share, share)
  .map(([first, more, ...of]) => [first, first + more, null].map((upTo, n) => ({ upTo, basisPoints: of[n] ?? 0 })));
const commission: fc.Arbitrary<Commission> = fc.record({
  by: fc.constantFrom('part', 'whole'),
  brackets,
  least: fc.nat(60),
  most: fc.option(fc.integer({ min: 60, max: 50_000 })),
});
const regulatory = fc.record({ of: fc.constantFrom('amount', 'commission'), basisPoints: fc.nat(400) });
const orderFee = fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.nat(50), fc.nat(50)).map(([upTo, one, other]) => ({
  brackets: [
    { upTo, minor: one },
    { upTo: null, minor: other },
  ],
}));
const fees: fc.Arbitrary<SaleFees> = fc.oneof(
  fc.record({
    group: fc.constant('home' as const),
    commission: commission.map(known),
    orderFee: orderFee.map(known),
    regulatoryFee: regulatory.map(known),
  }),
  share.map((basisPoints) => ({
    ...{ group: null, orderFee: known('included' as const), regulatoryFee: known('included' as const) },
    commission: known(shareOf(basisPoints)),
  })),
);
const vat: fc.Arbitrary<SaleVat> = fc.constantFrom(
  { vatCase: 'domestic', basisPoints: 1_900, importLimit: null },
  { vatCase: 'oss', basisPoints: 2_200, importLimit: null },
  { vatCase: 'uk', basisPoints: 2_000, importLimit: 13_500 },
  { vatCase: 'outside', basisPoints: 0, importLimit: null },
);
const rate = fc
  .integer({ min: 10_000, max: 9_000_000 })
  .map((millionths) => ({ from: 'EUR', to: 'GBP', millionths, date: '2026-11-27', source: 'ECB' }) as const);
const sale: fc.Arbitrary<SaleFacts> = fc
  .record({
    vat,
    fees,
    ad: share,
    back: share,
    costs: fc.tuple(small, small, small, fc.integer({ min: 1, max: 30_000 })),
    rate,
  })
  .map(({ costs: [paid, shipping, back, cost], ...one }) => ({
    ...{ currency: 'GBP', fees: one.fees, rate: one.rate, adRate: known(one.ad), vat: known(one.vat) },
    shipping: known({ buyerPays: money(paid, 'GBP'), cost: money(shipping, 'GBP') }),
    returns: known({ share: one.back, cost: money(back, 'GBP') }),
    cost: known({ amount: eur(cost), share: null }),
  }));
const price = fc.integer({ min: 1, max: 99_999_999_999 });

describe('every worked sum', () => {
  it('adds up as shown, in one currency, and only what buyers pay is positive', () => {
    fc.assert(
      fc.property(sale, price, (facts, minor) => {
        const { terms, margin } = workSum(facts, money(minor, 'GBP'));
        expect(terms.reduce((total, { amount }) => total + (amount?.minor ?? Number.NaN), 0)).toBe(margin?.minor);
        for (const { term, amount } of terms) {
          expect(amount?.currency).toBe('GBP');
          if (term !== 'price' && term !== 'shipping_paid') expect(amount?.minor).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('has a break-even price from which no price loses, and below which the next one does', () => {
    const marginAt = (facts: SaleFacts, minor: number) =>
      workSum(facts, money(minor, 'GBP')).margin?.minor ?? Number.NaN;
    fc.assert(
      fc.property(sale, fc.array(fc.nat({ max: 60_000 }), { maxLength: 30 }), price, (facts, steps, far) => {
        const even = breakEven(facts);
        if (!even) throw new Error('a known sale breaks even at some price');
        for (const above of [0, 1, 2, 3, 5, 8, 13, ...steps, far]) {
          const minor = Math.min(even.minor + above, 99_999_999_999);
          expect(marginAt(facts, minor)).toBeGreaterThanOrEqual(0);
        }
        if (even.minor > 1) expect(marginAt(facts, even.minor - 1)).toBeLessThan(0);
      }),
    );
  });
});

describe('lowestPriceFor', () => {
  const earned = (facts: SaleFacts, minor: number, share: number): number => {
    const { margin, terms } = workSum(facts, money(minor, facts.currency));
    const net = terms
      .filter(({ term }) => ['price', 'shipping_paid', 'vat'].includes(term))
      .reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0);
    return (margin?.minor ?? Number.NaN) - (net * share) / 10_000;
  };

  it('is the price at which and above which each sale earns the share, and below which one does not', () => {
    const reached = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        sale,
        fc.integer({ min: 0, max: 9_900 }),
        fc.array(fc.nat(60_000), { maxLength: 20 }),
        (facts, of, far) => {
          const lowest = lowestPriceFor(facts, of);
          reached[lowest ? 'yes' : 'no'] += 1;
          if (!lowest) {
            expect(earned(facts, 99_999_999_999, of)).toBeLessThan(0);
            return;
          }
          for (const above of [0, 1, 2, 3, 5, 8, ...far]) {
            expect(earned(facts, Math.min(lowest.minor + above, 99_999_999_999), of)).toBeGreaterThanOrEqual(0);
          }
          if (lowest.minor > 1) expect(earned(facts, lowest.minor - 1, of)).toBeLessThan(0);
        },
      ),
    );
    expect(Math.min(reached.yes, reached.no)).toBeGreaterThan(0);
  });

  it('is the break-even price for a share of nothing, and none for more than a sale can earn', () => {
    expect(lowestPriceFor(german, 0)).toEqual(breakEven(german));
    // Above 1,990 euros eBay takes 2 % and advertising 3 %, of an amount with VAT: 94.05 % of what the buyer pays without it remain.
    expect(lowestPriceFor(german, 9_500)).toBeNull();
    expect(lowestPriceFor({ ...german, cost: { lacks: 'unit_cost' } }, 2_000)).toBeUndefined();
  });
});

describe('breakEven', () => {
  it('is exact where the fees do not step', () => {
    const even = breakEven(german);
    expect(even).toEqual(eur(1_416));
    expect(workSum(german, eur(1_416)).margin?.minor).toBe(0);
    expect(workSum(german, eur(1_415)).margin?.minor).toBeLessThan(0);
  });

  it('is above a step of the fees at which a higher price would lose again', () => {
    const stepped: Commission = {
      ...{ by: 'whole', least: 0, most: null },
      brackets: [
        { upTo: 1_500, basisPoints: 500 },
        { upTo: null, basisPoints: 4_000 },
      ],
    };
    const facts = { ...german, fees: { ...german.fees, commission: known(stepped) } };
    expect(workSum(facts, eur(1_010)).margin?.minor).toBeLessThan(0);
    const even = breakEven(facts);
    expect(even?.minor).toBeGreaterThan(1_500);
  });

  it('is none where the shares take more than everything', () => {
    expect(breakEven({ ...german, adRate: known(9_500) })).toBeNull();
  });
});
