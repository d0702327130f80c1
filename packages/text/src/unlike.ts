import type { Part } from './parts.ts';

/** Another title that must not read the same once both are shortened. */
export interface OtherTitle {
  /** As it stands at home. */
  readonly title: string;
  /** As it would be in the other market, whole. */
  readonly made: string;
}

/** The words and numbers of a text, in lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text that at least one of the others is without. The order of the others changes nothing. */
export const differingWords = (text: string, others: readonly string[]): ReadonlySet<string> => {
  const said = others.map((other) => new Set(wordsOf(other)));
  return new Set(wordsOf(text).filter((word) => said.some((words) => !words.has(word))));
};

/** Marks the parts that stand for one of the words, so that they are dropped after all others. */
export const markApart = (parts: readonly Part[], words: ReadonlySet<string>): readonly Part[] => {
  if (words.size === 0) return parts;
  return parts.map((part) => {
    const isWord = part.role !== 'symbol' && part.role !== 'function' && part.keep !== 'must';
    return isWord && wordsOf(part.source).some((word) => words.has(word)) ? { ...part, keep: 'apart' } : part;
  });
};
