import { expect, it } from 'vitest';
import { money } from '../money.ts';
import { doubtOf } from './unusual-cost.ts';

const eur = (minor: number) => money(minor, 'EUR');

it.each([
  ['a little dearer', 850, 900, 2_499, undefined],
  ['just below five times', 200, 999, 2_499, undefined],
  ['five times', 200, 1_000, 2_499, 'factor'],
  ['a comma shifted to the right', 850, 8_500, 9_900, 'factor'],
  ['a comma shifted to the left', 850, 85, 2_499, 'factor'],
  ['a fifth', 1_000, 200, 2_499, 'factor'],
  ['the first one, as dear as the price', null, 2_499, 2_499, undefined],
  ['the first one, dearer than the price', null, 2_500, 2_499, 'above_price'],
  ['dearer than the price, and not far from before', 2_400, 2_500, 2_499, 'above_price'],
] as const)('is doubtful of a cost only if it looks like a mistake: %s', (_, before, cost, price, doubt) => {
  expect(doubtOf(eur(cost), before === null ? null : eur(before), eur(price))).toBe(doubt);
});
