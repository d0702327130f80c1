import { expect, it } from 'vitest';
import { linesToName, namesOfLine } from './line-names.ts';

const there = { title: 'Rotkäppchen Handpuppen-Set', sku: 'UK-E4D4-DE' };
const home = { title: 'Red Riding Hood puppet set', sku: 'UK-E4D4' };

it('names a sold item as its seller does, then as its buyer does, and only once if both are the same', () => {
  expect(namesOfLine({ ...there, home })).toEqual({ ...home, there });
  expect(namesOfLine({ ...home, home })).toEqual({ ...home, there: null });
  expect(namesOfLine({ title: home.title, sku: null, home })).toEqual({ ...home, there: null });
});

it('names an unknown item as the marketplace does', () => {
  expect(namesOfLine({ ...there, home: null })).toEqual({ ...there, there: null });
});

it('names an order by what is still sold of it, or by all if nothing is', () => {
  const [gone, sold] = [
    { id: 1, isCancelled: true },
    { id: 2, isCancelled: false },
  ];
  expect(linesToName([gone, sold])).toEqual([sold]);
  expect(linesToName([gone])).toEqual([gone]);
});
