import { expect, test } from 'vitest';
import { pathSamples } from './path-samples.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString();
const point = (hour: number, price: number) => ({
  ...{ at: at(hour), lowest: null },
  ...{ saved: { price: 1, isFeatured: null }, draft: { price, isFeatured: null } },
});

test('holds each price until the next change, at even distances from the first point to the end', () => {
  const samples = pathSamples({ from: at(-48), to: at(60), points: [point(0, 10), point(30, 20)] });
  expect(samples).toHaveLength(61);
  expect([samples[0]?.at, samples.at(-1)?.at]).toEqual([at(0), at(60)]);
  expect(samples.map(({ draft }) => draft.price)).toEqual([...Array(30).fill(10), ...Array(31).fill(20)]);
});

test('shows nothing of a path without points', () => {
  expect(pathSamples({ from: at(0), to: at(60), points: [] })).toEqual([]);
});
