import { EXTRA_NAMES, REGION_NAMES } from './places.data.ts';
import { USUAL_NAMES } from './usual-names.data.ts';

/** The languages with place names. */
export const NAME_LANGUAGES = ['en', 'de', 'fr', 'it', 'zh', 'es'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

interface Source {
  readonly countries: Readonly<Record<string, string | readonly string[]>>;
}

/** The server and the browser share one file per language, so that a reader loads one file only. */
const SOURCES: Readonly<Record<NameLanguage, () => Promise<{ readonly default: Source }>>> = {
  en: () => import('i18n-iso-countries/langs/en.json'),
  de: () => import('i18n-iso-countries/langs/de.json'),
  fr: () => import('i18n-iso-countries/langs/fr.json'),
  it: () => import('i18n-iso-countries/langs/it.json'),
  zh: () => import('i18n-iso-countries/langs/zh.json'),
  es: () => import('i18n-iso-countries/langs/es.json'),
};

/** Names by code. Countries and regions are separate, because they share some codes. */
export interface PlaceNames {
  /** ISO codes with XK, BEFR, BENL and CAFR, UK in addition to GB, and EU for the European Union. */
  readonly countries: Readonly<Record<string, string>>;
  /** EU (Europe), NA (North America), RW (Worldwide). */
  readonly regions: Readonly<Record<string, string>>;
}

/** Loads the names of all places in a language, in the browser and on the server. Rejects if the file is not available. */
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
 * The code of the country with this name, in any case; undefined if there is none. `European Union` yields EU. For a country with two
 * codes, the ISO code.
 */
export function countryCodeOf(name: string, names: PlaceNames): string | undefined {
  const wanted = name.trim().toLowerCase();
  return Object.entries(names.countries).find(([code, known]) => code !== 'UK' && known.toLowerCase() === wanted)?.[0];
}
