/** Finds the longest known phrase at a position. */
export interface PhraseTrie<T> {
  value: T | undefined;
  readonly next: Map<string, PhraseTrie<T>>;
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** The number of keys in the phrase. */
  readonly length: number;
}

export const newTrie = <T>(): PhraseTrie<T> => ({ value: undefined, next: new Map() });

/** Adds a phrase; the first one with the same keys is kept unless `replace` is set. */
export const addPhrase = <T>(trie: PhraseTrie<T>, keys: readonly string[], value: T, replace = false): void => {
  if (keys.length === 0) return;
  let node = trie;
  for (const key of keys) {
    const child = node.next.get(key) ?? newTrie<T>();
    node.next.set(key, child);
    node = child;
  }
  if (replace || node.value === undefined) node.value = value;
};

export const longestPhrase = <T>(
  trie: PhraseTrie<T>,
  keyAt: (place: number) => string | undefined,
  start: number,
): PhraseMatch<T> | undefined => {
  let best: PhraseMatch<T> | undefined;
  let node: PhraseTrie<T> | undefined = trie;
  for (let place = start; node !== undefined; place += 1) {
    if (node.value !== undefined) best = { value: node.value, length: place - start };
    const key = keyAt(place);
    node = key === undefined ? undefined : node.next.get(key);
  }
  return best;
};
