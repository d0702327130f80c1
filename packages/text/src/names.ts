import { COMMON_WORDS } from './common-words.data.ts';

/**
 * Tells names from words by how they are written, where no list knows them. Marketplace titles are full of names ("Fynn",
 * "Bachmann", "Mosasaurus") that a translator leaves alone; taking one for an unknown word costs coverage, taking a word for a name
 * hides that it was not translated. So doubt counts as a word: whatever is written small, is an everyday word
 * or ends as English words end.
 */
export type TitleCase = 'mixed' | 'upper' | 'lower';

/** `upper` and `lower` where capitals say nothing in this title. */
export const titleCase = (title: string): TitleCase => {
  const words = title.match(/\p{L}{3,}/gu) ?? [];
  if (words.length === 0) return 'mixed';
  const upper = words.filter((word) => word === word.toUpperCase()).length;
  const lower = words.filter((word) => word === word.toLowerCase()).length;
  if (upper / words.length > 0.7) return 'upper';
  return lower === words.length ? 'lower' : 'mixed';
};

/** Endings that English builds words with and hardly ever names. */
const ENGLISH_ENDING =
  /(?:ing|tion|sion|ness|ment|able|ible|less|ful|fully|ously|ally|ity|ous|ive|ized|ised|wise|ship|proof|friendly|shaped|themed|sized|coloured|colored|like|ware|holder|maker|cleaner|covers?|boxe?s?)$/u;
const PARTICIPLE = /[^aeiou]ed$/u;

const EVERYDAY = new Set(COMMON_WORDS.split(/\s+/u));

/** An everyday word of English, given small. */
export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word);

export const isLikelyName = (word: string, style: TitleCase): boolean => {
  if (style !== 'mixed') return false;
  if (!/^\p{Lu}|\p{Ll}\p{Lu}/u.test(word)) return false;
  const lower = word.toLowerCase();
  if (word === word.toUpperCase()) return true;
  return !isEverydayWord(lower) && !ENGLISH_ENDING.test(lower) && !PARTICIPLE.test(lower);
};

/** Capitalised, these make a saying or a name of what stands around them ("My First", "What's Next", "I Spy"). */
const SENTENCE_WORDS = new Set(
  "my your you me we us our i it its it's he she they them him her this that these is are was be am will can do does did don't can't let's what what's who who's how when why where if".split(
    ' ',
  ),
);

export const isSentenceWord = (word: string): boolean => SENTENCE_WORDS.has(word.toLowerCase().replace(/[’`]/gu, "'"));
