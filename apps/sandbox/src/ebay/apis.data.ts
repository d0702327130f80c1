/** The APIs, which have a daily quota each, by their names in the developer analytics. */
export interface EbayApi {
  apiContext: string;
  apiName: string;
  apiVersion: string;
  resource: string;
  /** The error id that this API returns on a system failure. */
  systemError: 25001 | 20500 | 30500 | 62000 | 110000 | 190000 | 105000 | 140000 | 46000 | 160001 | 195000 | 210000 | 1599 | 2003 | 35001 | 145000;
  dailyCalls: { default: number; strict: number };
  /**
   * Scopes of which a token needs one in addition to the basic one; none if any token may call. The read-only scope
   * suffices for reading.
   */
  scopes: readonly string[];
  /** The calls that each seller may make within an hour, if they are limited too. */
  hourlyCallsPerSeller?: number;
}

const run = { default: 200_000, strict: 5_000 };

export const ebayApis = {
  inventory: { apiContext: 'sell', apiName: 'Inventory', apiVersion: 'v1', resource: 'sell.inventory', systemError: 25001, dailyCalls: run, scopes: ['sell.inventory'] },
  account: { apiContext: 'sell', apiName: 'Account', apiVersion: 'v1', resource: 'sell.account', systemError: 20500, dailyCalls: { default: 25_000, strict: 5_000 }, scopes: ['sell.account'] },
  fulfillment: { apiContext: 'sell', apiName: 'Fulfillment', apiVersion: 'v1', resource: 'sell.fulfillment', systemError: 30500, dailyCalls: run, scopes: ['sell.fulfillment'] },
  feed: { apiContext: 'sell', apiName: 'Feed', apiVersion: 'v1', resource: 'sell.feed', systemError: 160001, dailyCalls: { default: 100_000, strict: 5_000 }, scopes: ['sell.inventory', 'sell.fulfillment', 'sell.marketing'] },
  metadata: { apiContext: 'sell', apiName: 'Metadata', apiVersion: 'v1', resource: 'sell.metadata', systemError: 46000, dailyCalls: { default: 100_000, strict: 5_000 }, scopes: [] },
  taxonomy: { apiContext: 'commerce', apiName: 'Taxonomy', apiVersion: 'v1', resource: 'commerce.taxonomy', systemError: 62000, dailyCalls: run, scopes: [] },
  translation: { apiContext: 'commerce', apiName: 'Translation', apiVersion: 'v1_beta', resource: 'commerce.translation', systemError: 110000, dailyCalls: run, scopes: [] },
  media: { apiContext: 'commerce', apiName: 'Media', apiVersion: 'v1_beta', resource: 'commerce.media', systemError: 190000, dailyCalls: { default: 1_000_000, strict: 5_000 }, scopes: ['sell.inventory'] },
  identity: { apiContext: 'commerce', apiName: 'Identity', apiVersion: 'v1', resource: 'commerce.identity', systemError: 140000, dailyCalls: { default: 100_000, strict: 5_000 }, scopes: ['commerce.identity'] },
  notification: { apiContext: 'commerce', apiName: 'Notification', apiVersion: 'v1', resource: 'commerce.notification', systemError: 195000, dailyCalls: { default: 10_000, strict: 5_000 }, scopes: [] },
  analytics: { apiContext: 'developer', apiName: 'Analytics', apiVersion: 'v1_beta', resource: 'developer.analytics', systemError: 105000, dailyCalls: { default: 5_000, strict: 5_000 }, scopes: [] },
  keyManagement: { apiContext: 'developer', apiName: 'KeyManagement', apiVersion: 'v1', resource: 'developer.key.management', systemError: 210000, dailyCalls: { default: 5_000, strict: 500 }, scopes: [] },
  postOrder: { apiContext: 'postorder', apiName: 'PostOrder', apiVersion: 'v2', resource: 'post.order', systemError: 1599, dailyCalls: run, scopes: [] },
  marketing: { apiContext: 'sell', apiName: 'Marketing', apiVersion: 'v1', resource: 'sell.marketing.ads.campaign', systemError: 35001, dailyCalls: { default: 100_000, strict: 5_000 }, scopes: ['sell.marketing'] },
  adReport: { apiContext: 'sell', apiName: 'Marketing', apiVersion: 'v1', resource: 'sell.marketing.ad_report', systemError: 35001, dailyCalls: run, scopes: ['sell.marketing'], hourlyCallsPerSeller: 200 },
  recommendation: { apiContext: 'sell', apiName: 'Recommendation', apiVersion: 'v1', resource: 'sell.recommendation', systemError: 145000, dailyCalls: { default: 100_000, strict: 5_000 }, scopes: ['sell.inventory'] },
  trading: { apiContext: 'tradingapi', apiName: 'TradingAPI', apiVersion: 'v1', resource: 'trading', systemError: 2003, dailyCalls: run, scopes: [] },
} as const satisfies Record<string, EbayApi>;

export type EbayApiName = keyof typeof ebayApis;
