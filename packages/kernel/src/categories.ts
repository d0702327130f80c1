/** A category that a marketplace suggests on a site; its names run from the top level down. */
export interface SuggestedCategory {
  readonly categoryId: string;
  readonly path: readonly string[];
}

export interface RankedCategory<C extends SuggestedCategory> {
  readonly category: C;
  /** In per cent: how far the suggestions agree with each other and with the category's name at home. */
  readonly confidence: number;
}

/** A mapping below this needs a check by another title or by the seller. */
export const SURE_CONFIDENCE = 75;

/** Words count as equal if their first letters are, because inflected forms differ at the end. */
const STEM = 5;

const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
      .map((word) => [...word].slice(0, STEM).join('')),
  );

/**
 * The share of the words of a name at home that occur in the suggested category's names; the best of several spellings.
 */
function likeness(names: readonly string[], path: readonly string[]): number {
  const there = stemsOf(path.join(' '));
  const shares = names.map((name) => {
    const words = [...stemsOf(name)];
    return words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length;
  });
  return Math.max(0, ...shares);
}

/**
 * Chooses one of the suggestions for several titles of one home category. A position in a list counts by its rank, and
 * a name similar to the one at home counts as much as the first position in every list.
 * @param lists the suggestions for each title, best first
 * @param homeNames the category's name at home, in its own language and in the site's
 * @returns undefined if nothing was suggested
 */
export function rankCategories<C extends SuggestedCategory>(
  lists: readonly (readonly C[])[],
  homeNames: readonly string[],
): RankedCategory<C> | undefined {
  const found = lists.filter((list) => list.length > 0);
  const scores = new Map<string, { category: C; places: number; like: number; firsts: number }>();
  for (const list of found) {
    for (const [rank, category] of list.entries()) {
      const known = scores.get(category.categoryId);
      scores.set(category.categoryId, {
        category,
        places: (known?.places ?? 0) + 1 / (rank + 1) / found.length,
        like: known?.like ?? likeness(homeNames, category.path),
        firsts: (known?.firsts ?? 0) + (rank === 0 ? 1 : 0),
      });
    }
  }
  const [best] = [...scores.values()].sort((one, other) => other.places + other.like - (one.places + one.like));
  if (!best) return undefined;
  // A single title can mislead; several that agree count more.
  const agreement = (best.firsts / lists.length) * (lists.length > 1 ? 1 : 0.8);
  return { category: best.category, confidence: Math.round(100 * (0.6 * agreement + 0.4 * best.like)) };
}

/**
 * Alternative names of a condition for a category without its own name for it, best first. Never a better condition
 * than the goods have.
 */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  LIKE_NEW: ['USED_EXCELLENT'],
  PRE_OWNED_EXCELLENT: ['USED_EXCELLENT'],
  PRE_OWNED_FAIR: ['USED_ACCEPTABLE', 'USED_EXCELLENT'],
  USED_VERY_GOOD: ['USED_EXCELLENT'],
  USED_GOOD: ['USED_EXCELLENT'],
  USED_ACCEPTABLE: ['PRE_OWNED_FAIR', 'USED_EXCELLENT'],
  CERTIFIED_REFURBISHED: ['SELLER_REFURBISHED'],
  EXCELLENT_REFURBISHED: ['SELLER_REFURBISHED'],
  VERY_GOOD_REFURBISHED: ['SELLER_REFURBISHED'],
  GOOD_REFURBISHED: ['SELLER_REFURBISHED'],
};

/**
 * The condition in which a category accepts goods; undefined if it does not accept goods in that condition.
 * `USED_EXCELLENT` is the marketplace's plain "used", which has no grades in most categories.
 * @param taken the category's conditions; undefined if it accepts all
 */
export function conditionIn(condition: string, taken: readonly string[] | undefined): string | undefined {
  if (!taken || taken.includes(condition)) return condition;
  return CALLED[condition]?.find((name) => taken.includes(name));
}
