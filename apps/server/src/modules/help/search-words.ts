/** PostgreSQL's text search configuration of each language. Chinese is split into pairs of characters here. */
export const CONFIGURATIONS: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  it: 'italian',
  es: 'spanish',
  zh: 'simple',
};

const HAN = /\p{Script=Han}+/gu;

/** Adds a space-separated pair for every two neighbouring Chinese characters: 退款 in 如何退款 is found as the pair that it is. */
export function withPairs(text: string): string {
  return text.replace(HAN, (run) => {
    if (run.length === 1) return ` ${run} `;
    const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
    return ` ${pairs.join(' ')} `;
  });
}

/**
 * The words of a query as a `to_tsquery` that matches any of them; the last word may be unfinished. Null if it has no word.
 * @param text as typed
 */
export function queryOf(text: string, language: string): string | null {
  const spaced = language === 'zh' ? withPairs(text) : text;
  const words = spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' | ');
}
