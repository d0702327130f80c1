import { CATEGORY_LIMITS, type GivenSpecifics, type ItemSpecific, type LackingItem } from '@quayside/contract';

/**
 * What was typed, by `keyOf`; null restores the item's own value. A specific that is missing here keeps its stored
 * value.
 */
export type SpecificsDraft = Readonly<Record<string, readonly string[] | null>>;

type Place = Pick<LackingItem, 'itemId' | 'site'>;
type Changes = GivenSpecifics['specifics'];

export const keyOf = ({ itemId, site }: Place, name: string): string => JSON.stringify([itemId, site, name]);

/** The displayed specifics of sites that can be set for many items at once, with the number of items that show them. */
export function shownSpecifics(
  list: readonly LackingItem[],
): { readonly site: LackingItem['site']; readonly specific: ItemSpecific; readonly n: number }[] {
  const counts = new Map<string, { site: LackingItem['site']; specific: ItemSpecific; n: number }>();
  for (const { site, specifics } of list) {
    for (const specific of specifics) {
      if (specific.origin === 'variations') continue;
      const key = `${site} ${specific.name}`;
      counts.set(key, { site, specific, n: (counts.get(key)?.n ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}

/** The values to store: the typed ones that differ from the listed ones. */
export function changedSpecifics(draft: SpecificsDraft, list: readonly LackingItem[]): Changes {
  return list.flatMap(({ itemId, site, specifics }) =>
    specifics.flatMap((specific) => {
      const typed = draft[keyOf({ itemId, site }, specific.name)];
      const values = typed === undefined ? undefined : changeOf(specific, typed);
      return values === undefined ? [] : [{ itemId, site, name: specific.name, values }];
    }),
  );
}

/**
 * Clearing a field removes the seller's own value. If there is none, it removes the item's value from the listing,
 * unless the site requires it.
 */
function changeOf(
  { origin, need, values }: ItemSpecific,
  typed: readonly string[] | null,
): readonly string[] | null | undefined {
  const isOwn = origin === 'own' || origin === 'removed';
  if (typed === null) return isOwn ? null : undefined;
  const given = typed.map((value) => value.trim()).filter((value) => value !== '');
  const unique = [...new Set(given)].slice(0, CATEGORY_LIMITS.values);
  if (unique.length > 0) return JSON.stringify(unique) === JSON.stringify(values) ? undefined : unique;
  if (origin === 'own') return null;
  return origin === 'removed' || origin === 'none' || need === 'required' ? undefined : [];
}
