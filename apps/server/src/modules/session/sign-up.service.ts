import type { SignUpInput } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { homeCurrency } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { createSeller } from '../sellers/index.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { type Client, networkOf } from './client.ts';
import { findLoginByPassword } from './find-by-password.ts';
import { recordLoginHistory } from './login-history.ts';
import { mailLink } from './mailbox/mailbox.service.ts';
import { lockEmail } from './mailbox/mailbox-links.repository.ts';
import { hashNewPassword } from './passwords/new-password.ts';
import { createLogin, createMembership, findFirstMembership } from './session.repository.ts';
import type { SessionDeps } from './session.service.ts';

/**
 * Creates a user and its owner's login; signing in is a separate call. The e-mail stays unverified until a mailed link is used. If another
 * login has verified the address, its owner gets a mail and the caller gets a business anyway, so that neither the response nor a later
 * sign-in reveals whether the address was free.
 * @returns the user for the e-mail and password: an earlier one if both were used before
 * @throws password_not_allowed; password_too_common; too_many_attempts
 */
export async function signUp(
  deps: SessionDeps,
  input: SignUpInput & { readonly language: Language },
  client: Client,
): Promise<number> {
  const email = input.email.toLowerCase();
  await countAttempt(deps, [
    [LIMITS.signUpFromAddress, networkOf(client.address)],
    [LIMITS.signUpOfEmail, email],
  ]);
  const passwordHash = await hashNewPassword(input.password);
  return withTransaction(deps.db, async (tx) => {
    await lockEmail(tx, email);
    const known = await findLoginByPassword(tx, email, input.password);
    const membership = known && (await findFirstMembership(tx, known.loginId));
    return membership?.userId ?? makeOwner(deps, tx, { ...input, email }, passwordHash);
  });
}

async function makeOwner(
  deps: SessionDeps,
  tx: Tx,
  { name, business, email, country, language }: SignUpInput & { readonly language: Language },
  passwordHash: string,
): Promise<number> {
  const userId = await createSeller(tx, { name: business, email, country, currency: homeCurrency(country) });
  const loginId = await createLogin(tx, { email, name, passwordHash, adminUserId: null, language, verifiedAt: null });
  await createMembership(tx, userId, loginId, 'owner');
  await recordLoginHistory(tx, loginId, { field: 'login', before: null, after: email, why: 'signed_up' });
  await mailLink(deps, tx, { loginId, email }, language);
  return userId;
}
