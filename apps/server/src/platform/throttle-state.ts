import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/db.ts';
import { type RateLimit, startOfWindow } from './throttle.ts';

/** The state of a bucket. */
export interface BucketState {
  readonly operation: string;
  readonly ratePerSecond: number;
  readonly burst: number;
  /** The number of calls that could be made at once; below zero if callers wait. */
  readonly free: number;
  /** Taken in the current window. */
  readonly used: number;
  readonly quota: number | null;
  readonly blockedUntil: Date | null;
}

/** The current state of an account's buckets that have ever been used. Nothing is taken from them. */
export async function readBuckets(
  db: Db,
  accountKey: string,
  limits: readonly (RateLimit & { readonly operation: string })[],
  clock: Clock,
): Promise<BucketState[]> {
  const now = clock.monotonic();
  const { rows } = await sql<{
    key: string;
    tokens: number;
    refilledAt: Date;
    blockedUntil: Date | null;
    windowAt: Date | null;
    used: number;
  }>`
    select key, tokens, refilled_at as "refilledAt", blocked_until as "blockedUntil", day_started_at as "windowAt", day_count as used
    from throttle_buckets where key = any(${limits.map(({ operation }) => `${accountKey}:${operation}`)}::text[])`.execute(
    db,
  );
  const buckets = new Map(rows.map((row) => [row.key, row]));
  return limits.flatMap(({ operation, ...limit }) => {
    const bucket = buckets.get(`${accountKey}:${operation}`);
    if (!bucket) return [];
    const refilled =
      bucket.tokens + (Math.max(0, now.getTime() - bucket.refilledAt.getTime()) / 1_000) * limit.ratePerSecond;
    const isThisWindow = bucket.windowAt !== null && bucket.windowAt >= startOfWindow(now, limit);
    return [
      {
        operation,
        ratePerSecond: limit.ratePerSecond,
        burst: limit.burst,
        free: Math.min(limit.burst, refilled),
        used: isThisWindow ? bucket.used : 0,
        quota: limit.quota,
        blockedUntil:
          bucket.blockedUntil !== null && bucket.blockedUntil > now ? clock.fromMonotonic(bucket.blockedUntil) : null,
      },
    ];
  });
}
