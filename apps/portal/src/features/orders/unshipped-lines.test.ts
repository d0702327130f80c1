import type { OrderLine, OrderParcel } from '@quayside/contract';
import { expect, it } from 'vitest';
import { unshippedLines } from './unshipped-lines.ts';

const line = (id: number) => ({ id }) as OrderLine;
const parcel = (number: number, state: OrderParcel['state'], ...lineIds: number[]) =>
  ({ number, state, lineIds }) as unknown as OrderParcel;
const idsOf = (lines: readonly OrderLine[]) => lines.map(({ id }) => id);

const lines = [line(1), line(2), line(3)];

it('offers what is in no parcel yet, and what a refused one held', () => {
  const parcels = [parcel(1, 'told', 1), parcel(2, 'refused', 2)];
  expect(idsOf(unshippedLines({ lines, parcels }))).toEqual([2, 3]);
});

it('offers a parcel that is changed its own lines too', () => {
  const parcels = [parcel(1, 'waiting', 1), parcel(2, 'waiting', 2)];
  expect(idsOf(unshippedLines({ lines, parcels }, parcels[1]))).toEqual([2, 3]);
});
