import { baseCountry, requiresPostalCode } from './countries.ts';
import { POSTAL_DIGITS, POSTAL_SHAPES } from './postal-codes.data.ts';

export type PostalCodeProblem = 'postalCodeRequired' | 'postalCode';

/** Where we know no shape: letters, digits, blanks and hyphens, as all postal codes of the world are written. */
const ANY_SHAPE = '[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]';

function shapeOf(country: string): string {
  const code = baseCountry(country);
  const digits = Object.entries(POSTAL_DIGITS).find(([, codes]) => codes.split(' ').includes(code))?.[0];
  return POSTAL_SHAPES[code] ?? (digits === undefined ? ANY_SHAPE : `\\d{${digits}}`);
}

/** Whether the text is shaped like a postal code of the country, in whatever case. That it exists, only the post knows. */
export function isPostalCode(text: string, country: string): boolean {
  return new RegExp(`^(?:${shapeOf(country)})$`).test(text.trim().toUpperCase());
}

/** What is wrong with an address's postal code; null where nothing is. One that no country asks for may be left out. */
export function postalCodeProblem(text: string, country: string): PostalCodeProblem | null {
  if (text.trim() === '') return requiresPostalCode(country) ? 'postalCodeRequired' : null;
  return isPostalCode(text, country) ? null : 'postalCode';
}
