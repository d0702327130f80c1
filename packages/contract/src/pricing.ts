import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import { heldPriceCalls } from './held-prices.ts';
import { manualPriceCalls } from './manual-prices.ts';
import { priceRuleCalls } from './price-rules.ts';
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
  ...priceRuleCalls,
  /** Without `accountId`: from the currency of the user's first account. */
  getRates: defineCall<{ params: UserParams; query: { accountId?: number } }, RatesView>({
    id: 'pricing.getRates',
    method: 'GET',
    path: '/v1/users/{id}/pricing/rates',
    userParam: 'id',
    summary: 'Exchange rates with their age',
    errors: ['account_not_found'],
  }),
  ...manualPriceCalls,
  ...heldPriceCalls,
};
