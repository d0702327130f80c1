import type { Sales } from '@quayside/contract';
import { expect, test } from 'vitest';
import { amountsIn, changeOf, currenciesOf, lastDays } from './sales.ts';

const sales: Sales = {
  orders: 3,
  units: 4,
  revenue: [
    { minor: 900, currency: 'GBP' },
    { minor: 1_000, currency: 'EUR' },
  ],
  refunds: [
    { minor: 100, currency: 'GBP' },
    { minor: 0, currency: 'EUR' },
  ],
  home: { minor: 1_770, currency: 'GBP' },
  homeRefunds: { minor: 100, currency: 'GBP' },
};
const own = (currency: string) => ({ kind: 'own', currency }) as const;

test('net is gross without what was paid back, in the seller’s currency and in each currency by itself', () => {
  expect(amountsIn(sales, { kind: 'home' })).toEqual({ gross: 1_770, refunds: 100, net: 1_670 });
  expect(amountsIn(sales, own('GBP'))).toEqual({ gross: 900, refunds: 100, net: 800 });
});

test('a currency in which nothing was sold has zeros', () => {
  expect(amountsIn(sales, own('AUD'))).toEqual({ gross: 0, refunds: 0, net: 0 });
});

test('the seller’s currency is first, then those of the sites, the largest first; without rates those alone', () => {
  expect(currenciesOf({ total: sales })).toEqual([{ kind: 'home' }, own('EUR'), own('GBP')]);
  expect(currenciesOf({ total: { ...sales, home: null } })).toEqual([own('EUR'), own('GBP')]);
});

test('sales in the seller’s currency alone have one choice', () => {
  const only = { ...sales, revenue: [{ minor: 900, currency: 'GBP' }] };
  expect(currenciesOf({ total: only })).toEqual([{ kind: 'home' }]);
});

test('a change is a share of what was before, and unknown if there was nothing', () => {
  expect(changeOf(150, 100)).toBe(0.5);
  expect(changeOf(150, 0)).toBeNull();
});

test('a bucket ends on the day before the next, also where clocks change, and the last one with the report', () => {
  const bucket = (from: string) => ({ from, ...sales });
  expect(lastDays({ buckets: [bucket('2026-03-23'), bucket('2026-03-30')], to: '2026-03-31' })).toEqual([
    '2026-03-29',
    '2026-03-31',
  ]);
});
