import { expect, test } from 'vitest';
import { largestFirst, revenueIn } from './sales.ts';

const revenue = [
  { minor: 900, currency: 'GBP' },
  { minor: 1000, currency: 'EUR' },
];

test('a sum in the seller’s currency is the one of all currencies', () => {
  expect(revenueIn({ home: { minor: 1770, currency: 'GBP' }, revenue }, 'GBP').minor).toBe(1770);
});

test('without a rate each currency keeps its own sum, which is zero on a day without sales in it', () => {
  expect(revenueIn({ home: null, revenue }, 'GBP').minor).toBe(900);
  expect(revenueIn({ home: null, revenue: [] }, 'GBP').minor).toBe(0);
});

test('the largest sum comes first', () => {
  expect(largestFirst(revenue).map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
});
