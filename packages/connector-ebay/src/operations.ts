import type { OperationLimit } from '@quayside/connector-kit';

/**
 * eBay counts calls per API, so each throttle operation is one API. eBay publishes no rate per second; these rates keep a large import fast
 * and polite. Daily quotas are read from the Analytics API; only numbers published by eBay are preset.
 */
export type EbayOperation =
  | 'ebay.inventory'
  | 'ebay.account'
  | 'ebay.fulfillment'
  | 'ebay.post-order'
  | 'ebay.keys'
  | 'ebay.feed'
  | 'ebay.trading'
  | 'ebay.identity'
  | 'ebay.taxonomy'
  | 'ebay.metadata'
  | 'ebay.translation'
  | 'ebay.media'
  | 'ebay.analytics'
  | 'ebay.marketing'
  | 'ebay.ad-report'
  | 'ebay.recommendation'
  | 'ebay.notification'
  | 'ebay.new-key'
  | 'ebay.returning-key'
  | 'ebay.oauth';

const DAY_S = 86_400;

export const EBAY_OPERATION_LIMITS: readonly OperationLimit[] = [
  // 25 listings per call. A run of thousands takes minutes, a two-core machine keeps up, and urgent calls find room.
  limit('ebay.inventory', 20, 20, null),
  limit('ebay.account', 20, 40, 25_000),
  limit('ebay.fulfillment', 20, 40, null),
  limit('ebay.post-order', 5, 10, null),
  // A key is created once in three years for each account.
  limit('ebay.keys', 1, 10, null),
  limit('ebay.feed', 10, 20, null),
  limit('ebay.trading', 400, 400, null),
  limit('ebay.identity', 5, 10, null),
  limit('ebay.taxonomy', 50, 100, null),
  limit('ebay.metadata', 20, 40, null),
  limit('ebay.translation', 10, 20, null),
  // eBay allows 50 posts of a seller in five seconds.
  limit('ebay.media', 5, 20, null),
  limit('ebay.analytics', 5, 10, 5_000),
  limit('ebay.notification', 5, 10, 10_000),
  // 500 listings per call.
  limit('ebay.marketing', 5, 20, null),
  // Tasks and downloads of reports: 200 an hour for each seller.
  { operation: 'ebay.ad-report', ratePerSecond: 2, burst: 10, quota: 200, windowSeconds: 3_600, isOwnPace: true },
  limit('ebay.recommendation', 5, 20, null),
  // Calls that unauthenticated deliveries can cause, for unknown key ids: a twentieth of the calls above. Genuine deliveries are retried.
  limit('ebay.new-key', 1 / 120, 10, 200),
  limit('ebay.returning-key', 1 / 20, 10, 300),
  // The token endpoint's smallest limit: client_credentials, per application and day.
  limit('ebay.oauth', 5, 20, 1_000),
];

/** A read takes two of the 5,000 Analytics calls a day; a fifth is reserved for reads after a 429. */
export const QUOTA_READS_PER_DAY = 2_000;

function limit(operation: EbayOperation, ratePerSecond: number, burst: number, quota: number | null): OperationLimit {
  return { operation, ratePerSecond, burst, quota, windowSeconds: DAY_S, isOwnPace: true };
}

/** Calls with the application's own token count against the application, not the account. */
export const APPLICATION_ACCOUNT_KEY = 'ebay:application';

/** Maps eBay's API names in quota responses to operations. Case-insensitive; `sell.inventory` is read as `inventory`. */
const apiNames: Readonly<Record<string, EbayOperation>> = {
  inventory: 'ebay.inventory',
  account: 'ebay.account',
  fulfillment: 'ebay.fulfillment',
  feed: 'ebay.feed',
  tradingapi: 'ebay.trading',
  trading: 'ebay.trading',
  identity: 'ebay.identity',
  taxonomy: 'ebay.taxonomy',
  metadata: 'ebay.metadata',
  translation: 'ebay.translation',
  media: 'ebay.media',
  analytics: 'ebay.analytics',
  notification: 'ebay.notification',
  marketing: 'ebay.marketing',
  recommendation: 'ebay.recommendation',
};

/** Resources of an API whose calls are counted apart; null for those that Quayside does not call. */
const resourceNames: Readonly<Record<string, EbayOperation | null>> = {
  'sell.marketing.ad_report': 'ebay.ad-report',
  'sell.marketing.promotions': null,
};

/** @param resource the name of one of the API's quotas */
export function operationOfApi(apiContext: string, apiName: string, resource = ''): EbayOperation | undefined {
  const apart = resourceNames[resource.toLowerCase()];
  if (apart !== undefined) return apart ?? undefined;
  const context = apiContext.toLowerCase();
  if (context === 'tradingapi') return 'ebay.trading';
  const short = apiName.toLowerCase().split('.').at(-1) ?? '';
  if (short === 'analytics' && context !== 'developer') return undefined;
  return apiNames[short];
}
