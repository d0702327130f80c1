import { DAY_MS } from '@quayside/kernel';

/** Days until then, rounded up: an end in an hour is one day away. 0 if it has passed. */
export function daysUntil(iso: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / DAY_MS));
}
