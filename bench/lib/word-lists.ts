import type { KeywordRule } from '../../packages/kernel/src/index.ts';
import { createDice } from './recombined-titles.ts';

export interface BenchTerm {
  readonly src_text: string;
  readonly dst_text: string;
}

/** A seller's terms: four in ten are one word of the titles, the others two or three, a tenth with a model number. */
export function termsOf(words: readonly string[], count: number): BenchTerm[] {
  const roll = createDice(2);
  const terms = new Map<string, BenchTerm>();
  for (let n = 0; terms.size < count; n += 1) {
    const extra = n % 10 < 4 ? 0 : n % 10 < 8 ? 1 : 2;
    const phrase = [roll(words), ...Array.from({ length: extra }, () => roll(words))].join(' ');
    const src_text = n % 10 === 9 ? `${phrase} ${100 + (n % 900)}` : phrase;
    terms.set(src_text, { src_text, dst_text: `Wort ${terms.size}` });
  }
  return [...terms.values()];
}

/**
 * A blacklist: a third whole words, a third beginnings of words, a third words in all their forms; some with an
 * exception.
 */
export function keywordsOf(words: readonly string[], count: number): KeywordRule[] {
  const roll = createDice(3);
  return Array.from({ length: count }, (_, n): KeywordRule => {
    const word = roll(words);
    return {
      keyword: n % 10 === 0 ? word : `${word} ${roll(words)}`,
      match: (['word', 'prefix', 'forms'] as const)[n % 3] ?? 'word',
      language: 'en',
      fields: ['title', 'brand'],
      exceptions: n % 20 === 0 ? [`${word} set`] : [],
    };
  });
}
