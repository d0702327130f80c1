import { expect, it } from 'vitest';
import { instantOf } from './order-reading.ts';

it.each([
  ['2026-11-28T12:00:00+02:00', '2026-11-28T10:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-11-28T10:00:00', '2026-11-28T10:00:00.000Z'],
])('reads the date %s', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

it.each([
  '2026-02-31T10:00:00Z',
  '2026-02-29',
  '2026-04-31T00:00:00+02:00',
  '2026-13-01',
  '2026-00-10T10:00:00Z',
  '2026-11-28T25:00:00Z',
  '20261128T100000Z',
  1_795_000_000_000,
])('does not read %j, because no calendar has it or no marketplace writes it', (value) => {
  expect(instantOf(value)).toBeUndefined();
});
