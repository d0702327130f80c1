import type { GivenSpecifics, LackingItem } from '@quayside/contract';

/** What was typed, by `keyOf`. A specific that is not in it has the value that is stored. */
export type LackingDraft = Readonly<Record<string, string>>;

type Place = Pick<LackingItem, 'itemId' | 'site'>;

export const keyOf = ({ itemId, site }: Place, name: string): string => JSON.stringify([itemId, site, name]);

/** The specifics that may be filled in for many items at once: those that several of them lack. */
export function sharedSpecifics(
  list: readonly LackingItem[],
): { site: LackingItem['site']; name: string; n: number }[] {
  const counts = new Map<string, { site: LackingItem['site']; name: string; n: number }>();
  for (const { site, specifics } of list) {
    for (const { name } of specifics) {
      const key = `${site} ${name}`;
      counts.set(key, { site, name, n: (counts.get(key)?.n ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter(({ n }) => n > 1);
}

/** Puts one value into every empty field of a specific on a site. */
export function fillEmpty(
  draft: LackingDraft,
  list: readonly LackingItem[],
  { site, name }: { readonly site: string; readonly name: string },
  value: string,
): LackingDraft {
  const filled: Record<string, string> = { ...draft };
  for (const item of list) {
    const specific = item.site === site ? item.specifics.find((one) => one.name === name) : undefined;
    if (!specific) continue;
    const key = keyOf(item, name);
    if ((draft[key] ?? specific.values[0] ?? '').trim() === '') filled[key] = value;
  }
  return filled;
}

/** What is to be stored: the typed values that differ from the stored ones. */
export function changedSpecifics(draft: LackingDraft, list: readonly LackingItem[]): GivenSpecifics['specifics'] {
  return list.flatMap(({ itemId, site, specifics }) =>
    specifics.flatMap(({ name, values }) => {
      const typed = draft[keyOf({ itemId, site }, name)]?.trim();
      if (typed === undefined || typed === (values[0] ?? '')) return [];
      return [{ itemId, site, name, values: typed === '' ? [] : [typed] }];
    }),
  );
}
