import { isPassword } from '@quayside/kernel';
import { fail } from '../../../platform/http/fail.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

/**
 * Validates and hashes a new password.
 * @param field its field in the body
 * @throws password_not_allowed; password_too_common
 */
export async function hashNewPassword(password: string, field = 'password'): Promise<string> {
  const refuse = (code: 'password_not_allowed' | 'password_too_common') =>
    fail(code, { fields: { [`body.${field}`]: code } });
  if (!isPassword(password)) throw refuse('password_not_allowed');
  if (await isCommonPassword(password)) throw refuse('password_too_common');
  return hashPassword(password);
}
