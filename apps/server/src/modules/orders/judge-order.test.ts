import type { OrderDoubt } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { judgeOrder, type PlacedOrder } from './judge-order.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const euros = (minor: number) => ({ minor, currency: 'EUR' as const });
const line = { externalId: '1', sku: 'A', listingId: '9', title: 'Figure', quantity: 1, total: euros(500) };
const order = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  externalId: '03-1',
  site: 'DE',
  createdAt: '2026-11-20T10:00:00Z',
  modifiedAt: '2026-11-20T10:00:00Z',
  status: 'paid',
  total: euros(500),
  buyerUsername: 'anna_k',
  shipToName: 'Anna Kern',
  shipToCountry: 'DE',
  lines: [line],
  ...changes,
});

/** What breaks a rule, how it is named, and how many lines still count. */
const BROKEN: readonly (readonly [OrderDoubt['code'], string, Partial<PlacedOrder>, number])[] = [
  ['no_lines', 'lines', { lines: [] }, 0],
  ['duplicate_lines', 'id', { lines: [line, line] }, 1],
  ['duplicate_lines', 'id', { lines: [line, { ...line, sku: 'B' }] }, 2],
  ['bad_quantity', 'quantity', { lines: [{ ...line, quantity: 0 }] }, 0],
  [
    'bad_quantity',
    'quantity',
    {
      lines: [
        { ...line, quantity: null },
        { ...line, externalId: '2' },
      ],
    },
    1,
  ],
  ['bad_quantity', 'quantity', { lines: [{ ...line, quantity: Number.NaN }] }, 0],
  ['bad_quantity', 'quantity', { lines: [{ ...line, quantity: 1e9 }] }, 0],
  ['negative_amount', 'total', { total: euros(-1) }, 1],
  ['negative_amount', 'total', { lines: [{ ...line, total: euros(-1) }] }, 1],
  ['foreign_currency', 'total', { total: { minor: 500, currency: 'USD' } }, 1],
  ['impossible_date', 'createdAt', { createdAt: '1995-09-03T10:00:00Z' }, 1],
  ['text_too_long', 'title', { lines: [{ ...line, title: 'x'.repeat(100_000) }] }, 1],
  ['text_too_long', 'buyer', { shipToName: 'x'.repeat(100_000) }, 1],
  ['unreadable', 'x', { doubts: [{ code: 'unreadable', line: null, field: 'x', value: '1,2,3' }] }, 1],
];

const judge = (changes: Partial<PlacedOrder> = {}) => judgeOrder(order(changes), undefined, NOW);

describe('an order', () => {
  it('that breaks no rule is stored unchanged', () => {
    const given = order();
    expect(judgeOrder(given, undefined, NOW)).toEqual({ given, order: given, problems: [], hasAllLines: true });
  });

  it.each(BROKEN)('keeps every line that can be read, and names the rest: %s %s', (code, field, changes, count) => {
    const { order: stored, problems } = judge(changes);
    expect(problems).toMatchObject([{ code, field }]);
    expect(stored.lines).toHaveLength(count);
    expect(stored.total.minor).toBeGreaterThanOrEqual(0);
    expect(stored.total.currency).toBe('EUR');
    expect(Date.parse(stored.createdAt)).toBeGreaterThan(Date.parse('2005-01-01'));
    expect(JSON.stringify([stored, problems]).length).toBeLessThan(10_000);
  });

  it('keeps what was readable before', () => {
    const known = {
      status: 'paid',
      orderedAt: new Date('2026-11-20'),
      totalMinor: 700,
      currency: 'EUR',
      replacedBy: null,
    } as const;
    const given = order({ status: null, total: null, createdAt: new Date(0).toISOString() });
    expect(judgeOrder(given, known, NOW).order).toMatchObject({
      status: 'paid',
      total: euros(700),
      createdAt: '2026-11-20T00:00:00.000Z',
    });
  });

  it('never repeats a buyer’s data in a problem, which is stored unencrypted', () => {
    const { problems } = judge({ buyerUsername: 'anna'.repeat(1_000) });
    expect(problems).toEqual([{ code: 'text_too_long', field: 'buyer', line: null, value: null }]);
  });
});
