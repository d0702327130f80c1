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
  /** Whether its shipment can be confirmed to the marketplace from here. */
  readonly canShip: boolean;
  /** In the order in which they were made. */
  readonly shipments: readonly OrderShipment[];
  /** Of an order that its marketplace keeps on hold until the seller accepts it; null of any other. */
  readonly acceptance: OrderAcceptance | null;
}

/**
 * `on_hold`: stock is missing, and the seller decides. `accepting`, `declining`: decided, and on its way to the marketplace.
 * `lapsed`: the order ended without an answer.
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

export interface OrderAcceptance {
  readonly state: AcceptanceState;
  /** Until when the marketplace waits for an answer. */
  readonly by: string;
  /** When the decision was confirmed, or the order ended; null before. */
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
  /** `waiting`: to be sent to the marketplace; `rejected`: the marketplace did not accept it, for `reason`. */
  readonly state: 'waiting' | 'confirmed' | 'rejected';
  readonly reason: string | null;
}

/** One page of orders, newest first. */
export interface SalesPage {
  /** How many orders the whole list has, given with its first page; null with later pages, and beyond 10,000. */
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
   * A shipment with some of the order's lines, or with all that are in no other. With the `number` of an earlier
   * shipment it replaces that one. A line travels in one shipment.
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
