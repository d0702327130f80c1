import type { TextLanguage } from '../language.ts';
import type { FactName } from './fact-names.ts';
import { FACT_VALUES } from './fact-values.data.ts';

/** By their English spellings, because only from English is a word without a sentence unambiguous. */
const BY_ENGLISH: ReadonlyMap<string, Readonly<Record<TextLanguage, string>>> = new Map(
  FACT_VALUES.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', de = '', fr = '', it = '', es = ''] = line.split(' ; ').map((cell) => cell.trim());
      return english.split('|').map((word) => [word, { en: word, de, fr, it, es }] as const);
    }),
);

/**
 * A frequent value in another language; undefined if it is not one. A word with several meanings has one row for each
 * specific, or kind of specific, that decides the meaning: `spring@season`, `gold@material`.
 */
export function translateFrequentValue(
  value: string,
  { kind, names }: Pick<FactName, 'kind' | 'names'>,
  from: TextLanguage,
  to: TextLanguage,
): string | undefined {
  if (from !== 'en') return undefined;
  const word = value.trim().toLowerCase().replace(/\s+/gu, ' ');
  const meanings = [`${word}@${names.en.toLowerCase()}`, `${word}@${kind}`, word];
  return meanings.map((meaning) => BY_ENGLISH.get(meaning)?.[to]).find((text) => text !== undefined);
}

/** A single letter: `V Neck`, `30 L x 20 W`. It changes the meaning of the words around it. */
const LONE_LETTER = /(?<![\p{L}\p{Nd}’'])\p{L}(?![\p{L}\p{Nd}’'])/u;

/** Whether a glossary of words can translate a value. */
export const isOfWords = (value: string): boolean => !LONE_LETTER.test(value);

/** Materials: titles say `En coton`, a list says `Coton`. */
const MADE_OF: Readonly<Record<TextLanguage, RegExp>> = {
  de: /^aus (?=\S)/iu,
  fr: /^en (?=\S)/iu,
  it: /^(?:in|di) (?=\S)/iu,
  es: /^de (?=\S)/iu,
  en: /^(?!)/u,
};

/** The form of a material in titles, in which glossaries contain it. */
export function inTitle(material: string, language: TextLanguage): string {
  return { de: 'aus ', fr: 'en ', it: 'in ', es: 'de ', en: '' }[language] + material.toLocaleLowerCase(language);
}

export function asMaterial(text: string, language: TextLanguage): string {
  const bare = text.replace(MADE_OF[language], '');
  return bare.charAt(0).toLocaleUpperCase(language) + bare.slice(1);
}
