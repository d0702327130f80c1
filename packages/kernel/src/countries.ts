import { COUNTRY_CODES, WITHOUT_POSTAL_CODE } from './countries.data.ts';

/** A country in an address (specification, section 3). Its name is in `countryNames` of packages/i18n. */
export interface Country {
  /** ISO 3166-1 alpha-2, XK for Kosovo, or the marketplaces' French-speaking variants BEFR and CAFR. */
  readonly code: string;
  /** Whether an address in this country needs a postal code. */
  readonly requiresPostalCode: boolean;
}

/**
 * Regions used by shipping and selling: Europe, North America, Worldwide. NA and RW are also country codes (Namibia, Rwanda); the field
 * decides which list applies.
 */
export const REGIONS = ['EU', 'NA', 'RW'] as const;
export type Region = (typeof REGIONS)[number];

export type PlaceKind = 'country' | 'region';

export function isRegion(code: string): code is Region {
  return (REGIONS as readonly string[]).includes(code);
}

/** Codes that marketplaces and common usage have for a country or a part of one. */
const BASE: Readonly<Record<string, string>> = { BEFR: 'BE', BENL: 'BE', CAFR: 'CA', UK: 'GB', EN: 'GB' };

/** Maps a code to the ISO code of its country: `BEFR` → `BE`, `UK` → `GB`. Other codes are returned unchanged. */
export function baseCountry(code: string): string {
  return BASE[code] ?? code;
}

/** The variants that the list has in addition to their country. */
const VARIANTS = ['BEFR', 'CAFR'];

let known: readonly Country[] | undefined;

/** About 250 countries, ordered by code. Built on first use. */
export function countries(): readonly Country[] {
  known ??= [...COUNTRY_CODES.split(' '), ...VARIANTS]
    .map((code) => ({ code, requiresPostalCode: requiresPostalCode(code) }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  return known;
}

export function isCountry(code: string): boolean {
  return countries().some((country) => country.code === code);
}

export function isVariant(code: string): boolean {
  return VARIANTS.includes(code);
}

/** Whether the country needs postal codes, by the Universal Postal Union's list of addressing systems. */
export function requiresPostalCode(code: string): boolean {
  return !WITHOUT_POSTAL_CODE.split(' ').includes(baseCountry(code));
}

/**
 * The locale of somebody who reads this language in this country, for dates and amounts: a British reader writes
 * `28 Nov 2026`, an American one `Nov 28, 2026`.
 * @param country empty if unknown
 */
export function localeOf(language: string, country: string): string {
  const region = baseCountry(country);
  return /^[A-Z]{2}$/.test(region) ? `${language}-${region}` : language;
}
