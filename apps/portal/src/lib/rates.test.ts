import type { RateView } from '@quayside/contract';
import { expect, it } from 'vitest';
import { usedRates } from './rates.ts';

const rate = (from: string, given: Partial<RateView> = {}): RateView => ({
  from,
  to: 'GBP',
  value: '0.85',
  date: '2026-03-02',
  source: 'ecb',
  checked: '2026-03-06',
  age: 'fresh',
  ...given,
});

it('names each used rate once, with the worst age and the oldest day', () => {
  const old = rate('USD', { age: 'stale', checked: '2026-03-03' });
  expect(usedRates([rate('EUR'), old, rate('EUR')])).toEqual({
    age: 'stale',
    checked: '2026-03-03',
    source: 'ecb',
    rates: [rate('EUR'), old],
  });
  expect(usedRates([])).toBeUndefined();
});
