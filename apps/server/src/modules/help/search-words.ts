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

/** Adds a space-separated pair for every two neighbouring Chinese characters: 退款 in 如何退款 is found as the pair that it is. */
export function withPairs(text: string): string {
  return text.replace(HAN, (run) => {
    if (run.length === 1) return ` ${run} `;
    const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
    return ` ${pairs.join(' ')} `;
  });
}

/** Letters with a mark, as people type them without: `ä` is `ae` in German; its plain form is the stemmer's own. */
function withoutMarks(word: string, language: string): string {
  const spelt = language === 'de' ? word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue') : word;
  return spelt.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** A text as it is indexed: Chinese in pairs, and each word with marks also without them. */
export function indexedText(language: string, text: string): string {
  if (language === 'zh') return withPairs(text);
  const words = wordsOf(text);
  const plain = words.map((word) => withoutMarks(word, language));
  return [text, ...plain.filter((word, index) => word !== words[index])].join(' ');
}

/** A `to_tsquery` expression that holds for a text with one of these words. */
export function anyWordOf(words: string): string {
  return words
    .split(' ')
    .map((word) => wordsOf(withPairs(word)).join(' & '))
    .filter((all) => all !== '')
    .map((all) => `(${all})`)
    .join(' | ');
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** More words than any question has; the rest is left out, so that a long text costs no more than a question. */
const MOST_WORDS = 24;

/**
 * The distinct words of a question.
 * @param text as typed
 */
export function searchWordsOf(text: string): string[] {
  const words = wordsOf(withPairs(text));
  return [...new Set(words)].slice(0, MOST_WORDS);
}
