import { type Defect, IMPOSSIBLE_DATE, LONG_TEXT, UNKNOWN_SKU } from '../platform/defects.ts';
import type { orderJson } from './order-json.ts';

type OrderJson = ReturnType<typeof orderJson>;

/** The order with its defect, in eBay's own form. */
export function withDefect(order: OrderJson, defect: Defect | undefined): OrderJson {
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
      return eachLine({ sku: UNKNOWN_SKU, legacyItemId: '100000000001' });
    case 'impossible_date':
      return { ...order, creationDate: IMPOSSIBLE_DATE };
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
