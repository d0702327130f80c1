import { type Element, findElements } from './elements.ts';
import type { Lexicon } from './lexicon.ts';
import type { Part } from './parts.ts';
import { findSlots } from './slots.ts';
import { newTrie } from './trie.ts';

/** "COLOUR" becomes "COLOR", "Colour" "Color", "colour" "color"; a variant that brings its own capitals keeps them. */
const withCaseOf = (source: string, variant: string): string => {
  const letters = source.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return variant.toUpperCase();
  const capitals = source.match(/(?<![\p{L}'’])\p{Lu}/gu)?.length ?? 0;
  if (capitals === 0) return variant;
  if (capitals === 1) return variant.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return variant.replace(/(?<![\p{L}'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
};

const FUNCTION_WORDS = new Set('the a an and & with for of in on to by from or at as plus per w'.split(' '));

const write = (element: Element): string => {
  if (element.kind !== 'term' || element.term.form.kind !== 'fixed') return element.text;
  return element.term.own ? element.term.form.text : withCaseOf(element.text, element.term.form.text);
};

/**
 * The title in another English: spelling and vocabulary by a table, everything else as the seller wrote it, in the seller's order.
 * Brand, names, numbers and codes are never respelt.
 */
export const respell = (title: string, brand: string | undefined, lexicon: Lexicon): string =>
  findElements(title, findSlots(title, brand), lexicon)
    .map((element, index) => (index === 0 ? '' : element.joiner) + write(element))
    .join('');

const toPart = (element: Element, lexicon: Lexicon): Part => {
  const base = { text: element.text, source: element.text, joiner: element.joiner, words: 0 } as const;
  const role = element.kind === 'symbol' ? 'symbol' : element.kind === 'slot' ? 'slot' : 'translated';
  if (element.isBound) return { ...base, role, keep: 'must' };
  switch (element.kind) {
    case 'slot': {
      // Capitals are no proof of a name: a word in the glossary is a word.
      const isWord = element.keep === 'likely_name' && lexicon.targetWords.has(element.text.toLowerCase());
      return { ...base, role: isWord ? 'translated' : 'slot', keep: isWord ? 'word' : element.keep };
    }
    case 'unknown': {
      const isFunction = FUNCTION_WORDS.has(element.text.toLowerCase());
      return { ...base, role: isFunction ? 'function' : 'translated', keep: isFunction ? 'function' : 'word' };
    }
    case 'term':
      return { ...base, role: 'translated', keep: element.number === undefined ? 'word' : 'must' };
    default:
      return { ...base, role: element.text === '&' ? 'function' : 'symbol', keep: 'function' };
  }
};

/** Splits an English title into parts that can be dropped separately; known phrases are one part. */
export const englishParts = (title: string, brand: string | undefined, lexicon: Lexicon): Part[] =>
  findElements(title, findSlots(title, brand), { ...lexicon, words: lexicon.sayings, terms: newTrie() }).map(
    (element) => toPart(element, lexicon),
  );
