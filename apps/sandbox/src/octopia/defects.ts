import { type Defect, IMPOSSIBLE_DATE, LONG_TEXT, UNKNOWN_SKU } from '../platform/defects.ts';
import type { StoredOrder } from './model.ts';
import { soundJson } from './order-json.ts';
import type { OctopiaSeller } from './seller.ts';

type OrderJson = ReturnType<typeof soundJson>;

/** An order with its defect, in Octopia's own form. */
export function orderJson(seller: OctopiaSeller, order: StoredOrder): Record<string, unknown> {
  return withDefect(soundJson(seller, order), order.defect);
}

function withDefect(order: OrderJson, defect: Defect | undefined): Record<string, unknown> {
  const { lines, totalPrice } = order;
  const eachLine = (change: (line: OrderJson['lines'][number]) => object) => ({
    ...order,
    lines: lines.map((line) => ({ ...line, ...change(line) })),
  });
  switch (defect) {
    case undefined:
      return order;
    case 'unknown_item':
      return eachLine(({ offer }) => ({ offer: { ...offer, sellerProductId: UNKNOWN_SKU } }));
    case 'impossible_date':
      return { ...order, createdAt: IMPOSSIBLE_DATE, purchasedAt: IMPOSSIBLE_DATE };
    case 'foreign_currency':
      return { ...order, currencyCode: 'JPY' };
    case 'no_lines':
      return { ...order, lines: [] };
    case 'negative_amount':
      return { ...order, totalPrice: { ...totalPrice, offerPrice: -12.5 } };
    case 'bad_quantity':
      return eachLine(() => ({ quantity: 0 }));
    case 'text_too_long':
      return eachLine(({ offer }) => ({ offer: { ...offer, productTitle: LONG_TEXT } }));
    case 'duplicate_lines':
      return { ...order, lines: [...lines, ...lines] };
    case 'unreadable':
      return { ...order, lines: 'none' };
  }
}
