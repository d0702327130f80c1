import type { SignUpInput } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { homeCurrency } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import { createSeller } from '../sellers/index.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { type Client, networkOf } from './client.ts';
import { findLoginByPassword } from './find-by-password.ts';
import { recordLoginHistory } from './login-history.ts';
import { mailLink } from './mailbox/mailbox.service.ts';
import { lockEmail } from './mailbox/mailbox-links.repository.ts';
import { hashNewPassword } from './passwords/new-password.ts';
import {
  createLogin,
  createMembership,
  findFirstMembership,
  findLatestClaim,
  findLoginByEmail,
} from './session.repository.ts';
import type { SessionDeps } from './session.service.ts';

/**
 * Creates a user and its owner's login; signing in is a separate call. The e-mail stays unverified until a mailed link is used. If the
 * address has a login, nothing is created and its owner gets a mail. A login that has lost its last business gets a new one, given its
 * password.
 * @returns the new user
 * @throws account_exists; password_not_allowed; password_too_common; too_many_attempts
 */
export async function signUp(
  deps: SessionDeps,
  input: SignUpInput & { readonly language: Language },
  client: Client,
): Promise<number> {
  const email = mailboxOf(input.email);
  const network = networkOf(client.address);
  await countAttempt(deps, [
    [LIMITS.signUpFromAddress, network],
    [LIMITS.signUpOfEmail, email],
  ]);
  const passwordHash = await hashNewPassword(input.password);
  const userId = await withTransaction(deps.db, async (tx) => {
    await lockEmail(tx, email);
    const known = (await findLoginByEmail(tx, email)) ?? (await findLatestClaim(tx, email));
    if (!known) return makeOwner(deps, tx, { ...input, email }, passwordHash);
    if (known.adminUserId === null && !(await findFirstMembership(tx, known.loginId))) {
      const right = await findLoginByPassword(tx, email, input.password);
      if (right?.loginId === known.loginId) return makeBusiness(tx, { ...input, email }, known.loginId);
    }
    const mail = { to: known.email, template: 'emailTaken', language: known.language ?? input.language } as const;
    await deps.enqueueMail(tx, { ...mail, values: { link: `${deps.publicUrl}/password-reset/submit-email` } });
    return undefined;
  });
  if (userId !== undefined) return userId;
  // Whoever tries many addresses from one network waits longer and longer, and is then refused.
  await deps.pace([[LIMITS.signUpOfKnown, network]]);
  throw fail('account_exists');
}

async function makeOwner(
  deps: SessionDeps,
  tx: Tx,
  input: SignUpInput & { readonly language: Language },
  passwordHash: string,
): Promise<number> {
  const { name, email, language } = input;
  const loginId = await createLogin(tx, { email, name, passwordHash, adminUserId: null, language, verifiedAt: null });
  const userId = await makeBusiness(tx, input, loginId);
  await recordLoginHistory(tx, loginId, { field: 'login', before: null, after: email, why: 'signed_up' });
  await mailLink(deps, tx, { loginId, email }, language);
  return userId;
}

async function makeBusiness(tx: Tx, { business, email, country }: SignUpInput, loginId: number): Promise<number> {
  const userId = await createSeller(tx, { name: business, email, country, currency: homeCurrency(country) });
  await createMembership(tx, userId, loginId, 'owner');
  return userId;
}
