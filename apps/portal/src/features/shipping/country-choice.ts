import { COUNTRY_TYPES, type CountryType } from '@quayside/kernel';
import { foldForSearch } from '@quayside/kernel/search-fold';

/** A country in one of the three lists. */
export interface PlacedCountry {
  readonly code: string;
  readonly type: CountryType;
}

export interface NamedCountry extends PlacedCountry {
  readonly name: string;
}

export function toggled(chosen: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(code)) next.add(code);
  return next;
}

/** Adds everything between the anchor and this country; only this country if the anchor is not in the list. */
export function rangeTo(
  chosen: ReadonlySet<string>,
  codes: readonly string[],
  anchor: string | null,
  code: string,
): ReadonlySet<string> {
  const to = codes.indexOf(code);
  const from = anchor === null ? to : codes.indexOf(anchor);
  const range = from === -1 ? [code] : codes.slice(Math.min(from, to), Math.max(from, to) + 1);
  return new Set([...chosen, ...range]);
}

/** The list to the left (-1) or right (1); null at the edge. */
export function neighbourOf(type: CountryType, side: -1 | 1): CountryType | null {
  return COUNTRY_TYPES[COUNTRY_TYPES.indexOf(type) + side] ?? null;
}

/**
 * The next country after `index` whose name begins with the typed letter, wrapping around; -1 if the key is not a
 * letter or no name matches.
 */
export function startingWith(countries: readonly NamedCountry[], key: string, index: number): number {
  if (!/^\p{L}$/u.test(key)) return -1;
  const letter = foldForSearch(key);
  const begins = ({ name }: NamedCountry) => foldForSearch(name).startsWith(letter);
  const after = countries.findIndex((country, at) => at > index && begins(country));
  return after === -1 ? countries.findIndex(begins) : after;
}
