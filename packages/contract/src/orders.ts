import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';
import type { WireMoney } from './products.ts';

export interface OrderLine {
  readonly sku: string | null;
  readonly itemId: number | null;
  readonly title: string;
  readonly quantity: number;
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
  readonly parcel: OrderParcel | null;
}

export interface OrderParcel {
  /** The marketplace's code of the carrier, e.g. `DHL`. */
  readonly carrierCode: string;
  readonly trackingNumber: string;
  /** `waiting`: the marketplace is told as soon as it takes it; `refused`: it did not take it, for `reason`. */
  readonly state: 'waiting' | 'told' | 'refused';
  readonly reason: string | null;
}

export const orders = {
  list: defineCall<
    {
      params: UserParams & { platform: Platform | 'all' };
      query: { accountId?: number; stockStatus?: 'fulfillable' | 'oversold'; cursor?: string; limit?: number };
    },
    Page<Order> & { readonly checkedAt: string | null }
  >({
    id: 'orders.list',
    method: 'GET',
    path: '/v1/users/{id}/sales/{platform}',
    userParam: 'id',
    summary: 'Orders, newest first',
    gate: 'orders',
  }),
  /** The order leaves in one parcel. Telling it again, with another number, replaces what was told. */
  ship: defineCall<
    { params: UserParams & { orderId: number }; body: { carrierCode: string; trackingNumber: string } },
    Order
  >({
    id: 'orders.ship',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/parcel',
    userParam: 'id',
    summary: 'Tell the marketplace that an order is on its way',
    gate: 'orders',
    errors: ['order_not_found', 'order_not_shippable'],
  }),
};
