import type { Platform } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { Order, SalesPage } from './orders.schema.ts';

export type { Order, OrderAcceptance, OrderLine, OrderShipment, SalesPage } from './orders.schema.ts';

/**
 * `on_hold`: stock is missing, and the seller decides. `accepting`, `declining`: decided and being sent. `lapsed`: the order ended without
 * an answer.
 */
export const ACCEPTANCE_STATES = [
  'open',
  'on_hold',
  'accepting',
  'declining',
  'accepted',
  'declined',
  'lapsed',
] as const;
export type AcceptanceState = (typeof ACCEPTANCE_STATES)[number];

export const orders = {
  list: defineCall<
    {
      params: UserParams & { platform: Platform | 'all' };
      query: { accountId?: number; stockStatus?: 'fulfillable' | 'oversold'; cursor?: string; limit?: number };
    },
    SalesPage
  >({
    id: 'orders.list',
    method: 'GET',
    path: '/v1/users/{id}/sales/{platform}',
    userParam: 'id',
    summary: 'Orders, newest first',
    requiresScreen: 'orders',
    errors: ['account_not_found'],
  }),
  /**
   * Creates a shipment of some order lines, or of all lines without a shipment. With the `number` of an earlier shipment it replaces that
   * one. A line belongs to one shipment only.
   */
  ship: defineCall<
    {
      params: UserParams & { orderId: number };
      body: { carrierCode: string; trackingNumber: string; number?: number; lineIds?: readonly number[] };
    },
    Order
  >({
    id: 'orders.ship',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/shipments',
    userParam: 'id',
    summary: 'Confirm to the marketplace that an order is on its way',
    requiresScreen: 'orders',
    errors: ['order_not_found', 'order_not_shippable'],
  }),
  /** Accepts or declines an order that is on hold because stock is missing. */
  answer: defineCall<{ params: UserParams & { orderId: number }; body: { answer: 'accept' | 'decline' } }, Order>({
    id: 'orders.answer',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/acceptance',
    userParam: 'id',
    summary: 'Accept or decline an order that is on hold because stock is missing',
    requiresScreen: 'orders',
    errors: ['order_not_found', 'order_not_on_hold'],
  }),
};
