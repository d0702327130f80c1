import { baseCountry, countries, isVariant, REGIONS, type Region } from '../countries.ts';

/** Europe for shipping: the European Union, the United Kingdom and the other countries of the continent. */
const EUROPE =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL ' +
  'NO PL PT RO RS RU SE SI SJ SK SM UA VA XK';
const NORTH_AMERICA = 'CA GL MX PM US';

const table = new Map<string, Region>([
  ...EUROPE.split(' ').map((code) => [code, 'EU'] as const),
  ...NORTH_AMERICA.split(' ').map((code) => [code, 'NA'] as const),
]);

/** The region of a country: Europe, North America, or the rest of the world. */
export function regionOf(country: string): Region {
  return table.get(baseCountry(country)) ?? 'RW';
}

let known: ReadonlyMap<Region, readonly string[]> | undefined;

/** The countries of a region, including the variants BEFR and CAFR, ordered by code. */
export function countriesOfRegion(region: Region): readonly string[] {
  known ??= new Map(
    REGIONS.map((one) => [
      one,
      countries()
        .map(({ code }) => code)
        .filter((code) => regionOf(code) === one),
    ]),
  );
  return known.get(region) ?? [];
}

/** The codes that a profile may use for a country, the most specific first: BEFR before BE. */
export function namesOfCountry(country: string): readonly string[] {
  return isVariant(country) ? [country, baseCountry(country)] : [country];
}
