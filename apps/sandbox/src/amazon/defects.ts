import { type Defect, IMPOSSIBLE_DATE, LONG_TEXT, UNKNOWN_SKU } from '../platform/defects.ts';
import type { StoredOrder } from './model.ts';
import { soundJson } from './order-json.ts';

type OrderJson = ReturnType<typeof soundJson>;

/** An order with its defect, in Amazon's own form. */
export function orderJson(order: StoredOrder, wanted: readonly string[]): OrderJson {
  return withDefect(soundJson(order, wanted), order.defect);
}

function withDefect(order: OrderJson, defect: Defect | undefined): OrderJson {
  const { orderItems } = order;
  const withTotal = (changes: { amount?: string; currencyCode?: string }) =>
    order.proceeds ? { ...order, proceeds: { grandTotal: { ...order.proceeds.grandTotal, ...changes } } } : order;
  const eachItem = (change: (item: OrderJson['orderItems'][number]) => Partial<OrderJson['orderItems'][number]>) => ({
    ...order,
    orderItems: orderItems.map((item) => ({ ...item, ...change(item) })),
  });
  switch (defect) {
    case undefined:
      return order;
    case 'unknown_item':
      return eachItem(({ product }) => ({ product: { ...product, sellerSku: UNKNOWN_SKU } }));
    case 'impossible_date':
      return { ...order, createdTime: IMPOSSIBLE_DATE };
    case 'foreign_currency':
      return withTotal({ currencyCode: 'XAU' });
    case 'no_lines':
      return { ...order, orderItems: [] };
    case 'negative_amount':
      return withTotal({ amount: '-12.50' });
    case 'bad_quantity':
      return eachItem(() => ({ quantityOrdered: 0 }));
    case 'text_too_long':
      return eachItem(({ product }) => ({ product: { ...product, title: LONG_TEXT } }));
    case 'duplicate_lines':
      return { ...order, orderItems: [...orderItems, ...orderItems] };
    case 'unreadable':
      return withTotal({ amount: 'twelve' });
  }
}
