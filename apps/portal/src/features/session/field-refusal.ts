import { isApiError } from '../../lib/api/api-error.ts';
import { fieldErrorsOf } from '../../lib/failures/failure.ts';

/** Refusals whose sentence is about one field, and belongs beside it. */
const ABOUT_A_FIELD: readonly string[] = [
  'password_not_allowed',
  'password_too_common',
  'wrong_password',
  'wrong_code',
];

/** Field → the server's sentence about it; empty where the failure is about something else. */
export function fieldRefusal(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error) || !ABOUT_A_FIELD.includes(error.code)) return {};
  return Object.fromEntries(Object.keys(fieldErrorsOf(error)).map((field) => [field, error.description]));
}
