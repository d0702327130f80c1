import { listingKeyOf, type Reason, type Site } from '@quayside/kernel';
import type { Item } from '../products/index.ts';
import type { Verdict } from './checks.ts';

interface Place {
  readonly item: Item;
  readonly site: Site;
}

interface Rounds<P> {
  readonly judge: (place: P) => Verdict;
  /** What only one item may have, such as a product code. */
  readonly keysOf: (place: P) => readonly string[];
  /** What the marketplace says against places that nothing else is in the way of, by `listingKeyOf`. */
  readonly refusalsOf: (open: readonly P[]) => Promise<ReadonlyMap<string, Reason>>;
  /** Notes that the place takes what only one item may have. */
  readonly take: (place: P) => void;
}

/**
 * A verdict on each place. Of several items that may have one thing, one is judged in each round, so that one that the
 * marketplace refuses does not hold back the others.
 */
export async function judgeInRounds<P extends Place>(
  places: readonly P[],
  { judge, keysOf, refusalsOf, take }: Rounds<P>,
): Promise<ReadonlyMap<P, Verdict>> {
  const judged = new Map<P, Verdict>();
  for (let waiting = places; waiting.length > 0; ) {
    const claims = new Map<string, number>();
    const round = waiting.flatMap((place): { place: P; verdict: Verdict }[] => {
      const verdict = judge(place);
      if (verdict.verdict === 'blocked') return [{ place, verdict }];
      const { itemId } = place.item;
      const keys = keysOf(place);
      if (keys.some((key) => (claims.get(key) ?? itemId) !== itemId)) return [];
      for (const key of keys) claims.set(key, itemId);
      return [{ place, verdict }];
    });
    const open = round.filter(({ verdict }) => verdict.verdict !== 'blocked').map(({ place }) => place);
    const refusals = await refusalsOf(open);
    for (const { place, verdict } of round) {
      const reason = refusals.get(listingKeyOf({ ...place.item, site: place.site }));
      judged.set(place, reason ? { verdict: 'blocked', reason } : verdict);
      if (verdict.verdict !== 'blocked' && !reason) take(place);
    }
    waiting = waiting.filter((place) => !judged.has(place));
  }
  return judged;
}
