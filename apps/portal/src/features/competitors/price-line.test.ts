import type { OfferPoint } from '@quayside/contract';
import { expect, test } from 'vitest';
import { priceLines } from './price-line.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString();
const eur = (minor: number | null) => (minor === null ? null : { minor, currency: 'EUR' });
const point = (from: number, to: number, lowest: number | null, own: number | null = null): OfferPoint => ({
  ...{ from: at(from), to: at(to), lowest: eur(lowest), own: eur(own), featured: null },
});

test('draws prices as steps from the first to the last time, the highest at the top', () => {
  expect(priceLines([point(5, 10, 2_000), point(0, 5, 1_000)])).toEqual({ lowest: 'M0 95H50H50V5H100', own: '' });
});

test('leaves a gap where there is no price', () => {
  const { lowest } = priceLines([point(8, 10, 1_000), point(4, 8, null), point(0, 4, 1_000)]);
  expect(lowest).toBe('M0 50H40M80 50H100');
});

test('draws nothing of a single moment', () => {
  expect(priceLines([point(3, 3, 1_000)])).toEqual({ lowest: '', own: '' });
  expect(priceLines([])).toEqual({ lowest: '', own: '' });
});
