import type { TextLanguage } from '../language.ts';
import { FACT_VALUES } from './fact-values.data.ts';

/** By their English spellings: only from English is a word without its sentence certain. */
const BY_ENGLISH: ReadonlyMap<string, Readonly<Record<TextLanguage, string>>> = new Map(
  FACT_VALUES.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', de = '', fr = '', it = '', es = ''] = line.split(' ; ').map((cell) => cell.trim());
      return english.split('|').map((word) => [word, { en: word, de, fr, it, es }] as const);
    }),
);

/** A frequent value in another language; undefined if it is none. */
export function sayFrequent(value: string, from: TextLanguage, to: TextLanguage): string | undefined {
  if (from !== 'en') return undefined;
  return BY_ENGLISH.get(value.trim().toLowerCase().replace(/\s+/gu, ' '))?.[to];
}

/** A letter that stands alone: `V Neck`, `30 L x 20 W`. Words around it mean something else than by themselves. */
const LONE_LETTER = /(?<![\p{L}\p{Nd}’'])\p{L}(?![\p{L}\p{Nd}’'])/u;

/** Whether a glossary of words may say a value. */
export const isOfWords = (value: string): boolean => !LONE_LETTER.test(value);

/** Made of what: titles say it as `En coton`, a list as `Coton`. */
const MADE_OF: Readonly<Record<TextLanguage, RegExp>> = {
  de: /^aus (?=\S)/iu,
  fr: /^en (?=\S)/iu,
  it: /^(?:in|di) (?=\S)/iu,
  es: /^de (?=\S)/iu,
  en: /^(?!)/u,
};

/** How a title says a material, for glossaries that know it so. */
export function inTitle(material: string, language: TextLanguage): string {
  return { de: 'aus ', fr: 'en ', it: 'in ', es: 'de ', en: '' }[language] + material.toLocaleLowerCase(language);
}

export function asMaterial(text: string, language: TextLanguage): string {
  const bare = text.replace(MADE_OF[language], '');
  return bare.charAt(0).toLocaleUpperCase(language) + bare.slice(1);
}
