import type { Site } from '@quayside/kernel';
import { type TextLanguage, translateValue } from '@quayside/text';
import { lexicons } from './lexicons.ts';
import { USUAL_LANGUAGE } from './source-languages.ts';
import { targetOf } from './title-target.ts';

/** eBay's limit for the value of an item specific. */
export const VALUE_LIMIT = 50;

/**
 * Translates short values (a colour, a material, a type) into a site's language. A value is translated only if every
 * word of it is known; otherwise it stays as the seller wrote it.
 */
export function createValueTranslator(site: Site): (value: string) => string {
  const knownOf = createKnownWords(USUAL_LANGUAGE, site, VALUE_LIMIT);
  return (value) => knownOf(value) ?? value;
}

/** Translates short values into a site's language; undefined if a word of the value is unknown. */
export function createKnownWords(
  from: TextLanguage,
  site: Site,
  limit = Number.MAX_SAFE_INTEGER,
): (value: string) => string | undefined {
  const to = targetOf(site);
  const lexicon = lexicons.of(from, to, []);
  const known = new Map<string, string | undefined>();
  return (value) => {
    if (known.has(value)) return known.get(value);
    const text = translateValue(value, lexicon, limit);
    known.set(value, text);
    return text;
  };
}
