import type { OperationLimit } from '@quayside/connector-kit';

/**
 * Rate and burst of each operation as Amazon publishes them, per application and seller. A little less is asked for: two clocks that
 * count the same tokens never agree to the millisecond, calls that left one after the other may arrive together, and a refused call costs
 * more than the wait.
 */
const published = {
  searchListingsItems: [5, 5],
  getListingsItem: [5, 10],
  putListingsItem: [5, 10],
  patchListingsItem: [5, 5],
  deleteListingsItem: [5, 5],
  getDefinitionsProductType: [5, 10],
  searchOrders: [0.0056, 20],
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
} as const satisfies Record<string, readonly [ratePerSecond: number, burst: number]>;

export type AmazonOperation = keyof typeof published;

const MARGIN = 0.98;
/** Calls that may come so much later than they left: as many as leave in that time are not asked of the burst. */
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

/** The token endpoint and presigned addresses have no published limit; these are what a polite client sends. */
export const AMAZON_OPERATION_LIMITS: readonly OperationLimit[] = [
  ...Object.entries(published).map(([name, [rate, burst]]) =>
    limit(throttleName(name as AmazonOperation), rate * MARGIN, burstFor(rate, burst)),
  ),
  limit('amazon.token', 2, 10),
  limit('amazon.document', 10, 20),
];

/** The limit as Amazon publishes it: what a plan is reckoned with. */
export function publishedLimit(operation: AmazonOperation): OperationLimit {
  const [rate, burst] = published[operation];
  return limit(throttleName(operation), rate, burst);
}

const bursts = new Map<string, number>(
  Object.entries(published).map(([name, [, burst]]) => [throttleName(name as AmazonOperation), burst]),
);

/** Calls of an operation that may be under way at once: as many as its bucket holds. */
export function mostAtOnce(operation: string): number | undefined {
  return bursts.get(operation);
}

/** Single changes that may leave in the time after which Amazon takes another feed. */
export function callsOfOneFeed(): number {
  return Math.ceil(published.patchListingsItem[0] / published.createFeed[0]);
}

/** How long until the bucket of a refused call holds a token again. */
export function refillMs(throttleOperation: string): number {
  const known = AMAZON_OPERATION_LIMITS.find(({ operation }) => operation === throttleOperation);
  return Math.ceil(1000 / (known?.ratePerSecond ?? 1));
}
