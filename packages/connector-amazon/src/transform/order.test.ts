import { OrderReading } from '@quayside/connector-kit';
import { expect, it } from 'vitest';
import { toExternalOrder } from './order.ts';

it('knows a line by its SKU without the blanks around it, as the report of listings states it', () => {
  const item = { orderItemId: '9', quantityOrdered: 2, product: { sellerSku: ' TOY-1\u00A0', title: 'Train' } };
  const { lines } = toExternalOrder({ orderId: '1', orderItems: [item] }, new OrderReading());
  expect(lines).toMatchObject([{ sku: 'TOY-1', listingId: 'TOY-1', quantity: 2 }]);
});
