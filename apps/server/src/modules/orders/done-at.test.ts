import type { ExternalOrder } from '@quayside/connector-kit';
import { expect, it } from 'vitest';
import { doneAt } from './done-at.ts';

const order = (changes: Partial<ExternalOrder>): ExternalOrder => ({
  externalId: '03-1',
  site: 'DE',
  createdAt: '2026-11-01T00:00:00.000Z',
  modifiedAt: '2026-11-03T00:00:00.000Z',
  status: 'paid',
  total: { minor: 1, currency: 'EUR' },
  buyerUsername: null,
  shipToName: null,
  shipToCountry: null,
  lines: [],
  ...changes,
});

it.each([
  ['the delivery', order({ status: 'shipped', deliveredAt: '2026-11-09T00:00:00.000Z' }), null, '2026-11-09'],
  ['the shipment, if the delivery is unknown', order({ status: 'shipped' }), null, '2026-11-03'],
  ['the first time that the order was seen as shipped', order({ status: 'shipped' }), '2026-11-02', '2026-11-02'],
  ['the cancellation', order({ status: 'cancelled' }), null, '2026-11-03'],
  ['90 days after it was made, if it stays open', order({}), null, '2027-01-30'],
])('starts counting the days of a buyer at %s', (_from, given, shippedAt, day) => {
  expect(
    doneAt(given, shippedAt === null ? null : new Date(shippedAt))
      .toISOString()
      .slice(0, 10),
  ).toBe(day);
});
