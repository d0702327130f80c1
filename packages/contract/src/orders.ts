import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { WireMoney } from './products.ts';

export interface OrderLine {
  readonly id: number;
  readonly sku: string | null;
  readonly itemId: number | null;
  /** The account that the item is of; another one than the order's where its listings are sold elsewhere. */
  readonly itemAccountId: number | null;
  readonly title: string;
  readonly quantity: number;
  /** How much of it stock holds for the buyer: 0 once the order is shipped or cancelled. */
  readonly reserved: number;
  readonly total: WireMoney;
}

export interface Order {
  readonly id: number;
  readonly externalId: string;
  readonly accountId: number;
  readonly platform: Platform;
  readonly site: Site;
  readonly status: 'pending' | 'paid' | 'cancelled' | 'shipped';
  /** `oversold`: stock did not reach when the order arrived. */
  readonly stockStatus: 'fulfillable' | 'oversold';
  readonly total: WireMoney;
  readonly buyer: string | null;
  readonly shipToCountry: string | null;
  readonly orderedAt: string;
  readonly lines: readonly OrderLine[];
  /** Whether the marketplace can be told from here that it is on its way. */
  readonly canShip: boolean;
  /** In the order in which they were made. */
  readonly shipments: readonly OrderShipment[];
  /** Of an order that its marketplace holds until the seller takes it; null of any other. */
  readonly acceptance: OrderAcceptance | null;
}

/**
 * `held`: there is no stock, and the seller says what becomes of it. `taking`, `refusing`: decided, and the marketplace is being told.
 * `lapsed`: it ended without an answer.
 */
export const ACCEPTANCE_STATES = ['open', 'held', 'taking', 'refusing', 'taken', 'refused', 'lapsed'] as const;
export type AcceptanceState = (typeof ACCEPTANCE_STATES)[number];

export interface OrderAcceptance {
  readonly state: AcceptanceState;
  /** Until when the marketplace waits for an answer. */
  readonly by: string;
  /** When it was told, or the order ended; null before. */
  readonly at: string | null;
}

export interface OrderShipment {
  /** Its number within the order, from 1. */
  readonly number: number;
  /** The order's lines in it. */
  readonly lineIds: readonly number[];
  /** The marketplace's code of the carrier, e.g. `DHL`. */
  readonly carrierCode: string;
  readonly trackingNumber: string;
  /** `waiting`: the marketplace is told as soon as it takes it; `refused`: it did not take it, for `reason`. */
  readonly state: 'waiting' | 'told' | 'refused';
  readonly reason: string | null;
}

/** One page of orders, newest first. */
export interface SalesPage {
  /** How many orders the whole list has, told with its first page; null with later pages, and beyond 10,000. */
  readonly count: number | null;
  readonly sales: readonly Order[];
  /** Give it back as `cursor`; null means the end. */
  readonly nextCursor: string | null;
  /** When orders were last looked for, of the platform's account that waits longest; null while one was never asked. */
  readonly checkedAt: string | null;
}

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
   * A shipment with some of the order's lines, or with all that are in no other. With the `number` of one that was told before it says anew
   * what is in that one. A line travels in one shipment.
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
    summary: 'Tell the marketplace that an order is on its way',
    requiresScreen: 'orders',
    errors: ['order_not_found', 'order_not_shippable'],
  }),
  /** What becomes of an order that was not taken for want of stock. */
  answer: defineCall<{ params: UserParams & { orderId: number }; body: { answer: 'take' | 'refuse' } }, Order>({
    id: 'orders.answer',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/acceptance',
    userParam: 'id',
    summary: 'Take or refuse an order that is held for want of stock',
    requiresScreen: 'orders',
    errors: ['order_not_found', 'order_not_held'],
  }),
};
