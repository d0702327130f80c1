import type { orderJson } from './order-json.ts';

/** What may be wrong with an order, so that a program can be tested that reads it. */
export const DEFECTS = [
  'unknown_item',
  'impossible_date',
  'foreign_currency',
  'no_lines',
  'negative_amount',
  'bad_quantity',
  'text_too_long',
  'duplicate_lines',
  'unreadable',
] as const;
export type Defect = (typeof DEFECTS)[number];

type OrderJson = ReturnType<typeof orderJson>;

const LONG_TEXT = 'A title without end. '.repeat(5_000);

/** The order with its defect, in eBay's own form. */
export function spoilt(order: OrderJson, defect: Defect | undefined): OrderJson {
  const { pricingSummary, lineItems } = order;
  const withTotal = (value: string, currency = pricingSummary.total.currency) => ({
    ...order,
    pricingSummary: { ...pricingSummary, total: { ...pricingSummary.total, value, currency } },
  });
  const eachLine = (changes: Partial<OrderJson['lineItems'][number]>) => ({
    ...order,
    lineItems: lineItems.map((line) => ({ ...line, ...changes })),
  });
  switch (defect) {
    case undefined:
      return order;
    case 'unknown_item':
      return eachLine({ sku: 'NOBODY-KNOWS-IT', legacyItemId: '100000000001' });
    case 'impossible_date':
      return { ...order, creationDate: '1995-09-03T10:00:00.000Z' };
    case 'foreign_currency':
      return withTotal(pricingSummary.total.value, 'JPY');
    case 'no_lines':
      return { ...order, lineItems: [] };
    case 'negative_amount':
      return withTotal('-12.50');
    case 'bad_quantity':
      return eachLine({ quantity: 0 });
    case 'text_too_long':
      return eachLine({ title: LONG_TEXT });
    case 'duplicate_lines':
      return { ...order, lineItems: [...lineItems, ...lineItems] };
    case 'unreadable':
      return withTotal('twelve');
  }
}
