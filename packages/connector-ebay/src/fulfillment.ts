import type { AccountSession } from '@quayside/connector-kit';
import type { Rest } from './rest.ts';
import type { NewShippingFulfillment, OrderSearch, ShippingFulfillment } from './wire.ts';

const ORDERS = '/sell/fulfillment/v1/order';
const OPERATION = 'ebay.fulfillment';

const parcelsOf = (orderId: string): string => `${ORDERS}/${encodeURIComponent(orderId)}/shipping_fulfillment`;

/** Calls of the Fulfillment API: orders and their shipments. */
export function createFulfillmentCalls(rest: Rest) {
  return {
    async getOrders(session: AccountSession, query: { filter: string; limit: string; offset: string }) {
      const { body } = await rest.call<OrderSearch>(session, {
        operation: OPERATION,
        name: 'getOrders',
        method: 'GET',
        path: ORDERS,
        query,
        isRepeatable: true,
        holds: { orders: 'list' },
      });
      return body;
    },

    async getShippingFulfillments(session: AccountSession, orderId: string): Promise<readonly ShippingFulfillment[]> {
      const { body } = await rest.call<{ fulfillments?: ShippingFulfillment[] }>(session, {
        operation: OPERATION,
        name: 'getShippingFulfillments',
        method: 'GET',
        path: parcelsOf(orderId),
        isRepeatable: true,
        holds: { fulfillments: 'list', total: 'value' },
      });
      return body?.fulfillments ?? [];
    },

    async createShippingFulfillment(
      session: AccountSession,
      orderId: string,
      body: NewShippingFulfillment,
    ): Promise<void> {
      await rest.call(session, {
        operation: OPERATION,
        name: 'createShippingFulfillment',
        method: 'POST',
        path: parcelsOf(orderId),
        body,
        isRepeatable: false,
      });
    },
  };
}
