import type { AccountEntry, PriceSetting } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { copyFirst, examplePrice, isSlip, isUniform, priceSourceOf } from './rule-draft.ts';

const rule = (site: PriceSetting['site'], more: Partial<PriceSetting> = {}): PriceSetting => ({
  site,
  is_pricing_enabled: true,
  price_increase: 10,
  increase_type: 'percent',
  neat_prices: false,
  ...more,
});
const rates = [
  {
    from: 'GBP',
    to: 'EUR',
    value: '1.15',
    date: '2026-11-20',
    source: 'ECB',
    checked: '2026-11-20',
    age: 'fresh' as const,
  },
];

test('the example applies rate, increase and neat rounding in this order', () => {
  expect(examplePrice(money(2000, 'GBP'), rule('DE'), rates)).toEqual(money(2530, 'EUR'));
  expect(examplePrice(money(2000, 'GBP'), rule('DE', { neat_prices: true }), rates)).toEqual(money(2599, 'EUR'));
  expect(examplePrice(money(2000, 'EUR'), rule('DE'), [])).toEqual(money(2200, 'EUR'));
});

test('without a rate, or below zero, there is no example', () => {
  expect(examplePrice(money(2000, 'GBP'), rule('US'), rates)).toBeNull();
  const ruinous = rule('DE', { increase_type: 'fixed', price_increase: -90_000 });
  expect(examplePrice(money(2000, 'GBP'), ruinous, rates)).toBeNull();
});

test('copying the first row makes the rules uniform and keeps each site', () => {
  const rules = [rule('DE', { price_increase: 5 }), rule('FR'), rule('US')];
  expect(isUniform(rules)).toBe(false);
  expect(copyFirst(rules).map(({ site }) => site)).toEqual(['DE', 'FR', 'US']);
  expect(isUniform(copyFirst(rules))).toBe(true);
});

test('rules for items of other accounts use home prices of the first account with prices', () => {
  const account = (id: number, platform: AccountEntry['platform'], site: AccountEntry['site']): AccountEntry => ({
    id,
    platform,
    site,
    username: `shop-${id}`,
    businessType: 'BUSINESS',
    tokens: [],
    status: 'ACTIVE',
    tokenExpiresAt: null,
  });
  const ebay = account(1, 'ebay', 'UK');
  const cdiscount = account(2, 'cdiscount', 'FR');
  expect(priceSourceOf(cdiscount, [rule('CDFR')], [cdiscount, ebay])).toBe(ebay);
  expect(priceSourceOf(cdiscount, [rule('CDFR')], [cdiscount])).toBe(cdiscount);
  expect(priceSourceOf(ebay, [rule('DE'), rule('FR')], [cdiscount, ebay])).toBe(ebay);
});

test('an implausible increase is a typing error if the rule is enabled', () => {
  expect([-90, -50.01, 300.01].map((price_increase) => isSlip(rule('DE', { price_increase })))).toEqual([
    true,
    true,
    true,
  ]);
  expect([-50, 12.5, 300].map((price_increase) => isSlip(rule('DE', { price_increase })))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isSlip(rule('DE', { price_increase: -90, is_pricing_enabled: false }))).toBe(false);
  expect(isSlip(rule('DE', { price_increase: -9_000, increase_type: 'fixed' }))).toBe(false);
});

test('copying the first row keeps each site’s floor', () => {
  const rules = [rule('DE', { floor: 500 }), rule('US', { floor: 700 }), rule('FR')];
  expect(copyFirst(rules).map(({ floor }) => floor)).toEqual([500, 700, null]);
});
