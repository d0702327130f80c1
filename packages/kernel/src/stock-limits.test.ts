import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isWholeStock, MAX_LIMITED_PIECES, toldStock, WHOLE_STOCK, workedStock } from './stock-limits.ts';

test.each([
  [12, { percent: 50, buffer: 2, maximum: null }, { share: 6, rest: 4, told: 4 }],
  [12, { percent: 50, buffer: 2, maximum: 3 }, { share: 6, rest: 4, told: 3 }],
  [5, { percent: 50, buffer: 0, maximum: null }, { share: 2, rest: 2, told: 2 }],
  [1, { percent: 50, buffer: 0, maximum: null }, { share: 0, rest: 0, told: 0 }],
  [2, { percent: 100, buffer: 3, maximum: null }, { share: 2, rest: 0, told: 0 }],
  [0, { percent: 100, buffer: 0, maximum: 5 }, { share: 0, rest: 0, told: 0 }],
  [-4, WHOLE_STOCK, { share: 0, rest: 0, told: 0 }],
  // 29 % of 100 is 29, although 0.29 × 100 is less.
  [100, { percent: 29, buffer: 0, maximum: null }, { share: 29, rest: 29, told: 29 }],
] as const)('of %i pieces with %j tells %j', (stock, limits, worked) => {
  expect(workedStock(stock, limits)).toEqual(worked);
});

it('never tells more than the stock or the maximum, nor less than none, and never less of a larger stock', () => {
  const limits = fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    buffer: fc.nat({ max: MAX_LIMITED_PIECES }),
    maximum: fc.option(fc.integer({ min: 1, max: MAX_LIMITED_PIECES })),
  });
  fc.assert(
    fc.property(fc.nat({ max: MAX_LIMITED_PIECES }), limits, (stock, given) => {
      const told = toldStock(stock, given);
      expect(told).toBeGreaterThanOrEqual(0);
      expect(told).toBeLessThanOrEqual(Math.min(stock, given.maximum ?? stock));
      expect(toldStock(stock + 1, given)).toBeGreaterThanOrEqual(told);
      if (isWholeStock(given)) expect(told).toBe(stock);
    }),
  );
});
