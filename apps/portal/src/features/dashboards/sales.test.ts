import { expect, test } from 'vitest';
import { revenueIn, totalsOf } from './sales.ts';

const buckets = [
  {
    from: '2026-01-01',
    orders: 2,
    units: 3,
    revenue: [
      { minor: 1000, currency: 'EUR' },
      { minor: 900, currency: 'GBP' },
    ],
  },
  { from: '2026-01-02', orders: 1, units: 1, revenue: [{ minor: 500, currency: 'EUR' }] },
];

test('currencies are summed separately and never added together', () => {
  expect(totalsOf({ buckets })).toEqual({
    orders: 3,
    units: 4,
    revenue: [
      { minor: 1500, currency: 'EUR' },
      { minor: 900, currency: 'GBP' },
    ],
  });
});

test('a day without sales in a currency is zero in that currency', () => {
  expect(buckets.map((bucket) => revenueIn(bucket, 'GBP').minor)).toEqual([900, 0]);
});
