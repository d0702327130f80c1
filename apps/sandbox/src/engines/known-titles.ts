import { builtinCatalog } from '../catalog/builtin.ts';
import { CATALOGUE_TITLES, type TitleByLanguage } from './catalogue-titles.data.ts';

const plain = (title: string): string => title.replace(/\s+/g, ' ').trim();

let known: ReadonlyMap<string, TitleByLanguage> | undefined;

const titles = (): ReadonlyMap<string, TitleByLanguage> => {
  known ??= new Map(
    builtinCatalog().flatMap(({ title, brand = '' }, place) => {
      const made = CATALOGUE_TITLES[place];
      if (made === undefined) return [];
      const named = (text: string) => text.replace('@', brand);
      return [[plain(title), { de: named(made.de), fr: named(made.fr), it: named(made.it), es: named(made.es) }]];
    }),
  );
  return known;
};

const isKnownLanguage = (language: string): language is keyof TitleByLanguage =>
  language === 'de' || language === 'fr' || language === 'it' || language === 'es';

/** The translation of a title of the built-in catalogue, if it is one. */
export function knownTitle(title: string, language: string): string | undefined {
  return isKnownLanguage(language) ? titles().get(plain(title))?.[language] : undefined;
}
