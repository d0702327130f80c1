import type { Clock } from '../../platform/clock.ts';

const WINDOW_MS = 60_000;
/** A broken page reports a few failures and then repeats them. */
const MAX_PER_ADDRESS = 30;
/** The limit of one gateway for all addresses, which protects the log and this process's memory. */
const MAX_OVERALL = 600;

/**
 * Limits the log entries per address and minute. Each gateway counts in memory: a database row per caller would cost more than the log
 * entries.
 */
export function createDiaryLimit(clock: Clock): (address: string) => boolean {
  let windowStart = 0;
  let overall = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = clock.now().getTime();
    if (now - windowStart >= WINDOW_MS) {
      windowStart = now;
      overall = 0;
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (count >= MAX_PER_ADDRESS || overall >= MAX_OVERALL) return false;
    overall += 1;
    counts.set(address, count + 1);
    return true;
  };
}
