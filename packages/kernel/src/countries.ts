import { COUNTRY_CODES, WITHOUT_POSTAL_CODE } from './countries.data.ts';

/** A country that an address can be in (specification, section 3). Its name is `countryNames` of packages/i18n. */
export interface Country {
  /** ISO 3166-1 alpha-2, XK for Kosovo, and the French-speaking variants BEFR and CAFR that marketplaces have. */
  readonly code: string;
  /** An address there is not complete without a postal code. */
  readonly requiresPostalCode: boolean;
}

/**
 * Groups of countries that shipping and selling speak of: Europe, North America, Worldwide. Two of these codes are countries too, in
 * another list: NA is Namibia there, RW is Rwanda. Which list a code is of, the place where it stands says.
 */
export const REGIONS = ['EU', 'NA', 'RW'] as const;
export type Region = (typeof REGIONS)[number];

export type PlaceKind = 'country' | 'region';

export function isRegion(code: string): code is Region {
  return (REGIONS as readonly string[]).includes(code);
}

/** Codes that marketplaces, languages and habit use for a country, or for a part of one. */
const BASE: Readonly<Record<string, string>> = { BEFR: 'BE', BENL: 'BE', CAFR: 'CA', UK: 'GB', EN: 'GB' };

/** The ISO code of the country that a code stands for: `BEFR` → `BE`, `UK` → `GB`; others are answered as they are. */
export function baseCountry(code: string): string {
  return BASE[code] ?? code;
}

/** The variants that stand beside their country in the list. */
const VARIANTS = ['BEFR', 'CAFR'];

let known: readonly Country[] | undefined;

/** About 250, by code. Made when first asked for, so that it costs nothing where nobody asks. */
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

/** By the Universal Postal Union's list of addressing systems: most countries, but not all, deliver by postal code. */
export function requiresPostalCode(code: string): boolean {
  return !WITHOUT_POSTAL_CODE.split(' ').includes(baseCountry(code));
}
