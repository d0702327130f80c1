/** Finds the longest known phrase at a position. A `{n}` key matches any single number. */
export interface PhraseTrie<T> {
  value: T | undefined;
  readonly next: Map<string, PhraseTrie<T>>;
}

/** What a trie reads: the dictionary key of a position in the title, and whether `{n}` may match it. */
export interface TrieKey {
  readonly norm: string;
  readonly isNumber: boolean;
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** The number of keys in the phrase. */
  readonly length: number;
  /** The position of the key that `{n}` matched. */
  readonly numberAt: number | undefined;
}

export const NUMBER_KEY = '{n}';

export const newTrie = <T>(): PhraseTrie<T> => ({ value: undefined, next: new Map() });

/** Adds a phrase; the first one at a position is kept unless `replace` is set. */
export const addPhrase = <T>(trie: PhraseTrie<T>, keys: readonly string[], value: T, replace = false): void => {
  if (keys.length === 0) return;
  let node = trie;
  for (const key of keys) {
    let child = node.next.get(key);
    if (child === undefined) {
      child = newTrie<T>();
      node.next.set(key, child);
    }
    node = child;
  }
  if (replace || node.value === undefined) node.value = value;
};

export const longestPhrase = <T>(
  trie: PhraseTrie<T>,
  keyAt: (place: number) => TrieKey | undefined,
  start: number,
): PhraseMatch<T> | undefined => {
  let best: PhraseMatch<T> | undefined;
  const walk = (node: PhraseTrie<T>, place: number, numberAt: number | undefined): void => {
    if (node.value !== undefined && place - start > (best?.length ?? 0)) {
      best = { value: node.value, length: place - start, numberAt };
    }
    const key = keyAt(place);
    if (key === undefined) return;
    const literal = node.next.get(key.norm);
    if (literal !== undefined) walk(literal, place + 1, numberAt);
    const open = key.isNumber ? node.next.get(NUMBER_KEY) : undefined;
    if (open !== undefined) walk(open, place + 1, place);
  };
  walk(trie, start, undefined);
  return best;
};
