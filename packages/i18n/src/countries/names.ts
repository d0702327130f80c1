import { EXTRA_NAMES, REGION_NAMES } from './places.data.ts';
import { USUAL_NAMES } from './usual-names.data.ts';

/** The languages that places are named in. */
export const NAME_LANGUAGES = ['en', 'de', 'fr', 'it', 'zh', 'es'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

interface Source {
  readonly countries: Readonly<Record<string, string | readonly string[]>>;
}

/** One source on both sides, a file for each language, so that a reader fetches one. */
const SOURCES: Readonly<Record<NameLanguage, () => Promise<{ readonly default: Source }>>> = {
  en: () => import('i18n-iso-countries/langs/en.json'),
  de: () => import('i18n-iso-countries/langs/de.json'),
  fr: () => import('i18n-iso-countries/langs/fr.json'),
  it: () => import('i18n-iso-countries/langs/it.json'),
  zh: () => import('i18n-iso-countries/langs/zh.json'),
  es: () => import('i18n-iso-countries/langs/es.json'),
};

/** Names by code. A region's code may be a country's too, so that the two are asked apart. */
export interface PlaceNames {
  /** ISO codes with XK, BEFR, BENL and CAFR, UK beside GB, and EU for the European Union. */
  readonly countries: Readonly<Record<string, string>>;
  /** EU (Europe), NA (North America), RW (Worldwide). */
  readonly regions: Readonly<Record<string, string>>;
}

/** The names of all places in a language. The same in the browser and on the server. Rejects where the file can not be had. */
export async function loadPlaceNames(language: NameLanguage): Promise<PlaceNames> {
  const { default: source } = await SOURCES[language]();
  const listed = Object.entries(source.countries).map(
    ([code, name]) => [code, typeof name === 'string' ? name : (name[0] ?? code)] as const,
  );
  const countries: Record<string, string> = {
    ...Object.fromEntries(listed),
    ...USUAL_NAMES[language],
    ...EXTRA_NAMES[language],
  };
  return { countries: { ...countries, UK: countries.GB ?? 'UK' }, regions: REGION_NAMES[language] };
}

/**
 * The code of the country of a name, in whatever case; undefined where none has it. `European Union` gives EU.
 * Where a country is known by two codes, the one of ISO.
 */
export function countryCodeOf(name: string, names: PlaceNames): string | undefined {
  const wanted = name.trim().toLocaleLowerCase();
  return Object.entries(names.countries).find(
    ([code, known]) => code !== 'UK' && known.toLocaleLowerCase() === wanted,
  )?.[0];
}
