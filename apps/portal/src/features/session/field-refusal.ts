import { isApiError } from '../../lib/api/api-error.ts';
import { fieldErrorsOf } from '../../lib/failures/failure.ts';

/** Error codes whose sentence belongs to one field. */
const ABOUT_A_FIELD: readonly string[] = [
  'password_not_allowed',
  'password_too_common',
  'wrong_password',
  'wrong_code',
];

/** Field → the server's sentence about it; empty if the failure concerns no field. */
export function fieldRefusal(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error) || !ABOUT_A_FIELD.includes(error.code)) return {};
  return Object.fromEntries(Object.keys(fieldErrorsOf(error)).map((field) => [field, error.description]));
}
