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

/** More words than any question has; the rest is left out, so that a long text costs no more than a question. */
const MOST_WORDS = 24;

/**
 * The distinct words of a question, each as a `to_tsquery` expression. The last word may be unfinished.
 * @param text as typed
 */
export function searchWordsOf(text: string): string[] {
  const words =
    withPairs(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .slice(0, MOST_WORDS)
    .map((word, index, all) => (index === all.length - 1 ? `${word}:*` : word));
}
