import type { ExternalOrder } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { judgeOrders, problemOf } from './judge-order.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const euros = (minor: number) => ({ minor, currency: 'EUR' as const });
const line = { externalId: '1', sku: 'A', listingId: '9', title: 'Figure', quantity: 1, total: euros(500) };
const order = (changes: Partial<ExternalOrder> = {}): ExternalOrder => ({
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

const BROKEN: readonly (readonly [string, Partial<ExternalOrder>])[] = [
  ['no_lines', { lines: [] }],
  ['duplicate_lines', { lines: [line, line] }],
  ['bad_quantity', { lines: [{ ...line, quantity: 0 }] }],
  ['bad_quantity', { lines: [{ ...line, quantity: Number.NaN }] }],
  ['negative_amount', { total: euros(-1) }],
  ['negative_amount', { lines: [{ ...line, total: euros(-1) }] }],
  ['foreign_currency', { total: { minor: 500, currency: 'USD' } }],
  ['impossible_date', { createdAt: '1995-09-03T10:00:00Z' }],
  ['text_too_long', { lines: [{ ...line, title: 'x'.repeat(100_000) }] }],
  ['text_too_long', { shipToName: 'x'.repeat(100_000) }],
  ['unreadable', { problem: 'unreadable' }],
];

describe('an order', () => {
  it('that breaks no rule is stored unchanged', () => {
    const given = order();
    expect(judgeOrders([given], NOW)).toEqual([{ given, order: given, problem: null }]);
  });

  it.each(BROKEN)('that breaks a rule is set aside: %s', (problem, changes) => {
    expect(problemOf(order(changes))).toBe(problem);
  });

  it.each(BROKEN)('that is set aside can be stored and shown: %s', (_problem, changes) => {
    const [judged] = judgeOrders([order(changes)], NOW);
    const shown = judged?.order;
    expect(shown?.lines).toEqual([]);
    expect(shown?.total.minor).toBeGreaterThanOrEqual(0);
    expect(shown?.total.currency).toBe('EUR');
    expect(Date.parse(shown?.createdAt ?? '')).toBeGreaterThan(Date.parse('2005-01-01'));
    expect(JSON.stringify(shown).length).toBeLessThan(10_000);
  });
});
