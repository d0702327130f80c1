import { expect, it } from 'vitest';
import { steadyRows } from './steady-rows.ts';

const row = (id: number, text = 'old') => ({ id, text });
const keyOf = ({ id }: { readonly id: number }) => id;

it('keeps rows in place and updates their values, while new rows wait', () => {
  const { rows, waiting } = steadyRows([row(2), row(1)], [row(3, 'new'), row(2, 'new'), row(1)], keyOf);
  expect(rows).toEqual([row(2, 'new'), row(1)]);
  expect(waiting).toBe(1);
});

it('keeps a row that left the list, and a row that would move', () => {
  const { rows, waiting } = steadyRows([row(3), row(2), row(1)], [row(1), row(3)], keyOf);
  expect(rows.map(keyOf)).toEqual([3, 2, 1]);
  expect(waiting).toBe(0);
});

it('adds rows at the end, where they displace nothing', () => {
  expect(steadyRows([row(3)], [row(3), row(2), row(1)], keyOf)).toEqual({
    rows: [row(3), row(2), row(1)],
    waiting: 0,
  });
});

it('shows a different list unchanged', () => {
  expect(steadyRows([row(3)], [row(8)], keyOf)).toEqual({ rows: [row(8)], waiting: 0 });
});
