import type { Site } from '@quayside/kernel';
import type { TextLanguage } from '@quayside/text';
import type { Words } from './load-words.ts';
import { USUAL_LANGUAGE } from './source-languages.ts';
import { targetOf } from './title-target.ts';

/** eBay's limit for the value of an item specific. */
export const VALUE_LIMIT = 50;

/**
 * Translates short values (a colour, a material, a measure) into a site's language. A value that the list of frequent
 * ones lacks stays as the seller wrote it.
 */
export function createValueTranslator(words: Words, site: Site): (value: string) => string {
  const knownOf = createKnownWords(words, USUAL_LANGUAGE, site, VALUE_LIMIT);
  return (value) => knownOf(value) ?? value;
}

/** Translates short values into a site's language; undefined if the list of frequent ones lacks the value. */
export function createKnownWords(
  words: Words,
  from: TextLanguage,
  site: Site,
  limit = Number.MAX_SAFE_INTEGER,
): (value: string) => string | undefined {
  const to = targetOf(site);
  return (value) => words.translateValue(value, from, to, limit);
}
