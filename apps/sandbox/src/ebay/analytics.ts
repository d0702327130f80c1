import type { QuotaState } from '../platform/quotas.ts';
import { type EbayApi, type EbayApiName, ebayApis } from './apis.data.ts';
import { type AppCall, json, type Operation } from './operation.ts';

const DAY_SECONDS = 86_400;

function rateLimits(call: AppCall, stateOf: (api: EbayApiName) => QuotaState) {
  const context = call.query.api_context;
  const name = call.query.api_name?.toLowerCase();
  const found = (Object.entries(ebayApis) as [EbayApiName, EbayApi][]).filter(
    ([, api]) =>
      (context === undefined || api.apiContext === context) &&
      (name === undefined || api.apiName.toLowerCase() === name),
  );
  if (found.length === 0) return { status: 204 };
  return json(200, {
    rateLimits: found.map(([api, { apiContext, apiName, apiVersion, resource }]) => {
      const { count, limit, remaining, resetAt } = stateOf(api);
      const reset = new Date(resetAt).toISOString();
      return {
        apiContext,
        apiName,
        apiVersion,
        resources: [{ name: resource, rates: [{ count, limit, remaining, reset, timeWindow: DAY_SECONDS }] }],
      };
    }),
  });
}

export const analyticsOperations: readonly Operation[] = [
  {
    api: 'analytics',
    auth: 'app',
    name: 'getRateLimits',
    method: 'GET',
    url: '/developer/analytics/v1_beta/rate_limit/',
    run: (call) => rateLimits(call, (api) => call.world.ebay.quotas.state(call.access.clientId, api)),
  },
  {
    api: 'analytics',
    auth: 'user',
    name: 'getUserRateLimits',
    method: 'GET',
    url: '/developer/analytics/v1_beta/user_rate_limit/',
    run: (call) =>
      rateLimits(call, (api) =>
        call.world.ebay.quotas.userState(call.access.clientId, api, call.seller.profile.username),
      ),
  },
];
