import type { OrderLine, OrderShipment } from '@quayside/contract';
import { expect, it } from 'vitest';
import { unshippedLines } from './unshipped-lines.ts';

const line = (id: number) => ({ id }) as OrderLine;
const shipment = (number: number, state: OrderShipment['state'], ...lineIds: number[]) =>
  ({ number, state, lineIds }) as unknown as OrderShipment;
const idsOf = (lines: readonly OrderLine[]) => lines.map(({ id }) => id);

const lines = [line(1), line(2), line(3)];

it('offers the lines that are in no shipment yet, and those of a rejected shipment', () => {
  const shipments = [shipment(1, 'confirmed', 1), shipment(2, 'rejected', 2)];
  expect(idsOf(unshippedLines({ lines, shipments }))).toEqual([2, 3]);
});

it('offers a shipment that is changed its own lines too', () => {
  const shipments = [shipment(1, 'waiting', 1), shipment(2, 'waiting', 2)];
  expect(idsOf(unshippedLines({ lines, shipments }, shipments[1]))).toEqual([2, 3]);
});
