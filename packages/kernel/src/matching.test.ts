import { describe, expect, it } from 'vitest';
import { doubtAbout, packQuantityIn } from './matching.ts';

const product = (title: string, brand: string | null = null, packQuantity: number | null = null) => ({
  ...{ title, brand, packQuantity },
});

describe('a product with the same GTIN', () => {
  it.each([
    ['the same brand, in another language', product('Red wooden train', 'Brio'), product('Holzeisenbahn', 'BRIO')],
    ['a brand that contains the other brand', product('Drill', 'Bosch'), product('Bohrmaschine', 'Bosch Professional')],
    ['a brand in the title', product('Tidewater train', 'Tidewater'), product('Tidewater train', 'Harbour Toys Ltd')],
    ['common words without a brand', product('Kettle 1.7 l steel'), product('Kettle, steel')],
    ['the same pack size in other words', product('Bulbs, pack of 3', 'Osram'), product('3er-Pack Lampen', 'Osram')],
  ])('is the seller’s: %s', (_why, ours, theirs) => {
    expect(doubtAbout(ours, theirs)).toBeNull();
  });

  it.each([
    ['brand', product('Red train', 'Brio'), product('Red train', 'Lego')],
    ['brand', product('Camera strap', 'Era'), product('Camera strap', 'Nikon')],
    ['pack', product('Bulb', 'Osram'), product('Bulb', 'Osram', 6)],
    ['pack', product('Bulb', 'Osram'), product('Glühlampe 6 Stück', 'Osram')],
    ['title', product('Garden hose'), product('Tea kettle')],
    ['title', product('Garden hose', 'Unbranded'), product('Tea kettle', 'Generic')],
  ] as const)('is doubtful by its %s', (doubt, ours, theirs) => {
    expect(doubtAbout(ours, theirs)).toBe(doubt);
  });
});

it.each([
  ['LED bulb, 6 pack', 6],
  ['Pack of 12 pencils', 12],
  ['Lot de 4 verres', 4],
  ['3er-Set Handtücher', 3],
  ['2 x towels', 2],
  ['Towels x2', 2],
  ['Set da 3 pentole', 3],
  ['Picture 30 x 40 cm', 1],
  ['Picture 30cm x 40 cm', 1],
  ['Picture 30 cm x 40', 1],
  ['Frame 12 inch x 16 inch', 1],
  ['Frame 12" x 16"', 1],
  ['Towels 30 cm, x2', 2],
  ['Kettle 1.7 l', 1],
  ['Wooden Train TRAIN-2', 1],
])('the title %j states %i pieces', (title, pieces) => {
  expect(packQuantityIn(title)).toBe(pieces);
});
