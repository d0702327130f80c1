import { findElements } from './elements.ts';
import type { TextLanguage } from './language.ts';
import { formTexts, type Lexicon } from './lexicon.ts';
import { findSlots } from './slots.ts';

/**
 * Function words that indicate a language, in lower case. A word that another language also has is in both lists, so
 * that it does not distinguish the two.
 */
const TELLING: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set(['the', 'with', 'and', 'for', 'from', 'your', 'without', 'this', 'of', 'by', 'per', 'des']),
  de: new Set([
    'der',
    'das',
    'und',
    'mit',
    'für',
    'ohne',
    'aus',
    'von',
    'nicht',
    'ein',
    'eine',
    'zum',
    'zur',
    'auf',
    'des',
  ]),
  fr: new Set(['et', 'avec', 'pour', 'sans', 'dans', 'les', 'des', 'une', 'sur', 'aux']),
  it: new Set(['con', 'gli', 'per', 'senza', 'della', 'dei', 'delle', 'nella', 'di', 'alla', 'una']),
  es: new Set(['con', 'los', 'las', 'para', 'sin', 'unos', 'una', 'el', 'sur']),
};

const LANGUAGES: readonly TextLanguage[] = ['en', 'de', 'fr', 'it', 'es'];
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Whether a translation is in the wrong language: it has more function words of another one, or letters of another
 * script. What the source also has is no evidence, because names are kept ("The Beatles", "μ").
 */
export function isInOtherLanguage(source: string, result: string, to: TextLanguage): boolean {
  if ((result.match(OTHER_SCRIPT) ?? []).some((letter) => !source.includes(letter))) return true;
  const known = new Set(wordsOf(source));
  const words = wordsOf(result).filter((word) => !known.has(word));
  const countOf = (language: TextLanguage) => words.filter((word) => TELLING[language].has(word)).length;
  return LANGUAGES.some((language) => language !== to && countOf(language) > countOf(to));
}

/** Titles with fewer words may be the same in two languages: "Taxi", "Sofa Modern". */
const LEAST_WORDS = 3;

/** Whether a translation equals the source, although the source has words other than a brand, a number or a size. */
export function isUntranslated(source: string, result: string, kept: readonly string[]): boolean {
  const bare = (text: string) =>
    kept.reduce((left, one) => left.replaceAll(one.toLowerCase(), ' '), text.toLowerCase());
  const words = wordsOf(bare(source));
  return words.length >= LEAST_WORDS && words.join(' ') === wordsOf(bare(result)).join(' ');
}

/** Shorter words are often the same in several languages: "kit", "set", "LED". */
const LEAST_LETTERS = 4;

/** Languages share some words, never so many. */
const LEAST_LEFT = 3;

/** Whether half or more of a sentence's own words stand in its translation as they were. Words with a capital may be names. */
export function isMostlyLeft(source: string, result: string, kept: readonly string[]): boolean {
  const bare = kept.reduce((left, one) => left.replaceAll(one, ' '), source);
  const words = [...new Set(bare.match(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu) ?? [])];
  const own = words.filter((word) => word.length >= LEAST_LETTERS);
  const there = new Set(wordsOf(result));
  const left = own.filter((word) => there.has(word)).length;
  return left >= LEAST_LEFT && left * 2 >= own.length;
}

/**
 * The source's words that are left unchanged in a translation although the glossary has translations for them. Names
 * and brands are not in the glossary, and a seller's own terms may keep any word.
 */
export function untranslatedWords(
  source: string,
  result: string,
  brand: string | undefined,
  lexicon: Lexicon,
): string[] {
  const there = new Set(wordsOf(result));
  return findElements(source, findSlots(source, brand), lexicon)
    .flatMap((element) => (element.kind === 'term' && !element.term.own ? wordsOf(element.text) : []))
    .filter((word) => word.length >= LEAST_LETTERS && there.has(word) && !isSharedWord(word, lexicon));
}

/**
 * Whether the target language has the word too: as its translation ("Poster"), or within a phrase if the glossary has
 * no translation for it.
 */
function isSharedWord(word: string, lexicon: Lexicon): boolean {
  const form = lexicon.words.next.get(word)?.value?.form;
  return form === undefined
    ? lexicon.targetWords.has(word)
    : formTexts(form).some((text) => wordsOf(text).includes(word));
}
