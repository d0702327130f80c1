const DAY_MS = 86_400_000;

/** Begun days until then, 0 where it is over: an end in an hour is one day away. */
export function daysUntil(iso: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / DAY_MS));
}
