import type { QuotaState } from '../platform/quotas.ts';
import { type EbayApi, type EbayApiName, ebayApis } from './apis.data.ts';
import { type AppCall, json, type Operation, type UserCall } from './operation.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

type Limits = Pick<QuotaState, 'count' | 'limit' | 'remaining' | 'resetAt'> & { seconds: number };

function rateLimits(call: AppCall, stateOf: (api: EbayApiName) => Limits) {
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
      const { count, limit, remaining, resetAt, seconds } = stateOf(api);
      const reset = new Date(resetAt).toISOString();
      return {
        apiContext,
        apiName,
        apiVersion,
        resources: [{ name: resource, rates: [{ count, limit, remaining, reset, timeWindow: seconds }] }],
      };
    }),
  });
}

/** An hourly limit is each seller's own, so only the seller's quotas show it. */
function userLimits({ world, access, seller }: UserCall, api: EbayApiName): Limits {
  const { username } = seller.profile;
  const { hourlyCallsPerSeller: limit }: EbayApi = ebayApis[api];
  if (limit === undefined) {
    return { ...world.ebay.quotas.userState(access.clientId, api, username), seconds: DAY_SECONDS };
  }
  const { count, resetAt } = world.ebay.hourly.state(`${api}|${username}`);
  return { count, limit, remaining: Math.max(0, limit - count), resetAt, seconds: HOUR_SECONDS };
}

export const analyticsOperations: readonly Operation[] = [
  {
    api: 'analytics',
    auth: 'app',
    name: 'getRateLimits',
    method: 'GET',
    url: '/developer/analytics/v1_beta/rate_limit/',
    run: (call) =>
      rateLimits(call, (api) => ({ ...call.world.ebay.quotas.state(call.access.clientId, api), seconds: DAY_SECONDS })),
  },
  {
    api: 'analytics',
    auth: 'user',
    name: 'getUserRateLimits',
    method: 'GET',
    url: '/developer/analytics/v1_beta/user_rate_limit/',
    run: (call) => rateLimits(call, (api) => userLimits(call, api)),
  },
];
