import type { OrderActions } from '@quayside/contract';
import { expect, it } from 'vitest';
import { isCount, shippableLines } from './pieces.ts';

const lines = [
  { id: 1, title: 'Rot', sku: 'R-DE', home: { title: 'Red', sku: 'R' }, unshipped: 2 },
  { id: 2, title: 'Blue', sku: 'B', home: null, unshipped: 0 },
] as unknown as OrderActions['lines'];

it('suggests all remaining pieces for a new shipment', () => {
  expect(shippableLines({ lines }, null)).toEqual([
    { id: 1, title: 'Red', names: 'R · Rot · R-DE', most: 2, first: 2 },
  ]);
});

it('offers a corrected shipment its own pieces too, and counts those of a rejected one only once', () => {
  const inside = [{ lineId: 2, quantity: 1 }];
  expect(shippableLines({ lines }, { lines: inside, state: 'waiting' })).toEqual([
    { id: 1, title: 'Red', names: 'R · Rot · R-DE', most: 2, first: 0 },
    { id: 2, title: 'Blue', names: 'B', most: 1, first: 1 },
  ]);
  expect(shippableLines({ lines }, { lines: [{ lineId: 1, quantity: 2 }], state: 'rejected' })).toEqual([
    { id: 1, title: 'Red', names: 'R · Rot · R-DE', most: 2, first: 2 },
  ]);
});

it('accepts any number from none to all pieces, and rejects unreadable text', () => {
  expect([null, 0, 2].map((entered) => isCount(entered, 2))).toEqual([true, true, true]);
  expect(([3, -1, 'unreadable', undefined] as const).map((entered) => isCount(entered, 2))).toEqual(
    Array(4).fill(false),
  );
});
