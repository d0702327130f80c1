import type { TextLanguage } from './language.ts';
import { LANGUAGES, wordSet } from './translation/text.ts';

/**
 * Function words that indicate a language, in lower case. A word that another language also has is in both lists, so
 * that it does not distinguish the two.
 */
const TELLING: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: wordSet('the with and for from your without this of by per des'),
  de: wordSet('der das und mit für ohne aus von nicht ein eine zum zur auf des'),
  fr: wordSet('et avec pour sans dans les des une sur aux'),
  it: wordSet('con gli per senza della dei delle nella di alla una'),
  es: wordSet('con los las para sin unos una el sur'),
};

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
