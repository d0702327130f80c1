import type { Clock } from '../../platform/clock.ts';

const WINDOW_MS = 60_000;
/** A broken page tells of some failures, and then of the same again. */
const MOST_PER_ADDRESS = 30;
/** Of one gateway, so that many addresses together can neither fill the log nor this process's memory. */
const MOST_OVERALL = 600;

/**
 * Says whether an address may have another line logged. Counted by each gateway for itself and forgotten each minute: what is
 * protected is a log, and a row in the database for every caller would cost more than the lines.
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
    if (count >= MOST_PER_ADDRESS || overall >= MOST_OVERALL) return false;
    overall += 1;
    counts.set(address, count + 1);
    return true;
  };
}
