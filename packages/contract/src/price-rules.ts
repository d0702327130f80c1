import type { Platform, Site } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { BelowConsent, FloorRuleList, FloorsPreview, FloorsToPrepare } from './price-floors.schema.ts';
import type {
  ItemRuleList,
  PriceConfig,
  PriceSetting,
  RuleExample,
  RulesPreview,
  RulesToPrepare,
} from './pricing.schema.ts';

/** Calls of `pricing` about the rules of an account: by site, for some items, and of lowest prices. */
export const priceRuleCalls = {
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
};
