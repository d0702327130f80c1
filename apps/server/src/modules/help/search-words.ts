import { foldForSearch, searchSpellings } from '@quayside/kernel/search-fold';

/** PostgreSQL's text search configuration of each language. Chinese is split into pairs of characters here. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  it: 'italian',
  es: 'spanish',
};

export const configurationOf = (language: string): string => CONFIGURATIONS[language] ?? 'simple';

const HAN = /\p{Script=Han}+/gu;

/** Adds every pair of neighbouring Chinese characters, separated by spaces, so that 退款 is found in 如何退款. */
export function withPairs(text: string): string {
  return text.replace(HAN, (run) => {
    if (run.length === 1) return ` ${run} `;
    const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
    return ` ${pairs.join(' ')} `;
  });
}

/**
 * A word in the one spelling of searches. In German it is the one with `ae` for `ä`; the stemmer itself handles the plain
 * letter.
 */
function plainOf(word: string, language: string): string {
  return (language === 'de' ? searchSpellings(word).at(-1) : undefined) ?? foldForSearch(word);
}

/** A text as it is indexed: Chinese in pairs, and each word also in the spelling of other keyboards. */
export function indexedText(language: string, text: string): string {
  if (language === 'zh') return withPairs(text);
  const words = wordsOf(text);
  const plain = words.map((word) => plainOf(word, language));
  return [text, ...plain.filter((word, index) => word !== words[index])].join(' ');
}

/** A `to_tsquery` expression that matches a text with any of these words. */
export function anyWordOf(words: string): string {
  return words
    .split(' ')
    .map((word) => wordsOf(withPairs(word)).join(' & '))
    .filter((all) => all !== '')
    .map((all) => `(${all})`)
    .join(' | ');
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];

/** More words than any question has; the rest is ignored, so that a long text costs no more than a question. */
const MOST_WORDS = 24;

/**
 * The distinct words of a question.
 * @param text as typed
 */
export function searchWordsOf(text: string): string[] {
  const words = wordsOf(withPairs(text));
  return [...new Set(words)].slice(0, MOST_WORDS);
}
