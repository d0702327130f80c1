import type { SignUpInput } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { homeCurrency } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { errorCode } from '../../platform/errors.ts';
import { fail } from '../../platform/http/fail.ts';
import { createSeller } from '../sellers/index.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { type Client, networkOf } from './client.ts';
import { recordLoginHistory } from './login-history.ts';
import { hashNewPassword } from './passwords/new-password.ts';
import { createLogin, createMembership, findLoginByEmail } from './session.repository.ts';
import type { SessionDeps } from './session.service.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Makes a user and the login that owns it; signing in is a call of its own.
 * @returns the user's id
 * @throws email_taken; password_not_allowed; password_too_common; too_many_attempts
 */
export async function signUp(
  deps: SessionDeps,
  input: SignUpInput & { readonly language: Language },
  client: Client,
): Promise<number> {
  const { db } = deps;
  const email = input.email.toLowerCase();
  await countAttempt(deps, [[LIMITS.signUpFromAddress, networkOf(client.address)]]);
  if (await findLoginByEmail(db, email)) throw fail('email_taken');
  const passwordHash = await hashNewPassword(input.password);
  const { name, business, country, language } = input;
  try {
    return await withTransaction(db, async (tx) => {
      const userId = await createSeller(tx, { name: business, email, country, currency: homeCurrency(country) });
      const loginId = await createLogin(tx, { email, name, passwordHash, adminUserId: null, language });
      await createMembership(tx, userId, loginId, 'owner');
      await recordLoginHistory(tx, loginId, { field: 'login', before: null, after: email, why: 'signed_up' });
      return userId;
    });
  } catch (cause) {
    // Somebody else signed up with the address since we looked.
    if (errorCode(cause) === UNIQUE_VIOLATION) throw fail('email_taken', { cause });
    throw cause;
  }
}
