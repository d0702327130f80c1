import { countries, hasCodedSpecifics, type Platform, platformOfSite, type Site } from '@quayside/kernel';
import { ASPECT_CODES } from './aspect-codes.data.ts';
import { ASPECT_NAMES } from './aspects.data.ts';
import { type Aspects, type Audience, aspectValue, CODED_VALUES } from './aspects.ts';

/** Whether a site uses codes for specifics although the item's own platform uses words. */
export function needsCodes(site: Site, platform: Platform): boolean {
  const selling = platformOfSite(site);
  return selling !== null && hasCodedSpecifics(selling) && !hasCodedSpecifics(platform);
}

/** Codes by the names in all languages, in lower case, because an item's specifics are in the language of its home. */
const CODE_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(ASPECT_CODES).flatMap(([english, code]) =>
    [english, ...Object.values(ASPECT_NAMES[english] ?? {})].map((name) => [name.toLowerCase(), code] as const),
  ),
);

export const codeOf = (name: string): string | undefined => CODE_BY_NAME.get(name.trim().toLowerCase());

const ORIGIN = 'country_of_origin';

/** The item's specifics that have a code, with their values in the language of the site's buyers. */
export function codedAspects(attributes: Aspects, platform: Platform, audience: Audience): Record<string, string[]> {
  const coded: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(attributes)) {
    const code = codeOf(name);
    if (code === undefined || coded[code] !== undefined) continue;
    const said = values.flatMap((value) => codedValue(code, name, value, platform, audience) ?? []);
    if (said.length > 0) coded[code] = said;
  }
  return coded;
}

/** The specifics that distinguish a unit, by their codes; one without a code keeps its name. */
export function codedSpecifics(
  specifics: Readonly<Record<string, string>>,
  platform: Platform,
  audience: Audience,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(specifics).map(([name, value]) => {
      const code = codeOf(name);
      return [code ?? name, code ? codedValue(code, name, value, platform, audience) : value];
    }),
  );
}

function codedValue(
  code: string,
  name: string,
  value: string,
  platform: Platform,
  audience: Audience,
): string | undefined {
  if (code === ORIGIN) return countryCodes().get(value.trim().toLowerCase()) ?? value;
  return CODED_VALUES.has(code) ? value : aspectValue(platform, name, value, audience);
}

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'];
let codes: ReadonlyMap<string, string> | undefined;

/** Countries by their names in the languages of the sites. */
function countryCodes(): ReadonlyMap<string, string> {
  codes ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return countries().map(({ code }) => [(names.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return codes;
}
