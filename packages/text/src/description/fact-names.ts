import type { TextLanguage } from '../language.ts';
import { FACT_NAMES } from './fact-names.data.ts';
import type { Section } from './words.data.ts';

/**
 * `name`: never translated. `list`: each value is independent. `whole`: all values or none. `material`: the same, as
 * nouns. `size`: by charts, or as it is if it is the same everywhere. `chart`: by charts alone, as the number of a shoe's
 * or ring's size is another one abroad. `place`: a country.
 */
export type FactKind = 'name' | 'list' | 'whole' | 'material' | 'size' | 'chart' | 'place';

export interface FactName {
  readonly section: Section;
  readonly kind: FactKind;
  /** As it appears on the site. The English name uses the home's spelling. */
  readonly names: Readonly<Record<TextLanguage, string>>;
}

const keyOf = (name: string) => name.normalize('NFC').trim().toLowerCase().replace(/_/gu, ' ').replace(/\s+/gu, ' ');
const capital = (name: string) =>
  /^(?:uk|us|eu|mpn)\b/u.test(name)
    ? name.slice(0, 3).toUpperCase() + name.slice(3)
    : name.charAt(0).toUpperCase() + name.slice(1);

const LANGUAGES: readonly TextLanguage[] = ['en', 'de', 'fr', 'it', 'es'];

type Spellings = Readonly<Record<TextLanguage, readonly string[]>>;

const ROWS: readonly (FactName & { readonly spellings: Spellings })[] = FACT_NAMES.trim()
  .split('\n')
  .map((line) => {
    const [english = '', section = '', kind = '', ...others] = line.split(' ; ').map((cell) => cell.trim());
    const [en = [], de = [], fr = [], it = [], es = []] = [english, ...others].map((cell) => cell.split('|'));
    const spellings: Spellings = { en, de, fr, it, es };
    const first = (language: TextLanguage) => spellings[language][0] ?? '';
    return {
      section: section as Section,
      kind: kind as FactKind,
      spellings,
      names: { en: capital(first('en')), de: first('de'), fr: first('fr'), it: first('it'), es: first('es') },
    };
  });

/** The facts by their names in each language. If two have the same name, the first one is used. */
const BY_NAME: ReadonlyMap<TextLanguage, ReadonlyMap<string, FactName>> = new Map(
  LANGUAGES.map((language) => {
    const found = new Map<string, FactName>();
    for (const row of ROWS) {
      for (const name of row.spellings[language]) if (!found.has(keyOf(name))) found.set(keyOf(name), row);
    }
    return [language, found] as const;
  }),
);

/**
 * The meaning of a specific, by its name in a language or by a marketplace's English code such as `color_name`;
 * undefined if unknown.
 */
export function findFactName(name: string, language: TextLanguage): FactName | undefined {
  const key = keyOf(name);
  const english = BY_NAME.get('en');
  return BY_NAME.get(language)?.get(key) ?? (/^[a-z_]+$/u.test(name) ? english?.get(key) : undefined);
}

/** All names, for tests that keep tables consistent. */
export const factNames = (): readonly FactName[] => ROWS;
