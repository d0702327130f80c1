import type { AccountSession } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Rest } from './rest.ts';
import type { NewRefund, NewShippingFulfillment, Order, OrderSearch, ShippingFulfillment } from './wire.ts';

const ORDERS = '/sell/fulfillment/v1/order';
const OPERATION = 'ebay.fulfillment';

const pathOf = (orderId: string): string => `${ORDERS}/${encodeURIComponent(orderId)}`;
const parcelsOf = (orderId: string): string => `${pathOf(orderId)}/shipping_fulfillment`;

/** Calls of the Fulfillment API: orders, their shipments and refunds; and the Post-Order call that cancels an order. */
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
        members: { orders: 'list' },
      });
      return body;
    },

    async getOrder(session: AccountSession, orderId: string): Promise<Order | undefined> {
      const { body } = await rest.call<Order>(session, {
        operation: OPERATION,
        name: 'getOrder',
        method: 'GET',
        path: pathOf(orderId),
        isRepeatable: true,
        members: { orderId: 'value', lineItems: 'list' },
      });
      return body;
    },

    async issueRefund(session: AccountSession, orderId: string, body: NewRefund): Promise<void> {
      await rest.call(session, {
        operation: OPERATION,
        name: 'issueRefund',
        method: 'POST',
        path: `${pathOf(orderId)}/issue_refund`,
        body,
        isSigned: true,
        isRepeatable: false,
      });
    },

    async createCancellation(
      session: AccountSession,
      site: Site,
      orderId: string,
      cancelReason: string,
    ): Promise<void> {
      await rest.call(session, {
        operation: 'ebay.post-order',
        name: 'createCancellation',
        method: 'POST',
        path: '/post-order/v2/cancellation',
        body: { legacyOrderId: orderId, cancelReason },
        marketplace: site,
        scheme: 'IAF',
        isSigned: true,
        isRepeatable: false,
      });
    },

    async getShippingFulfillments(session: AccountSession, orderId: string): Promise<readonly ShippingFulfillment[]> {
      const { body } = await rest.call<{ fulfillments?: ShippingFulfillment[] }>(session, {
        operation: OPERATION,
        name: 'getShippingFulfillments',
        method: 'GET',
        path: parcelsOf(orderId),
        isRepeatable: true,
        members: { fulfillments: 'list', total: 'value' },
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
