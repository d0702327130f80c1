/** The minimum duration of calls under a marketplace's limits. */

/** A kind of call with its limits: a token bucket and, optionally, a quota for each time window. */
export interface PlannedCalls {
  readonly operation: string;
  readonly calls: number;
  readonly ratePerSecond: number;
  /** Burst size: how many calls may be made at once when the bucket is full. */
  readonly burst: number;
  /** How many calls may be made in a window; null if only the rate limits them. */
  readonly quota: number | null;
  readonly windowSeconds: number;
}

/** The minimum number of seconds until the last call may be made, starting with a full bucket and quota. */
export function secondsFor({ calls, ratePerSecond, burst, quota, windowSeconds }: PlannedCalls): number {
  const byRate = Math.max(0, calls - burst) / ratePerSecond;
  const windows = quota === null || calls <= quota ? 0 : Math.ceil(calls / quota) - 1;
  return Math.max(byRate, windows * windowSeconds);
}

/** The minimum seconds for all kinds. Buckets fill in parallel, so the slowest kind decides. */
export function leastSeconds(planned: readonly PlannedCalls[]): number {
  return planned.reduce((most, calls) => Math.max(most, secondsFor(calls)), 0);
}
