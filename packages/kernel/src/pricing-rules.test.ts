import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, money } from './money.ts';
import { type PriceRule, rulePrice } from './pricing.ts';
import {
  categoryKey,
  chooseFloorRule,
  chooseItemRule,
  ENDINGS,
  exchangeVat,
  type FloorRule,
  floorByRule,
  type ItemRule,
  ROUNDING_DIRECTIONS,
  roundPrice,
  vatExchangeOf,
  workPrice,
} from './pricing-rules.ts';

const rule = (given: Partial<ItemRule> = {}): ItemRule => ({
  ...{ id: 1, name: 'Rule', isEnabled: true, sites: null, brands: null, categories: null, priceBand: null },
  ...{ currency: 'GBP', vat: 'keep', uplift: { kind: 'percent', basisPoints: 0 }, rounding: {}, from: null, to: null },
  ...given,
});
const item = { brand: 'Larkrise', categoryPath: ['Toys', 'Wooden'], tags: ['sale'], price: money(2_000, 'GBP') };
const DAY = '2026-11-29';
const VAT = { home: 2_000, there: 1_900 };
const rate = { from: 'GBP', to: 'EUR', millionths: 1_165_230, date: DAY, source: 'ECB' } as const;

describe('the rule of an item', () => {
  const isChosen = (given: Partial<ItemRule>, day = DAY) =>
    chooseItemRule([rule(given)], item, 'DE', day) !== undefined;

  it.each<[string, Partial<ItemRule>, boolean]>([
    ['without a filter', {}, true],
    ['that is off', { isEnabled: false }, false],
    ['of its brand in other letters', { brands: ['Acme', ' LARKRISE '] }, true],
    ['of another brand', { brands: ['Lark'] }, false],
    ['of its category', { categories: [categoryKey(['Toys', 'Wooden'])] }, true],
    ['of a category above', { categories: ['Toys'] }, true],
    ['of a category whose name begins the same', { categories: ['Toy'] }, false],
    ['of a category below', { categories: ['Toys > Wooden > Trains'] }, false],
    ['of its tag in other letters', { tags: ['new', 'SALE '] }, true],
    ['of another tag', { tags: ['sal'] }, false],
    ['whose lowest price it has', { priceBand: { from: 2_000, to: null } }, true],
    ['whose highest price it has', { priceBand: { from: null, to: 2_000 } }, true],
    ['above its price', { priceBand: { from: 2_001, to: null } }, false],
    ['below its price', { priceBand: { from: 1, to: 1_999 } }, false],
    ['with a price band in another currency', { priceBand: { from: null, to: null }, currency: 'EUR' }, false],
    ['with an amount in another currency', { uplift: { kind: 'amount', minor: 1 }, currency: 'EUR' }, false],
    ['of its site', { sites: ['FR', 'DE'] }, true],
    ['of other sites', { sites: ['FR'] }, false],
    ['until today', { to: DAY }, true],
    ['from today on', { from: DAY }, true],
    ['until yesterday', { to: '2026-11-28' }, false],
    ['from tomorrow on', { from: '2026-11-30' }, false],
  ])('is asked: one %s', (_, given, expected) => {
    expect(isChosen(given)).toBe(expected);
  });

  it('lets nothing unknown of an item fit a filter for it', () => {
    const unknown = { ...item, brand: null, categoryPath: [] };
    expect(chooseItemRule([rule({ brands: [''] })], unknown, 'DE', DAY)).toBeUndefined();
    expect(chooseItemRule([rule({ categories: ['Toys'] })], unknown, 'DE', DAY)).toBeUndefined();
  });

  it('is the first in order that fits, whatever stands behind it', () => {
    const fitting = fc.boolean();
    fc.assert(
      fc.property(fc.array(fitting, { maxLength: 12 }), (fits) => {
        const rules = fits.map((isFitting, id) => rule({ id, brands: isFitting ? null : ['Acme'] }));
        const first = fits.indexOf(true);
        expect(chooseItemRule(rules, item, 'DE', DAY)?.id).toBe(first < 0 ? undefined : first);
      }),
    );
  });
});

