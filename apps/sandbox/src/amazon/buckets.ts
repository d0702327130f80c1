import type { Clock } from '../platform/clock.ts';
import { type AmazonOperationName, publishedRates } from './operations.data.ts';

/** Token buckets per application, seller and operation, refilled by the sandbox's clock and full after a restart. */
export interface Buckets {
  /** Returns false and takes nothing if the bucket is empty. */
  take(clientId: string, sellerId: string, operation: AmazonOperationName): boolean;
  /** Fills every bucket, as a long pause does. */
  fill(): void;
  /** The fill levels of a seller's buckets, for the console. */
  levels(
    sellerId: string,
  ): { clientId: string; operation: string; left: number; burst: number; ratePerSecond: number }[];
}

export function createBuckets(clock: Clock): Buckets {
  const buckets = new Map<string, { left: number; at: number }>();

  function refilled(key: string, operation: AmazonOperationName): { left: number; at: number } {
    const { rate, burst } = publishedRates[operation];
    const now = clock.now();
    const known = buckets.get(key) ?? { left: burst, at: now };
    // Setting the clock back neither fills nor empties a bucket.
    const seconds = Math.max(0, now - known.at) / 1000;
    return { left: Math.min(burst, known.left + seconds * rate), at: now };
  }

  return {
    take(clientId, sellerId, operation) {
      const key = `${clientId}|${sellerId}|${operation}`;
      const bucket = refilled(key, operation);
      const isFree = bucket.left >= 1;
      buckets.set(key, isFree ? { ...bucket, left: bucket.left - 1 } : bucket);
      return isFree;
    },
    fill: () => buckets.clear(),
    levels(sellerId) {
      return [...buckets.keys()].flatMap((key) => {
        const [clientId = '', owner, operation = ''] = key.split('|');
        if (owner !== sellerId) return [];
        const { rate, burst } = publishedRates[operation as AmazonOperationName];
        const { left } = refilled(key, operation as AmazonOperationName);
        return [{ clientId, operation, left: Math.floor(left), burst, ratePerSecond: rate }];
      });
    },
  };
}
