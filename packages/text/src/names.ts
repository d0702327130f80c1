import { COMMON_WORDS } from './common-words.data.ts';

/**
 * Distinguishes names from words by their spelling, if no list has them. Marketplace titles are full of names ("Fynn",
 * "Bachmann", "Mosasaurus") that a translator leaves unchanged. Taking a name for an unknown word lowers the coverage;
 * taking a word for a name hides that it was not translated. So in doubt it counts as a word: everything in lower case,
 * everyday words, and words with English endings.
 */
export type TitleCase = 'mixed' | 'upper' | 'lower';

/** `upper` and `lower` if capitals mean nothing in this title. */
export const titleCase = (title: string): TitleCase => {
  const words = title.match(/\p{L}{3,}/gu) ?? [];
  if (words.length === 0) return 'mixed';
  const upper = words.filter((word) => word === word.toUpperCase()).length;
  const lower = words.filter((word) => word === word.toLowerCase()).length;
  if (upper / words.length > 0.7) return 'upper';
  return lower === words.length ? 'lower' : 'mixed';
};

/** Endings of English words that names hardly ever have. */
const ENGLISH_ENDING =
  /(?:ing|tion|sion|ness|ment|able|ible|less|ful|fully|ously|ally|ity|ous|ive|ized|ised|wise|ship|proof|friendly|shaped|themed|sized|coloured|colored|like|ware|holder|maker|cleaner|covers?|boxe?s?)$/u;
const PARTICIPLE = /[^aeiou]ed$/u;

const EVERYDAY = new Set(COMMON_WORDS.split(/\s+/u));

/** Whether it is an everyday English word, given in lower case. */
export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word);

export const isLikelyName = (word: string, style: TitleCase): boolean => {
  if (style !== 'mixed') return false;
  if (!/^\p{Lu}|\p{Ll}\p{Lu}/u.test(word)) return false;
  const lower = word.toLowerCase();
  if (word === word.toUpperCase()) return true;
  return !isEverydayWord(lower) && !ENGLISH_ENDING.test(lower) && !PARTICIPLE.test(lower);
};

/** Capitalised, these form a phrase or a name with the words around them ("My First", "What's Next", "I Spy"). */
const SENTENCE_WORDS = new Set(
  "my your you me we us our i it its it's he she they them him her this that these is are was be am will can do does did don't can't let's what what's who who's how when why where if".split(
    ' ',
  ),
);

export const isSentenceWord = (word: string): boolean => SENTENCE_WORDS.has(word.toLowerCase().replace(/[’`]/gu, "'"));
