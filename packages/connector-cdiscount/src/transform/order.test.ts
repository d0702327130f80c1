import { OrderReading } from '@quayside/connector-kit';
import { expect, it } from 'vitest';
import { toExternalOrder } from './order.ts';

it('knows a line by its reference without the blanks around it, which Cdiscount takes away from offers', () => {
  const line = { orderLineId: '9', quantity: 2, offer: { sellerProductId: ' TOY-1\u00A0', productTitle: 'Train' } };
  const { lines } = toExternalOrder({ orderId: '1', lines: [line] }, new OrderReading());
  expect(lines).toMatchObject([{ sku: 'TOY-1', listingId: 'TOY-1', quantity: 2 }]);
});
