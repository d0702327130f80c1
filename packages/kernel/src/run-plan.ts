/** How long calls take at least under a marketplace's limits. */

/** A kind of call with its limits: a token bucket, and a quota for each window where there is one. */
export interface PlannedCalls {
  readonly operation: string;
  readonly calls: number;
  readonly ratePerSecond: number;
  /** How many may leave at once after a rest. */
  readonly burst: number;
  /** How many in a window; null for as many as the rate allows. */
  readonly quota: number | null;
  readonly windowSeconds: number;
}

/** The least seconds until the last of these calls may leave, where bucket and quota are full at the start. */
export function secondsFor({ calls, ratePerSecond, burst, quota, windowSeconds }: PlannedCalls): number {
  const byRate = Math.max(0, calls - burst) / ratePerSecond;
  const windows = quota === null || calls <= quota ? 0 : Math.ceil(calls / quota) - 1;
  return Math.max(byRate, windows * windowSeconds);
}

/** The least seconds for all of them: buckets fill side by side, so the slowest one says. */
export function leastSeconds(planned: readonly PlannedCalls[]): number {
  return planned.reduce((most, calls) => Math.max(most, secondsFor(calls)), 0);
}
