import { expect, test } from 'vitest';
import { rowsOf } from './chart-figures.ts';

test('a point is a row with its label and a figure for each series, and what is unknown stays unknown', () => {
  expect(rowsOf([{ key: '2026-11-01', label: 'Nov', values: { net: 5, before: null } }])).toEqual([
    { label: 'Nov', net: 5, before: null },
  ]);
});
