import { trainNgrams } from './ngram-model.ts';

const LETTERS = 6;
const WORDS = 3;
/**
 * This many of the most common words are counted as themselves; of the others only the ending counts, which shows
 * gender and number.
 */
const COMMON = 250;
const ENDING = 2;

/** In lower case, with every number as 0, and without separators. */
export const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '0')
    .match(/0|\p{L}[\p{L}\p{M}]*['’]?/gu) ?? [];

export interface Fluency {
  /** Bits per letter: whether these are words of the language. */
  readonly letters: number;
  /** Bits per word: whether words with these endings follow each other in the language. */
  readonly words: number;
  /** Both, per letter. */
  readonly both: number;
}

/**
 * A second opinion about titles that is independent of the composer: a model of letters across word boundaries, and a
 * model of words by their endings. No suitable package was found that is licensed for this, maintained and small, so it
 * is trained here, in seconds.
 */
export function trainFluency(texts: readonly string[]): (text: string) => Fluency {
  const lines = texts.map(plainWords).filter((words) => words.length > 0);
  const counts = new Map<string, number>();
  for (const word of lines.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  const common = new Set(byCount.slice(0, COMMON).map(([word]) => word));
  const kindOf = (word: string) => (common.has(word) ? word : `-${word.slice(-ENDING)}`);
  const letters = trainNgrams(
    lines.map((words) => [...words.join(' ')]),
    LETTERS,
  );
  const words = trainNgrams(
    lines.map((line) => line.map(kindOf)),
    WORDS,
  );
  return (text) => {
    const own = plainWords(text);
    const spelt = [...own.join(' ')];
    const spelling = letters.bitsOf(spelt);
    const order = words.bitsOf(own.map(kindOf));
    return {
      letters: spelling / (spelt.length + 1),
      words: order / (own.length + 1),
      both: (spelling + order) / (spelt.length + 1),
    };
  };
}
