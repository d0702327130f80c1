import type { HeldCause, Platform, Site } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type { BreakerInput, BreakerView, HeldPage, HeldRef } from './held-prices.schema.ts';
import type { ManualPrice, ManualPriceInput, ManualPricesInput } from './manual-prices.schema.ts';
import type { BelowConsent, FloorRuleList, FloorsPreview, FloorsToPrepare, ItemFloor } from './price-floors.schema.ts';
import type {
  ItemRuleList,
  PriceConfig,
  PriceSetting,
  PriceStops,
  RuleExample,
  RulesPreview,
  RulesToPrepare,
} from './pricing.schema.ts';
import { rateOutlook } from './rate-outlook.ts';
import type { RatesView } from './rates.schema.ts';

export type { BreakerInput, BreakerView, HeldPage, HeldPriceView, HeldRef } from './held-prices.schema.ts';
export type { ManualPrice, ManualPriceInput, ManualPricesInput, PriceAdjustment } from './manual-prices.schema.ts';
export type {
  BelowChoice,
  BelowConsent,
  BelowList,
  FloorRuleList,
  FloorsPreview,
  FloorsToPrepare,
  ItemFloor,
} from './price-floors.schema.ts';
export type {
  ItemRuleList,
  PriceConfig,
  PriceMove,
  PriceSetting,
  PriceStops,
  RuleExample,
  RulesPreview,
  RulesToPrepare,
} from './pricing.schema.ts';
export type { RateHistory, RateMove, RateMoves } from './rate-outlook.ts';
export type { RatesView, RateView } from './rates.schema.ts';

