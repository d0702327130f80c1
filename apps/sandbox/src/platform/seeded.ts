/** Deterministic numbers: the same text always gives the same value, on every machine and Node version. */

/** FNV-1a over UTF-16 code units with a final avalanche step; an unsigned 32-bit integer. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One of `choices`, always the same one for the same `text`. */
export function pickBy<T>(text: string, choices: readonly [T, ...T[]]): T {
  return choices[hash32(text) % choices.length] ?? choices[0];
}

/** A repeatable stream of numbers in [0, 1) (mulberry32). */
export function createRandom(seed: string): () => number {
  let state = hash32(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}
