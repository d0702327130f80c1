import { baseCountry, requiresPostalCode } from './countries.ts';
import { POSTAL_DIGITS, POSTAL_SHAPES } from './postal-codes.data.ts';

export type PostalCodeProblem = 'postalCodeRequired' | 'postalCode';

/** The fallback for a country without a known format: letters, digits, blanks and hyphens. */
const ANY_SHAPE = '[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]';

function shapeOf(country: string): string {
  const code = baseCountry(country);
  const digits = Object.entries(POSTAL_DIGITS).find(([, codes]) => codes.split(' ').includes(code))?.[0];
  return POSTAL_SHAPES[code] ?? (digits === undefined ? ANY_SHAPE : `\\d{${digits}}`);
}

/** Whether the text has the format of the country's postal codes, in any case. Does not check that the code exists. */
export function isPostalCode(text: string, country: string): boolean {
  return new RegExp(`^(?:${shapeOf(country)})$`).test(text.trim().toUpperCase());
}

/** Returns the problem of an address's postal code; null if there is none. A code that the country does not need may be missing. */
export function postalCodeProblem(text: string, country: string): PostalCodeProblem | null {
  if (text.trim() === '') return requiresPostalCode(country) ? 'postalCodeRequired' : null;
  return isPostalCode(text, country) ? null : 'postalCode';
}
