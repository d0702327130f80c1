import type { OperationLimit } from '@quayside/connector-kit';

/**
 * Amazon's published rate and burst of each operation, per application and seller. Quayside uses slightly less: two clocks never agree to
 * the millisecond, spaced calls may arrive together, and a rejected call costs more than a wait.
 */
const published = {
  searchListingsItems: [5, 5],
  getListingsItem: [5, 10],
  putListingsItem: [5, 10],
  patchListingsItem: [5, 5],
  deleteListingsItem: [5, 5],
  searchDefinitionsProductTypes: [5, 10],
  getDefinitionsProductType: [5, 10],
  searchCatalogItems: [2, 2],
  getListingsRestrictions: [5, 10],
  searchOrders: [0.0056, 20],
  getOrder: [0.5, 30],
  confirmShipment: [2, 10],
  createReport: [0.0167, 15],
  getReport: [2, 15],
  getReportDocument: [0.0167, 15],
  createFeedDocument: [0.5, 15],
  createFeed: [0.0083, 15],
  getFeed: [2, 15],
  getFeedDocument: [0.0222, 10],
  getInventorySummaries: [2, 2],
  getMarketplaceParticipations: [0.016, 15],
  getAccount: [0.016, 15],
  getListingOffersBatch: [0.5, 1],
  getCompetitiveSummary: [0.033, 1],
  getFeaturedOfferExpectedPriceBatch: [0.033, 1],
} as const satisfies Record<string, readonly [ratePerSecond: number, burst: number]>;

export type AmazonOperation = keyof typeof published;

const MARGIN = 0.98;
/** Calls may arrive this much later than they left. The burst is reduced by the calls that leave in this time. */
const LATE_SECONDS = 0.5;
const DAY_S = 86_400;

const limit = (operation: string, ratePerSecond: number, burst: number): OperationLimit => ({
  operation,
  ratePerSecond,
  burst,
  quota: null,
  windowSeconds: DAY_S,
});

export const throttleName = (operation: AmazonOperation): string => `amazon.${operation}`;

function burstFor(ratePerSecond: number, burst: number): number {
  return burst > 2 ? Math.max(1, burst - Math.max(1, Math.ceil(ratePerSecond * LATE_SECONDS))) : burst;
}

/** The token endpoint and presigned URLs have no published limit; these are polite values. */
export const AMAZON_OPERATION_LIMITS: readonly OperationLimit[] = [
  ...Object.entries(published).map(([name, [rate, burst]]) =>
    limit(throttleName(name as AmazonOperation), rate * MARGIN, burstFor(rate, burst)),
  ),
  limit('amazon.token', 2, 10),
  limit('amazon.document', 10, 20),
];

/** The limit as Amazon publishes it, for run plans. */
export function publishedLimit(operation: AmazonOperation): OperationLimit {
  const [rate, burst] = published[operation];
  return limit(throttleName(operation), rate, burst);
}

const bursts = new Map<string, number>(
  Object.entries(published).map(([name, [, burst]]) => [throttleName(name as AmazonOperation), burst]),
);

/** The maximum number of an operation's calls in progress: its bucket size. */
export function mostAtOnce(operation: string): number | undefined {
  return bursts.get(operation);
}

/** The number of single changes that can be sent in the interval between two feeds. */
export function callsOfOneFeed(): number {
  return Math.ceil(published.patchListingsItem[0] / published.createFeed[0]);
}

/** Time until the bucket of a rejected call has a token again. */
export function refillMs(throttleOperation: string): number {
  const known = AMAZON_OPERATION_LIMITS.find(({ operation }) => operation === throttleOperation);
  return Math.ceil(1000 / (known?.ratePerSecond ?? 1));
}
