import { type Element, findElements } from './elements.ts';
import type { Lexicon } from './lexicon.ts';
import { americanUnits, isSpelling } from './local-forms.ts';
import type { Part } from './parts.ts';
import { findSlots } from './slots.ts';
import { longestPhrase, newTrie } from './trie.ts';

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

/** "Multi-Colour": a word that is joined to another keeps its meaning, so it is respelt, and never exchanged for another word. */
const respellJoined = (text: string, lexicon: Lexicon): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const key = { norm: word.toLowerCase(), isNumber: false };
    const form = longestPhrase(lexicon.words, (place) => (place === 0 ? key : undefined), 0)?.value.form;
    return form?.kind === 'fixed' && isSpelling(word, form.text) ? withCaseOf(word, form.text) : word;
  });

const write = (element: Element, lexicon: Lexicon): string => {
  if (element.kind === 'slot' && element.isMeasure && lexicon.to === 'en-US') return americanUnits(element.text);
  const isJoined = element.kind === 'unknown' || (element.kind === 'slot' && element.keep === 'likely_name');
  if (isJoined && /\p{L}-\p{L}/u.test(element.text)) return respellJoined(element.text, lexicon);
  if (element.kind !== 'term' || element.term.form.kind !== 'fixed') return element.text;
  return element.term.own ? element.term.form.text : withCaseOf(element.text, element.term.form.text);
};

/**
 * The title in another variant of English: spelling and vocabulary by a table, everything else as the seller wrote it,
 * in the seller's order. Brand, names, numbers and codes are never respelt.
 */
export const respell = (title: string, brand: string | undefined, lexicon: Lexicon): string =>
  findElements(title, findSlots(title, brand), lexicon)
    .map((element, index) => (index === 0 ? '' : element.joiner) + write(element, lexicon))
    .join('');

const toPart = (element: Element, lexicon: Lexicon): Part => {
  const base = { text: element.text, source: element.text, joiner: element.joiner, words: 0 } as const;
  const role = element.kind === 'symbol' ? 'symbol' : element.kind === 'slot' ? 'slot' : 'translated';
  if (element.isBound) return { ...base, role, keep: 'must' };
  switch (element.kind) {
    case 'slot': {
      // Capitals do not prove a name: a word in the glossary is a word.
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
