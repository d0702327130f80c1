import { sourceTitle } from './plain.ts';

/** Longer phrases are sentences and no terms. */
const MOST_WORDS = 4;

export interface CorrectedTitle {
  /** The title at home. */
  readonly source: string;
  /** An engine's title. */
  readonly before: string;
  /** A person's correction of it. */
  readonly after: string;
  /** The translation of a word or phrase, if it is known. */
  readonly known: (words: string) => string | undefined;
}

/** The one phrase in which a correction differs. */
export interface ChangedTerm {
  /** The phrase of the title at home; undefined if it is not certain. */
  readonly source: string | undefined;
  readonly before: string;
  readonly after: string;
}

const wordsIn = (title: string): readonly string[] => sourceTitle(title).split(/\s+/u).filter(Boolean);
const keyOf = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const isTerm = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MOST_WORDS && words.every((word) => /^\P{Nd}*\p{L}\P{Nd}*$/u.test(word));
const phraseOf = (words: readonly string[]): string => words.join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** How many words two titles have in common at their beginning. */
const commonStart = (one: readonly string[], other: readonly string[]): number => {
  const place = one.findIndex((word, index) => keyOf(word) !== keyOf(other[index] ?? ''));
  return place < 0 ? one.length : place;
};

/**
 * The words of the title at home to which none of the unchanged words belongs, if every unchanged word belongs to some:
 * it stands there as it is, or its translation is known.
 */
const sourceOf = ({ source, known }: CorrectedTitle, unchanged: ReadonlySet<string>): readonly string[] | undefined => {
  const words = wordsIn(source);
  const left = new Set(words.keys());
  const told = new Set<string>();
  for (let length = MOST_WORDS; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const places = Array.from({ length }, (_, index) => from + index);
      if (!places.every((place) => left.has(place))) continue;
      const phrase = words.slice(from, from + length);
      const same = phrase.map(keyOf);
      const said = same.every((key) => unchanged.has(key)) ? same : wordsIn(known(phraseOf(phrase)) ?? '').map(keyOf);
      if (said.length === 0 || !said.every((key) => unchanged.has(key))) continue;
      for (const place of places) left.delete(place);
      for (const key of said) told.add(key);
    }
  }
  const places = [...left];
  const isOnePhrase = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return isOnePhrase && told.size === unchanged.size ? places.map((place) => words[place] ?? '') : undefined;
};

/**
 * Compares an engine's title with a person's correction of it. Undefined unless exactly one phrase was replaced, which
 * may be a term.
 */
export const changedTerm = (corrected: CorrectedTitle): ChangedTerm | undefined => {
  const before = wordsIn(corrected.before);
  const after = wordsIn(corrected.after);
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const unchanged = [...before.slice(0, start), ...before.slice(before.length - end)].map(keyOf);
  const [old, now] = [before, after].map((words) => words.slice(start, words.length - end)) as [string[], string[]];
  const isOnePhrase = !old.some((word) => now.some((other) => keyOf(other) === keyOf(word)));
  if (!isOnePhrase || !isTerm(old) || !isTerm(now) || unchanged.length === 0) return undefined;
  const source = sourceOf(corrected, new Set(unchanged.filter((key) => key !== '')));
  return {
    source: source && isTerm(source) ? phraseOf(source) : undefined,
    before: phraseOf(old),
    after: phraseOf(now),
  };
};
