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
};