describe('a rounded price', () => {
  it.each([
    [99, 'nearest', 2_349, 2_399],
    [99, 'nearest', 2_348, 2_299],
    [99, 'up', 2_300, 2_399],
    [99, 'down', 2_398, 2_299],
    [95, 'nearest', 2_395, 2_395],
    [95, 'down', 94, 95],
    [50, 'nearest', 2_400, 2_450],
    [0, 'nearest', 2_349, 2_300],
    [0, 'nearest', 2_350, 2_400],
    [0, 'down', 40, 100],
  ] as const)('with .%i, %s, of %i is %i', (ending, direction, from, to) => {
    expect(roundPrice(money(from, 'EUR'), { ending, direction })).toEqual(money(to, 'EUR'));
  });

  it('has its ending, keeps its direction, is less than a unit away and stays when rounded again', () => {
    const rounding = fc.record({
      ending: fc.constantFrom(...ENDINGS),
      direction: fc.constantFrom(...ROUNDING_DIRECTIONS),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), rounding, (minor, how) => {
        const rounded = roundPrice(money(minor, 'EUR'), how).minor;
        expect(rounded % 100).toBe(how.ending);
        expect(rounded).toBeGreaterThan(0);
        expect(Math.abs(rounded - minor)).toBeLessThan(how.direction === 'nearest' && minor > 99 ? 51 : 100);
        if (how.direction === 'up') expect(rounded).toBeGreaterThanOrEqual(minor);
        if (how.direction === 'down' && minor > 99) expect(rounded).toBeLessThanOrEqual(minor);
        expect(roundPrice(money(rounded, 'EUR'), how).minor).toBe(rounded);
      }),
    );
  });

  it('makes no price of nothing', () => {
    expect(roundPrice(money(0, 'EUR'), { ending: 99, direction: 'up' }).minor).toBe(0);
    expect(roundPrice(money(-5, 'EUR'), { ending: 99, direction: 'up' }).minor).toBe(-5);
  });
});

describe('the VAT of a price', () => {
  it.each([
    ['UK', 'DE', { home: 2_000, there: 1_900 }],
    ['DE', 'FR', { home: 1_900, there: 2_000 }],
    ['DE', 'US', { home: 1_900, there: 0 }],
    ['US', 'IE', { home: 0, there: 2_300 }],
  ] as const)('is known from %s to %s', (home, site, expected) => {
    expect(vatExchangeOf(home, site, DAY)).toEqual(expected);
  });

  it('is exchanged to the cent', () => {
    expect(exchangeVat(money(12_000, 'EUR'), VAT)).toEqual(money(11_900, 'EUR'));
  });
});