/** Where exchange rates come from: the European Central Bank, or as delivered with Quayside. Each has the message `widgets:rates.source.<code>`. */
export const RATE_SOURCES = ['ecb', 'bundled'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** The error codes of this room → HTTP status. */
export const pricingErrors = {
  price_not_positive: 400,
  prices_changed: 409,
  price_unusual: 409,
  price_under_floor: 400,
  price_over_ceiling: 400,
  ceiling_under_floor: 400,
  price_not_held: 409,
  price_not_allowable: 409,
  prices_below_floor: 409,
  increase_out_of_range: 400,
  rule_not_found: 404,
  rules_changed: 409,
  site_currency_differs: 400,
  rate_not_used: 404,
} as const satisfies ErrorStatuses;

export const pricing = {
  ...rateOutlook,
  /** Without `accountId`: the first account of the platform. With `site`: the rule of that site only. */
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
  /** `getConfig` of eBay, the platform of an address that names none. */
  getEbayConfig: defineCall<{ params: UserParams; query: { accountId?: number; site?: Site } }, PriceConfig>({
    id: 'pricing.getEbayConfig',
    method: 'GET',
    path: '/v1/users/{id}/pricing/config',
    userParam: 'id',
    summary: 'Price adjustment by site on eBay',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found'],
  }),
  /** `updateConfig` of eBay. */
  updateEbayConfig: defineCall<
    {
      params: UserParams;
      query: { accountId?: number };
      body: { rules: readonly PriceSetting[]; expected?: number; below?: BelowConsent };
    },
    PriceConfig & { changedListings: number }
  >({
    id: 'pricing.updateEbayConfig',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/config',
    userParam: 'id',
    summary: 'Set price adjustment on eBay; live listings follow after consent',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found', 'increase_out_of_range', 'prices_changed', 'prices_below_floor'],
  }),
  /** Previews what these rules would change of live listings; saves nothing. */
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
  /**
   * `expected` is the number of live prices shown to the seller; the call returns `prices_changed` if it differs. `below` says what becomes
   * of listings on sale below a higher floor; without it, or with another number, the call returns `prices_below_floor`.
   */
  updateConfig: defineCall<
    {
      params: UserParams & { platform: Platform };
      query: { accountId?: number };
      body: { rules: readonly PriceSetting[]; expected?: number; below?: BelowConsent };
    },
    PriceConfig & { changedListings: number }
  >({
    id: 'pricing.updateConfig',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/config/{platform}',
    userParam: 'id',
    summary: 'Set price adjustment; live listings follow after consent',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found', 'increase_out_of_range', 'prices_changed', 'prices_below_floor'],
  }),
  /** Without `accountId`: the first account of the platform. */
  getItemRules: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number } },
    ItemRuleList
  >({
    id: 'pricing.getItemRules',
    method: 'GET',
    path: '/v1/users/{id}/pricing/rules/{platform}',
    userParam: 'id',
    summary: 'Price rules for brands, categories and price bands, in their order',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /**
   * Prepares a change of rules with every live price that it changes. Nothing is saved before its `confirm`. `rules_changed`: somebody has
   * changed the list since that `version`.
   */
  prepareRules: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number }; body: RulesToPrepare },
    ChangeView
  >({
    id: 'pricing.prepareRules',
    method: 'POST',
    path: '/v1/users/{id}/pricing/rules/{platform}/changes',
    userParam: 'id',
    status: 201,
    summary: 'Prepare a change of price rules',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rule_not_found', 'increase_out_of_range', 'rules_changed'],
  }),
  /** Works a rule out for the first item that it fits, with what a sale earns; saves nothing. */
  workExample: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number }; body: { rule: ItemRule } },
    RuleExample
  >({
    id: 'pricing.workExample',
    method: 'POST',
    path: '/v1/users/{id}/pricing/rules/{platform}/example',
    userParam: 'id',
    summary: 'What a price rule makes of an item',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** Without `accountId`: the first account of the platform. */
  getFloorRules: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number } },
    FloorRuleList
  >({
    id: 'pricing.getFloorRules',
    method: 'GET',
    path: '/v1/users/{id}/pricing/floor-rules/{platform}',
    userParam: 'id',
    summary: 'Lowest prices for brands, categories and price bands, in their order',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** What of the live listings would be below these floors, and of which a floor cannot be worked out; saves nothing. */
  previewFloorRules: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number }; body: FloorRuleList },
    FloorsPreview
  >({
    id: 'pricing.previewFloorRules',
    method: 'POST',
    path: '/v1/users/{id}/pricing/floor-rules/{platform}/preview',
    userParam: 'id',
    summary: 'What is on sale below lowest prices',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rules_changed'],
  }),
  /**
   * Prepares a change of floors with every listing that it concerns. Nothing is saved before its `confirm`. `rules_changed`: somebody has
   * changed the list since that `version`. Without `below`, what is on sale below a floor stays on sale.
   */
  prepareFloorRules: defineCall<
    { params: UserParams & { platform: Platform }; query: { accountId?: number }; body: FloorsToPrepare },
    ChangeView
  >({
    id: 'pricing.prepareFloorRules',
    method: 'POST',
    path: '/v1/users/{id}/pricing/floor-rules/{platform}/changes',
    userParam: 'id',
    status: 201,
    summary: 'Prepare a change of lowest prices',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rules_changed'],
  }),
  /** Without `accountId`: from the currency of the user's first account. */
  getRates: defineCall<{ params: UserParams; query: { accountId?: number } }, RatesView>({
    id: 'pricing.getRates',
    method: 'GET',
    path: '/v1/users/{id}/pricing/rates',
    userParam: 'id',
    summary: 'Exchange rates with their age',
    errors: ['account_not_found'],
  }),
  /** With `sku`: the prices that apply to that variation, including the item's own. `site` may be repeated. */
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
   * Prepares prices by hand for selected items on some sites: a percentage or an amount more or less than the price there now, one amount,
   * or none. `changes.confirm` carries it out. An amount needs sites of its currency (`site_currency_differs`).
   */
  prepareManual: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: ManualPricesInput },
    ChangeView
  >({
    id: 'pricing.prepareManual',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/manual-prices',
    userParam: 'id',
    status: 201,
    summary: 'Prepare setting or removing prices by hand',
    needs: 'manual-price-management-enabled',
    requiresScreen: 'products',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected', 'site_currency_differs'],
  }),
  /**
   * Sets manual prices, or removes them with `enabled` false. Live listings follow through the price gate. With `sku` the price is that of
   * one variation and overrides the item's. A live price that would drop by more than 30 % or rise above four times its value needs
   * consent: `expected` is the number of such sites, and the call returns `price_unusual` if it differs. A price below the lowest price is
   * refused (`price_under_floor`). `floors` are saved with the prices, as `setFloors` would, and count for them; `freed` is its `expected`.
   */
  setManual: defineCall<
    {
      params: UserParams & { itemId: number };
      body: {
        prices: readonly ManualPriceInput[];
        expected?: number;
        floors?: readonly { site: Site; minor: number | null }[];
        ceilings?: readonly { site: Site; minor: number | null }[];
        freed?: number;
        below?: BelowConsent;
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
    errors: [
      'item_not_found',
      'price_not_positive',
      'site_not_supported',
      'price_unusual',
      'price_under_floor',
      'price_over_ceiling',
      'ceiling_under_floor',
      'prices_changed',
      'prices_below_floor',
    ],
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
   * Sets an item's floors, or removes them with null. Live prices change only if the old floor blocked them: `expected` is the number of
   * those, and the call returns `prices_changed` if it differs. `below` is as in `updateConfig`. `ceilings` are set in the same way; what is on
   * sale for more stays as it is.
   */
  setFloors: defineCall<
    {
      params: UserParams & { itemId: number };
      body: {
        floors?: readonly { site: Site; minor: number | null }[];
        ceilings?: readonly { site: Site; minor: number | null }[];
        expected?: number;
        below?: BelowConsent;
      };
    },
    { list: readonly ItemFloor[]; sentAgain: number }
  >({
    id: 'pricing.setFloors',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/floors/items/{itemId}',
    userParam: 'id',
    summary: 'Set lowest prices of an item',
    requiresScreen: 'products',
    errors: [
      'item_not_found',
      'price_not_positive',
      'site_not_supported',
      'ceiling_under_floor',
      'prices_changed',
      'prices_below_floor',
    ],
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
   * Stops or resumes the prices of one account, or of all accounts if none is given. Resuming sends the waiting prices: `expected` is the
   * number shown, and the call returns `prices_changed` if it differs.
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
  /** Prices of an account that the gate holds, with their number by cause; of one cause, if given. */
  listHeld: defineCall<
    { params: UserParams; query: { accountId: number; cause?: HeldCause; cursor?: string } },
    HeldPage
  >({
    id: 'pricing.listHeld',
    method: 'GET',
    path: '/v1/users/{id}/pricing/held',
    userParam: 'id',
    summary: 'Prices that the gate holds',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /**
   * Sends one held price all the same, once. It is judged again by stops, limits and the age of the rate. Returns what is still held for the
   * same cause.
   */
  allowHeld: defineCall<{ params: UserParams; query: { accountId: number }; body: HeldRef }, HeldPage>({
    id: 'pricing.allowHeld',
    method: 'POST',
    path: '/v1/users/{id}/pricing/held',
    userParam: 'id',
    summary: 'Send a held price all the same',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'price_not_held', 'price_not_allowable'],
  }),
  /** Prepares sending all prices that are held for a cause: a previewed change of the kind `held-prices`. */
  prepareAllowed: defineCall<
    { params: UserParams; query: { accountId: number }; body: { cause: HeldCause } },
    ChangeView
  >({
    id: 'pricing.prepareAllowed',
    method: 'POST',
    path: '/v1/users/{id}/pricing/held/changes',
    userParam: 'id',
    summary: 'Preview sending held prices all the same',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'price_not_allowable'],
  }),
  getBreaker: defineCall<{ params: UserParams; query: { accountId: number } }, BreakerView>({
    id: 'pricing.getBreaker',
    method: 'GET',
    path: '/v1/users/{id}/pricing/breaker',
    userParam: 'id',
    summary: 'When too many prices of an account move',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  setBreaker: defineCall<{ params: UserParams; query: { accountId: number }; body: BreakerInput }, BreakerView>({
    id: 'pricing.setBreaker',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/breaker',
    userParam: 'id',
    summary: 'Set from when on prices are held',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** Lets prices leave again. `expected` is the number of held prices shown; the call returns `prices_changed` if it differs. */
  closeBreaker: defineCall<
    { params: UserParams; query: { accountId: number }; body: { expected: number } },
    BreakerView
  >({
    id: 'pricing.closeBreaker',
    method: 'POST',
    path: '/v1/users/{id}/pricing/breaker/close',
    userParam: 'id',
    summary: 'Let held prices leave after a look at them',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'prices_changed'],
  }),
};
