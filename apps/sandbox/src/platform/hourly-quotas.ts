import type { Clock } from './clock.ts';

/** Counts of calls within the last hour. A restart forgets them. */
export interface HourlyQuotas {
  /** Counts a call. Returns false and counts nothing if there were as many within the last hour. */
  take(key: string, limit: number): boolean;
  state(key: string): { readonly count: number; readonly resetAt: number };
}

const HOUR_MS = 3_600_000;

export function createHourlyQuotas(clock: Clock): HourlyQuotas {
  const calls = new Map<string, number[]>();

  function recent(key: string): number[] {
    const since = clock.now() - HOUR_MS;
    const kept = (calls.get(key) ?? []).filter((at) => at > since);
    calls.set(key, kept);
    return kept;
  }

  return {
    take(key, limit) {
      const kept = recent(key);
      if (kept.length >= limit) return false;
      kept.push(clock.now());
      return true;
    },
    state(key) {
      const kept = recent(key);
      return { count: kept.length, resetAt: (kept[0] ?? clock.now()) + HOUR_MS };
    },
  };
}
