import type { Currency, Platform } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { RateHistory, RateMoves } from './rate-outlook.schema.ts';

export type { RateHistory, RateMove, RateMoves } from './rate-outlook.schema.ts';

interface OfCurrency {
  params: UserParams & { platform: Platform };
  query: { accountId?: number; to: Currency };
}

/** Calls of `pricing` about one exchange rate: from the currency of the account's home to that of some of its sites. */
export const rateOutlook = {
  getRateHistory: defineCall<OfCurrency, RateHistory>({
    id: 'pricing.getRateHistory',
    method: 'GET',
    path: '/v1/users/{id}/pricing/rates/{platform}/history',
    userParam: 'id',
    summary: 'An exchange rate day by day, and from where on prices follow it',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'rate_not_used'],
  }),
  /** Works out the prices of all live listings on sites of that currency; it reads nothing from a marketplace, and changes nothing. */
  getRateMoves: defineCall<OfCurrency, RateMoves>({
    id: 'pricing.getRateMoves',
    method: 'GET',
    path: '/v1/users/{id}/pricing/rates/{platform}/moves',
    userParam: 'id',
    summary: 'What a move of an exchange rate would change',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
};
