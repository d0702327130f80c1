import type { Term } from '@quayside/contract';

/** The terms of one source text, in any case. */
export interface TermGroup {
  readonly src_text: string;
  readonly terms: readonly Term[];
  /** Whether all of its terms, some of them or none are selected. */
  readonly checked: boolean | 'some';
}

/** Groups a list that is sorted by the source texts. */
export function groupTerms(terms: readonly Term[], selected: ReadonlySet<number>): TermGroup[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const key = term.src_text.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), term]);
  }
  return [...groups.values()].map((ofGroup) => {
    const count = ofGroup.filter(({ id }) => selected.has(id)).length;
    const checked = count === ofGroup.length || (count > 0 && 'some');
    return { src_text: ofGroup[0]?.src_text ?? '', terms: ofGroup, checked };
  });
}

/** The selection after these terms are selected or deselected. */
export function withSelected(
  selected: ReadonlySet<number>,
  terms: readonly Term[],
  isSelected: boolean,
): ReadonlySet<number> {
  const next = new Set(selected);
  for (const { id } of terms) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