describe('a worked price', () => {
  it('is rate, VAT, uplift and rounding in this order', () => {
    const worked = workPrice(money(2_000, 'GBP'), {
      ...{ rate, vat: () => VAT, siteRule: null },
      itemRule: rule({
        vat: 'exchange',
        uplift: { kind: 'percent', basisPoints: 1_250 },
        rounding: { EUR: { ending: 95, direction: 'nearest' } },
      }),
    });
    // 20.00 × 1.16523 = 23.30; × 119/120 = 23.11; + 12.5 % = 26.00; nearest .95 is 25.95.
    expect(worked).toMatchObject({
      ...{ converted: money(2_330, 'EUR'), increased: money(2_600, 'EUR'), final: money(2_595, 'EUR'), rule: null },
      byItems: { vat: { home: 2_000, there: 1_900, price: money(2_311, 'EUR') } },
    });
  });

  it('adds an amount of home at the same rate', () => {
    const terms = { rate, vat: () => VAT, siteRule: null, itemRule: rule({ uplift: { kind: 'amount', minor: -300 } }) };
    // 20.00 becomes 23.30, 3.00 becomes 3.50.
    expect(workPrice(money(2_000, 'GBP'), terms).final).toEqual(money(1_980, 'EUR'));
  });

  it('without a rule for the item is that of the site', () => {
    const siteRule: PriceRule = {
      ...{ site: 'DE', isPricingEnabled: true, increaseType: 'percent', increase: 1_000, neatPrices: true },
    };
    const terms = { rate, vat: () => VAT, siteRule, itemRule: undefined };
    expect(workPrice(money(2_000, 'GBP'), terms)).toEqual(rulePrice(money(2_000, 'GBP'), rate, siteRule));
  });

  it('never falls when the price at home rises', () => {
    const anyRule = fc.record({
      basisPoints: fc.integer({ min: -5_000, max: 30_000 }),
      vat: fc.constantFrom<ItemRule['vat']>('keep', 'exchange'),
      rounding: fc.option(
        fc.record({ ending: fc.constantFrom(...ENDINGS), direction: fc.constantFrom(...ROUNDING_DIRECTIONS) }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(anyRule, fc.nat(5_000_000), fc.nat(5_000), (given, minor, more) => {
        const { basisPoints, vat, rounding } = given;
        const itemRule = rule({
          vat,
          uplift: { kind: 'percent', basisPoints },
          rounding: rounding ? { EUR: rounding } : {},
        });
        const priceOf = (home: number) =>
          workPrice(money(home, 'GBP'), { rate, vat: () => VAT, siteRule: null, itemRule }).final;
        const [low, high] = [priceOf(minor), priceOf(minor + more)];
        expect(high.minor).toBeGreaterThanOrEqual(low.minor);
        expect(Number.isSafeInteger(low.minor)).toBe(true);
        expect(low.currency).toBe<Currency>('EUR');
      }),
    );
  });
});

describe('a floor for some items', () => {
  const floor = (given: FloorRule['floor'], filter: Partial<FloorRule> = {}): FloorRule => ({
    ...{ id: 1, name: 'Floor', isEnabled: true, sites: null, brands: null, categories: null, priceBand: null },
    ...{ currency: 'GBP', floor: given, ...filter },
  });
  const terms = { source: money(2_000, 'GBP'), rate, reach: () => money(1_234, 'EUR') };

  it('is an amount or a share of the price at home, converted like a price, or the price that earns a margin', () => {
    expect(floorByRule(floor({ kind: 'amount', minor: 1_000 }), terms)).toEqual(money(1_165, 'EUR'));
    expect(floorByRule(floor({ kind: 'share', basisPoints: 5_000 }), terms)).toEqual(money(1_165, 'EUR'));
    expect(floorByRule(floor({ kind: 'margin', basisPoints: 2_000 }), terms)).toEqual(money(1_234, 'EUR'));
  });

  it('is unknown where it would be nothing, or where the margin is unknown; none where no price earns it', () => {
    const nothing = { ...terms, source: money(0, 'GBP') };
    expect(floorByRule(floor({ kind: 'share', basisPoints: 5_000 }), nothing)).toBeUndefined();
    const wanted = floor({ kind: 'margin', basisPoints: 2_000 });
    expect(floorByRule(wanted, { ...terms, reach: () => undefined })).toBeUndefined();
    expect(floorByRule(wanted, { ...terms, reach: () => null })).toBeNull();
  });

  it('follows the first rule that fits, and an amount in another currency fits nothing', () => {
    const [off, other, fits] = [
      floor({ kind: 'amount', minor: 1 }, { id: 1, isEnabled: false }),
      floor({ kind: 'amount', minor: 1 }, { id: 2, currency: 'EUR' }),
      floor({ kind: 'amount', minor: 1 }, { id: 3, brands: ['larkrise'] }),
    ];
    expect(chooseFloorRule([off, other, fits], item, 'DE')?.id).toBe(3);
    expect(chooseFloorRule([off, other], item, 'DE')).toBeUndefined();
  });
});

describe('a rule that wants a margin', () => {
  const wants = rule({
    uplift: { kind: 'margin', basisPoints: 2_000 },
    rounding: { EUR: { ending: 99, direction: 'up' } },
  });

  it('fits only where a price is known to earn it; otherwise the next rule makes the price', () => {
    const next = rule({ id: 2 });
    expect(chooseItemRule([wants, next], item, 'DE', DAY, () => true)?.id).toBe(1);
    expect(chooseItemRule([wants, next], item, 'DE', DAY, () => false)?.id).toBe(2);
    expect(chooseItemRule([wants, next], item, 'DE', DAY)?.id).toBe(2);
  });

  it('makes the price that earns it, whatever the price at home, and rounds it', () => {
    const terms = { rate, siteRule: null, itemRule: wants, vat: () => VAT, reach: () => money(1_234, 'EUR') };
    for (const minor of [100, 90_000]) {
      const worked = workPrice(money(minor, 'GBP'), terms);
      expect([worked.increased, worked.final]).toEqual([money(1_234, 'EUR'), money(1_299, 'EUR')]);
    }
    expect(() => workPrice(money(100, 'GBP'), { ...terms, reach: () => undefined })).toThrow(RangeError);
  });
});
