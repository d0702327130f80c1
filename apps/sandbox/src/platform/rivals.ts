/**
 * Competitors that somebody has placed, and how they behave. They move at the ends of equal periods of the sandbox's clock, counted from when
 * they were placed: by the same clock they always do the same.
 */

/**
 * `hold` asks its price. `undercut` asks a cent less than the cheapest other offer, but never less than half of its price, and its price
 * without others. The rest ask their price in the first period and every second one after it; between those, `sell-out` is gone, `tenfold`
 * asks ten times the price and `penny` asks 0.01.
 */
export const BEHAVIOURS = ['hold', 'undercut', 'sell-out', 'tenfold', 'penny'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface Placement {
  readonly priceMinor: number;
  readonly behaviour: Behaviour;
  readonly everyMs: number;
}

export interface PlacedRival extends Placement {
  readonly placedAt: number;
  /** The last move of one that undercuts. */
  readonly moved: { period: number; priceMinor: number };
}

export const EVERY_MS = 20 * 60_000;

export const place = (placement: Placement, now: number): PlacedRival => ({
  ...placement,
  placedAt: now,
  moved: { period: -1, priceMinor: placement.priceMinor },
});

/**
 * The price that it asks now; null while it is gone.
 * @param lowestOther what buyers pay for the cheapest other offer, less this competitor's shipping; undefined without others
 */
export function priceNow(rival: PlacedRival, now: number, lowestOther: number | undefined): number | null {
  const { behaviour, priceMinor, everyMs, placedAt, moved } = rival;
  const period = Math.max(0, Math.floor((now - placedAt) / everyMs));
  if (behaviour === 'undercut') {
    if (moved.period !== period) {
      const wanted = lowestOther === undefined ? priceMinor : Math.min(priceMinor, lowestOther - 1);
      moved.priceMinor = Math.max(Math.ceil(priceMinor / 2), wanted);
      moved.period = period;
    }
    return moved.priceMinor;
  }
  if (period % 2 === 0) return priceMinor;
  if (behaviour === 'sell-out') return null;
  if (behaviour === 'tenfold') return priceMinor * 10;
  return behaviour === 'penny' ? 1 : priceMinor;
}
