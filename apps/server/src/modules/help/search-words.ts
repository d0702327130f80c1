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
 * Words with accented letters, as people type them without accents: `ä` becomes `ae` in German; the stemmer itself
 * handles the plain letter.
 */
function withoutMarks(word: string, language: string): string {
  const spelt = language === 'de' ? word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue') : word;
  return spelt.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** A text as it is indexed: Chinese in pairs, and each accented word also without accents. */
export function indexedText(language: string, text: string): string {
  if (language === 'zh') return withPairs(text);
  const words = wordsOf(text);
  const plain = words.map((word) => withoutMarks(word, language));
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

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

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
