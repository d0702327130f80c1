import { type Element, findElements } from './elements.ts';
import type { Lexicon } from './lexicon.ts';
import type { Part } from './parts.ts';
import { findSlots } from './slots.ts';

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

const toPart = (element: Element, lexicon: Lexicon): Part => {
  const base = { source: element.text, joiner: element.joiner, words: 0 } as const;
  if (element.kind === 'symbol') {
    return { ...base, text: element.text, role: element.text === '&' ? 'function' : 'symbol', keep: 'function' };
  }
  if (element.kind === 'slot') {
    // A capital says little in a title: a word that the glossary knows is a word, not a name.
    const isWord = element.keep === 'likely_name' && lexicon.targetWords.has(element.text.toLowerCase());
    return { ...base, text: element.text, role: isWord ? 'translated' : 'slot', keep: isWord ? 'word' : element.keep };
  }
  if (element.kind === 'unknown') {
    const isFunction = FUNCTION_WORDS.has(element.text.toLowerCase());
    return {
      ...base,
      text: element.text,
      role: isFunction ? 'function' : 'translated',
      keep: isFunction ? 'function' : 'word',
    };
  }
  const { form, own } = element.term;
  const variant = form.kind === 'fixed' ? form.text : element.text;
  return {
    ...base,
    text: own ? variant : withCaseOf(element.text, variant),
    role: 'translated',
    keep: own ? 'name' : 'word',
  };
};

/**
 * The title in another English: spelling and vocabulary by a table, everything else as the seller wrote it, in the seller's order.
 * Brand, names, numbers and codes are never respelt.
 */
export const variantParts = (title: string, brand: string | undefined, lexicon: Lexicon): Part[] =>
  findElements(title, findSlots(title, brand), lexicon).map((element) => toPart(element, lexicon));
