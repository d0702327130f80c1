/** Where a pattern was found. */
export interface Found {
  readonly pattern: number;
  readonly start: number;
  readonly end: number;
}

export interface Automaton {
  /** Every occurrence of every pattern in the text, ordered by its end. */
  find(text: string): Found[];
}

/** The transitions of a trie in one open-addressing table: `from` and the character's number lead to a state. */
interface Steps {
  get(from: number, letter: number): number;
  set(from: number, letter: number, to: number): void;
}

/** @param most the maximum number of transitions; state 0 is the root, to which none leads */
function createSteps(most: number, letters: number): Steps {
  const size = 2 ** Math.ceil(Math.log2(most * 2 + 2));
  const keys = new Float64Array(size).fill(-1);
  const states = new Int32Array(size);
  const placeOf = (key: number) => {
    let place = (Math.imul(key | 0, 0x9e_37_79_b1) >>> 0) & (size - 1);
    while (keys[place] !== -1 && keys[place] !== key) place = (place + 1) & (size - 1);
    return place;
  };
  return {
    get: (from, letter) => states[placeOf(from * letters + letter)] ?? 0,
    set(from, letter, to) {
      const place = placeOf(from * letters + letter);
      keys[place] = from * letters + letter;
      states[place] = to;
    },
  };
}

/** Numbers every character of the patterns from 1 on; all other characters have 0. */
function numberLetters(patterns: readonly string[]): { numbers: Uint16Array; count: number } {
  const numbers = new Uint16Array(0x1_00_00);
  let count = 1;
  for (const pattern of patterns) {
    for (let at = 0; at < pattern.length; at += 1) {
      const unit = pattern.charCodeAt(at);
      if (numbers[unit] !== 0) continue;
      numbers[unit] = count;
      count += 1;
    }
  }
  return { numbers, count };
}

/**
 * Finds any number of patterns in one pass over a text (Aho and Corasick, 1975): the time grows with the text and not
 * with the list. Equal patterns are all found.
 */
export function buildAutomaton(patterns: readonly string[]): Automaton {
  const { numbers, count } = numberLetters(patterns);
  const most = patterns.reduce((sum, pattern) => sum + pattern.length, 0);
  const steps = createSteps(most, count);
  const depths = [0];
  const parents = [0];
  const letters = [0];
  /** The patterns that end in a state. */
  const ends = new Map<number, number[]>();
  patterns.forEach((pattern, index) => {
    let state = 0;
    for (let at = 0; at < pattern.length; at += 1) {
      const letter = numbers[pattern.charCodeAt(at)] ?? 0;
      let next = steps.get(state, letter);
      if (next === 0) {
        next = depths.length;
        steps.set(state, letter, next);
        depths.push(at + 1);
        parents.push(state);
        letters.push(letter);
      }
      state = next;
    }
    if (state === 0) return;
    const own = ends.get(state);
    if (own) own.push(index);
    else ends.set(state, [index]);
  });
  const fallback = new Int32Array(depths.length);
  /** The state itself if a pattern ends there, otherwise the nearest such state along the failure links; 0 for none. */
  const firstEnd = new Int32Array(depths.length);
  const nextEnd = new Int32Array(depths.length);
  const step = (from: number, letter: number): number => {
    for (let state = from; ; state = fallback[state] ?? 0) {
      const next = steps.get(state, letter);
      if (next !== 0 || state === 0) return next;
    }
  };
  const byDepth = depths.map((_, state) => state).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  for (const state of byDepth) {
    const back = (depths[state] ?? 0) < 2 ? 0 : step(fallback[parents[state] ?? 0] ?? 0, letters[state] ?? 0);
    fallback[state] = back;
    nextEnd[state] = firstEnd[back] ?? 0;
    firstEnd[state] = ends.has(state) ? state : (nextEnd[state] ?? 0);
  }
  return {
    find(text) {
      const found: Found[] = [];
      let state = 0;
      for (let at = 0; at < text.length; at += 1) {
        const letter = numbers[text.charCodeAt(at)] ?? 0;
        state = letter === 0 ? 0 : step(state, letter);
        for (let end = firstEnd[state] ?? 0; end !== 0; end = nextEnd[end] ?? 0) {
          const start = at + 1 - (depths[end] ?? 0);
          for (const pattern of ends.get(end) ?? []) found.push({ pattern, start, end: at + 1 });
        }
      }
      return found;
    },
  };
}
