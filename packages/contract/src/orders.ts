import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { WireMoney } from './products.ts';

export interface OrderLine {
  readonly id: number;
  readonly sku: string | null;
  readonly itemId: number | null;
  /** The account that owns the item. Differs from the order's account if another account sells the item. */
  readonly itemAccountId: number | null;
  readonly title: string;
  readonly quantity: number;
  /** The quantity that stock reserves for the buyer: 0 once the order is shipped or cancelled. */
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
  /** `oversold`: stock was insufficient when the order arrived. */
  readonly stockStatus: 'fulfillable' | 'oversold';
  readonly total: WireMoney;
  readonly buyer: string | null;
  readonly shipToCountry: string | null;
  readonly orderedAt: string;
  readonly lines: readonly OrderLine[];
  /** Whether its shipment can be confirmed to the marketplace from here. */
  readonly canShip: boolean;
  /** In order of creation. */
  readonly shipments: readonly OrderShipment[];
  /** For an order that its marketplace keeps on hold until the seller accepts it; otherwise null. */
  readonly acceptance: OrderAcceptance | null;
}

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

export interface OrderAcceptance {
  readonly state: AcceptanceState;
  /** When the marketplace stops waiting for an answer. */
  readonly by: string;
  /** When the decision was confirmed or the order ended; null before. */
  readonly at: string | null;
}

export interface OrderShipment {
  /** Its number within the order, from 1. */
  readonly number: number;
  /** The order lines in it. */
  readonly lineIds: readonly number[];
  /** The marketplace's carrier code, e.g. `DHL`. */
  readonly carrierCode: string;
  readonly trackingNumber: string;
  /** `waiting`: not sent yet. `rejected`: the marketplace did not accept it, see `reason`. */
  readonly state: 'waiting' | 'confirmed' | 'rejected';
  readonly reason: string | null;
}

/** One page of orders, newest first. */
export interface SalesPage {
  /** The total number of orders, sent with the first page only; null with later pages and above 10,000. */
  readonly count: number | null;
  readonly sales: readonly Order[];
  /** Pass it as `cursor`; null means the end. */
  readonly nextCursor: string | null;
  /** The oldest time of the last order read over the platform's accounts; null if an account was never read. */
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
