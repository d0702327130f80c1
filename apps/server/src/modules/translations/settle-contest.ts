import type { Site } from '@quayside/kernel';
import { type OtherTitle, type TitleOutcome, tellingValues } from '@quayside/text';
import { titleKeyOf } from './title-digests.repository.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';
import type { TitleWriter } from './titles-apart.ts';

/** An item that would have the same title on a site as others. */
export interface Contender {
  readonly item: TitledItem;
  readonly writer: TitleWriter;
  readonly made: TitleOutcome;
  /** Whether the title stays, because it is live or written by the seller. */
  readonly isFixed: boolean;
}

/**
 * Makes equal titles of a site differ: first by the words in which the home titles differ, then by the items' own
 * values. If nothing differs, the fixed item gets the title, otherwise the first one, and the others wait.
 * @param contenders in the order of their items
 * @param key the title that all would have
 */
export function settleContest(
  contenders: readonly Contender[],
  site: Site,
  key: string,
  limit: number,
): Map<Contender, SiteTitle> {
  const keyOf = (one: Contender, title: SiteTitle) => (one.isFixed || !title.ok ? key : titleKeyOf(title.title));
  const byWords = new Map(
    contenders.map((one) => [one, one.isFixed ? one.made : wordsApart(one, contenders, site, limit)]),
  );
  const results = new Map<Contender, SiteTitle>(byWords);
  for (const alike of groupedBy(contenders, (one) => keyOf(one, byWords.get(one) ?? one.made))) {
    if (alike.length < 2) continue;
    const values = tellingValues(alike.map(({ item, writer }) => writer.valuesOf(item, site)));
    for (const [index, one] of alike.entries()) {
      const made = byWords.get(one);
      const own = values[index] ?? [];
      if (one.isFixed || !made?.ok || own.length === 0) continue;
      const told = one.writer.withValues(one.item, site, made, own, limit);
      if (told) results.set(one, told);
    }
  }
  const holders = new Map<string, Contender>();
  const fixedFirst = [...contenders].sort((one, other) => Number(other.isFixed) - Number(one.isFixed));
  for (const one of fixedFirst) {
    const title = results.get(one);
    if (!title || (!one.isFixed && !title.ok)) continue;
    const own = keyOf(one, title);
    const holder = holders.get(own);
    if (!holder) holders.set(own, one);
    else if (!one.isFixed && title.ok) {
      results.set(one, { ok: false, reason: 'same_as_other', detail: title.title, equal: title, other: holder.item });
    }
  }
  return results;
}

/** The title with the words that the others' home titles lack; unchanged if nothing differs. */
function wordsApart(one: Contender, contenders: readonly Contender[], site: Site, limit: number): TitleOutcome {
  const home = one.writer.titleOn(one.item, site);
  const unlike = new Map<string, OtherTitle>();
  for (const other of contenders) {
    const title = other.writer.titleOn(other.item, site);
    if (other === one || titleKeyOf(title) === titleKeyOf(home)) continue;
    const whole = other.writer.write(other.item, site, { limit: Number.MAX_SAFE_INTEGER });
    const made = whole.ok ? whole.title : other.made.ok ? other.made.title : '';
    unlike.set(`${title} ${made}`, { title, made });
  }
  if (unlike.size === 0) return one.made;
  const again = one.writer.write(one.item, site, { limit, unlike: [...unlike.values()] });
  return again.ok ? again : one.made;
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
