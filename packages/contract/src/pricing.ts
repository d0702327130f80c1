import type { IncreaseType, Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { WireMoney } from './products.ts';

export interface PriceSetting {
  readonly site: Site;
  readonly is_pricing_enabled: boolean;
  /** Basis points for percent (1,250 = 12.5 %), minor units of the site's currency for fixed. */
  readonly price_increase: number;
  readonly increase_type: IncreaseType;
  readonly neat_prices: boolean;
}

export interface RateView {
  readonly from: string;
  readonly to: string;
  /** Decimal text, e.g. "1.136". */
  readonly value: string;
  readonly date: string;
  readonly source: string;
}

export interface ManualPrice {
  readonly site: Site;
  readonly price: WireMoney;
  readonly manualPriceEnabled: boolean;
}

export const pricing = {
  getConfig: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId: number } },
    { rules: readonly PriceSetting[]; rates: readonly RateView[] }
  >({
    id: 'pricing.getConfig',
    method: 'GET',
    path: '/v1/users/{id}/pricing/config/{platform}',
    userParam: 'id',
    summary: 'Price adjustment by site, and the rates in force',
    gate: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  updateConfig: defineCall<
    {
      params: UserParams & { platform: Platform };
      query: { accountId: number };
      body: { rules: readonly PriceSetting[] };
    },
    { rules: readonly PriceSetting[]; rates: readonly RateView[]; changedListings: number }
  >({
    id: 'pricing.updateConfig',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/config/{platform}',
    userParam: 'id',
    summary: 'Set price adjustment; live listings follow',
    gate: 'priceAdjustment',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  listManual: defineCall<
    { params: UserParams & { x: number }; query: { sku?: string; site?: Site } },
    { list: readonly ManualPrice[] }
  >({
    id: 'pricing.listManual',
    method: 'GET',
    path: '/v1/users/{id}/pricing/manual/items/{x}',
    userParam: 'id',
    summary: 'Manual prices of an item',
    gate: 'products',
    errors: ['item_not_found'],
  }),
  /** Sets (or with enabled false, removes) manual prices; live listings follow through the gate. */
  setManual: defineCall<
    {
      params: UserParams & { x: number };
      body: { prices: readonly { site: Site; minor: number; enabled: boolean }[] };
    },
    { list: readonly ManualPrice[] }
  >({
    id: 'pricing.setManual',
    method: 'POST',
    path: '/v1/users/{id}/pricing/manual/items/{x}',
    userParam: 'id',
    summary: 'Set prices by hand',
    needs: 'manual-price-management-enabled',
    gate: 'products',
    errors: ['item_not_found', 'price_not_positive', 'site_not_supported'],
  }),
};
