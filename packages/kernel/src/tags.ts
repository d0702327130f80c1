/** Tags are a seller's own words on items. */

/** Letters of a tag: longer ones do not fit a label of a list. */
export const MOST_TAG_LETTERS = 50;
/** Tags of one item, and of one business: as many as people can still oversee. */
export const MOST_TAGS_OF_ITEM = 30;
export const MOST_TAGS = 500;

/** A tag as it is kept: spaces at its ends are dropped, and others become one. */
export function tidyTag(tag: string): string {
  return tag.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** What makes tags the same: upper and lower case do not tell them apart. */
export function foldTag(tag: string): string {
  return tidyTag(tag).toLowerCase();
}

const byFold = (one: string, other: string) => {
  const [first, second] = [foldTag(one), foldTag(other)];
  return first < second ? -1 : Number(first > second);
};

/** Tags without repetition, in the order in which they are shown. Of the same tags, the first spelling stays. */
export function sortedTags(tags: readonly string[]): string[] {
  const spelt = new Map<string, string>();
  for (const tag of tags) if (!spelt.has(foldTag(tag))) spelt.set(foldTag(tag), tidyTag(tag));
  return [...spelt.values()].sort(byFold);
}

export interface TagEdit {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The tags of an item after an edit. What is both added and removed is added. A tag that is there keeps its spelling. */
export function editedTags(tags: readonly string[], { add, remove }: TagEdit): string[] {
  const gone = new Set(remove.map(foldTag));
  return sortedTags([...tags.filter((tag) => !gone.has(foldTag(tag))), ...add]);
}

/** The folded tags that only one of two lists has. */
export function tagsThatDiffer(before: readonly string[], after: readonly string[]): string[] {
  const [old, next] = [new Set(before.map(foldTag)), new Set(after.map(foldTag))];
  return [...[...old].filter((tag) => !next.has(tag)), ...[...next].filter((tag) => !old.has(tag))];
}
