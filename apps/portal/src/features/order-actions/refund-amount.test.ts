import type { OrderActions } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { judgeRefund } from './refund-amount.ts';

const order = {
  refundable: { minor: 900, currency: 'EUR' },
  lines: [
    { id: 1, refundable: 500 },
    { id: 2, refundable: 600 },
  ],
} as unknown as OrderActions;

const ofOrder = (whole: EnteredNumber) => judgeRefund(order, { scope: 'order', whole, parts: new Map() });
const ofLines = (...parts: [number, EnteredNumber][]) =>
  judgeRefund(order, { scope: 'lines', whole: null, parts: new Map(parts) });

it('accepts an amount above zero up to what has not been refunded yet', () => {
  expect(ofOrder(900)).toMatchObject({ minor: 900, lines: [] });
  expect(ofOrder(901)).toMatchObject({ minor: null, problem: 'tooLarge' });
  for (const wrong of [0, -1, null, 'unreadable'] as const)
    expect(ofOrder(wrong)).toMatchObject({ minor: null, problem: 'invalid' });
});

it('adds up the lines, each limited to its price, and all together to the order’s total', () => {
  expect(ofLines([1, 200], [2, 300])).toMatchObject({
    minor: 500,
    lines: [
      { lineId: 1, minor: 200 },
      { lineId: 2, minor: 300 },
    ],
  });
  expect(ofLines([1, 501]).problems).toEqual(new Map([[1, 'tooLarge']]));
  expect(ofLines([1, 500], [2, 600])).toMatchObject({ minor: null, problem: 'tooLarge' });
  expect(ofLines([1, null])).toMatchObject({ minor: null, problem: 'invalid' });
});
