import type { IncreaseType, Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { WireMoney } from './products.ts';

export interface PriceSetting {
  readonly site: Site;
  readonly is_pricing_enabled: boolean;
  /** Per cent with two decimals at most (12.5), or for fixed, minor units of the site's currency. */
  readonly price_increase: number;
  readonly increase_type: IncreaseType;
  readonly neat_prices: boolean;
  /** The lowest price that is sent to the site, in minor units of its currency; null where the rule sets none. Left out, it stays as it is. */
  readonly floor?: number | null;
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
  readonly userId: number;
  readonly site: Site;
  /** The variation that it is of; null where it is the price of the whole item. */
  readonly sku: string | null;
  readonly price: WireMoney;
  readonly manualPriceEnabled: boolean;
}

export interface PriceConfig {
  readonly rules: readonly PriceSetting[];
  readonly rates: readonly RateView[];
  /** Every site is raised by the same figure in the same way. */
  readonly pricesEqual: boolean;
  /** No site's adjustment is switched off. */
  readonly areAllEnabled: boolean;
}

/** One live price as it is, and as it would be. */
export interface PriceMove {
  readonly itemId: number;
  readonly title: string;
  readonly site: Site;
  readonly before: WireMoney;
  readonly after: WireMoney;
}

export interface RulesPreview {
  /** Live prices that would change or leave: what the seller consents to. */
  readonly expected: number;
  readonly higher: number;
  readonly lower: number;
  /** Of the lower ones, those that fall by more than 30 %. */
  readonly steep: number;
  /** Of all that change, those that are below the lowest price and stay at the marketplace as they are. */
  readonly belowFloor: number;
  /** Prices that the lowest price holds back now, and that would be judged anew. */
  readonly waiting: number;
  readonly sites: readonly { readonly site: Site; readonly count: number }[];
  /** Some of the moves, the largest falls first. */
  readonly examples: readonly PriceMove[];
}

/** The lowest prices of an item on a site: nothing below the one that holds is ever sent. */
export interface ItemFloor {
  readonly site: Site;
  /** The item's own; it comes before the rule's. */
  readonly own: WireMoney | null;
  /** What the account's rule for the site sets for all items. */
  readonly byRule: WireMoney | null;
  /** Prices of the item that the lowest price holds back; one for each variation. */
  readonly waiting: number;
}

/** Whether prices leave Quayside. While an account is stopped, no price of it is sent, whoever set it. */
export interface PriceStops {
  readonly isAllStopped: boolean;
  readonly accounts: readonly {
    readonly accountId: number;
    readonly isStopped: boolean;
    /** Prices of live listings that wait until prices are sent again. */
    readonly waiting: number;
  }[];
}

export const pricing = {
  /** Without `accountId` the first account of the platform; with `site` the rule of that site alone. */
  getConfig: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number; site?: Site } },
    PriceConfig
  >({
    id: 'pricing.getConfig',
    method: 'GET',
    path: '/v1/users/{id}/pricing/config/{platform}',
    userParam: 'id',
    summary: 'Price adjustment by site, and the rates in force',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found'],
  }),
  /** What saving these rules would change of live listings; nothing is saved. */
  previewConfig: defineCall<
    {
      params: UserParams & { platform: Platform };
      query: { accountId?: number };
      body: { rules: readonly PriceSetting[] };
    },
    RulesPreview
  >({
    id: 'pricing.previewConfig',
    method: 'POST',
    path: '/v1/users/{id}/pricing/config/{platform}/preview',
    userParam: 'id',
    summary: 'What a price adjustment would change',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found', 'increase_out_of_range'],
  }),
  /** `expected` is how many live prices the seller was shown to change; where another number does now, it answers `prices_changed`. */
  updateConfig: defineCall<
    {
      params: UserParams & { platform: Platform };
      query: { accountId?: number };
      body: { rules: readonly PriceSetting[]; expected?: number };
    },
    PriceConfig & { changedListings: number }
  >({
    id: 'pricing.updateConfig',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/config/{platform}',
    userParam: 'id',
    summary: 'Set price adjustment; live listings follow after consent',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found', 'increase_out_of_range', 'prices_changed'],
  }),
  /** With `sku` those that hold for that variation, the item's own included; `site` may be repeated. */
  listManual: defineCall<
    {
      params: UserParams & { itemId: number };
      query: { userId?: number; sku?: string; site?: Site | readonly Site[] };
    },
    { list: readonly ManualPrice[] }
  >({
    id: 'pricing.listManual',
    method: 'GET',
    path: '/v1/users/{id}/pricing/manual/items/{itemId}',
    userParam: 'id',
    summary: 'Manual prices of an item',
    requiresScreen: 'products',
    errors: ['item_not_found', 'foreign_user'],
  }),
  /**
   * Sets (or with enabled false, removes) manual prices; live listings follow through the gate. With `sku` that of one variation, which comes
   * before the item's. A live price that would fall by more than 30 %, or rise to more than four times as much, is changed only with consent:
   * `expected` is on how many sites, and another number answers `price_unusual`.
   */
  setManual: defineCall<
    {
      params: UserParams & { itemId: number };
      body: {
        prices: readonly { site: Site; sku?: string; minor: number; enabled: boolean }[];
        expected?: number;
      };
    },
    { list: readonly ManualPrice[] }
  >({
    id: 'pricing.setManual',
    method: 'POST',
    path: '/v1/users/{id}/pricing/manual/items/{itemId}',
    userParam: 'id',
    summary: 'Set prices by hand',
    needs: 'manual-price-management-enabled',
    requiresScreen: 'products',
    errors: ['item_not_found', 'price_not_positive', 'site_not_supported', 'price_unusual'],
  }),
  getFloors: defineCall<{ params: UserParams & { itemId: number } }, { list: readonly ItemFloor[] }>({
    id: 'pricing.getFloors',
    method: 'GET',
    path: '/v1/users/{id}/pricing/floors/items/{itemId}',
    userParam: 'id',
    summary: 'Lowest prices of an item',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /**
   * Sets (or with null, takes back) an item's lowest prices. No live price changes by it, unless prices that the old one kept back may now
   * leave: `expected` is how many, and another number answers `prices_changed`.
   */
  setFloors: defineCall<
    {
      params: UserParams & { itemId: number };
      body: { floors: readonly { site: Site; minor: number | null }[]; expected?: number };
    },
    { list: readonly ItemFloor[]; sentAgain: number }
  >({
    id: 'pricing.setFloors',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/floors/items/{itemId}',
    userParam: 'id',
    summary: 'Set lowest prices of an item',
    requiresScreen: 'products',
    errors: ['item_not_found', 'price_not_positive', 'site_not_supported', 'prices_changed'],
  }),
  getStops: defineCall<{ params: UserParams }, PriceStops>({
    id: 'pricing.getStops',
    method: 'GET',
    path: '/v1/users/{id}/pricing/stops',
    userParam: 'id',
    summary: 'Accounts of which no price is sent',
    requiresScreen: 'priceAdjustment',
  }),
  /**
   * Stops the prices of an account, or without one of all accounts, or sends them again. What waited leaves then: `expected` is how many
   * prices the seller was shown, and another number answers `prices_changed`.
   */
  setStop: defineCall<
    { params: UserParams; body: { accountId?: number; isStopped: boolean; expected?: number } },
    PriceStops
  >({
    id: 'pricing.setStop',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/stops',
    userParam: 'id',
    summary: 'Stop prices, or send them again',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'prices_changed'],
  }),
};
