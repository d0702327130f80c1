import type { SignUpInput } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { homeCurrency } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { errorCode } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import { createSeller } from '../sellers/index.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { type Client, networkOf } from './client.ts';
import { recordLoginHistory } from './login-history.ts';
import { hashNewPassword } from './passwords/new-password.ts';
import { createReset } from './passwords/password-resets.repository.ts';
import { createLogin, createMembership, findLoginByEmail } from './session.repository.ts';
import type { SessionDeps } from './session.service.ts';

const UNIQUE_VIOLATION = '23505';

/** How long the mailed link confirms the address; any link to a new password does later. */
const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Makes a user and the login that owns it; signing in is a call of its own. The mailbox is still to be proven by a mailed link. Where the
 * e-mail has a login already, its owner is told by mail, and whoever asked is told the same as ever.
 * @throws password_not_allowed; password_too_common; too_many_attempts
 */
export async function signUp(
  deps: SessionDeps,
  input: SignUpInput & { readonly language: Language },
  client: Client,
): Promise<void> {
  const { db } = deps;
  const email = input.email.toLowerCase();
  await countAttempt(deps, [
    [LIMITS.signUpFromAddress, networkOf(client.address)],
    [LIMITS.signUpOfEmail, email],
  ]);
  // Hashed in any case, so that the time of the answer tells nothing.
  const passwordHash = await hashNewPassword(input.password);
  if (await findLoginByEmail(db, email)) return tellOwner(deps, email, input.language);
  try {
    await withTransaction(db, (tx) => makeOwner(deps, tx, { ...input, email }, passwordHash));
  } catch (cause) {
    if (errorCode(cause) !== UNIQUE_VIOLATION) throw cause;
    // Somebody else signed up with the address since we looked.
    await tellOwner(deps, email, input.language);
  }
}

async function makeOwner(
  deps: SessionDeps,
  tx: Tx,
  { name, business, email, country, language }: SignUpInput & { readonly language: Language },
  passwordHash: string,
): Promise<void> {
  const userId = await createSeller(tx, { name: business, email, country, currency: homeCurrency(country) });
  const loginId = await createLogin(tx, { email, name, passwordHash, adminUserId: null, language, verifiedAt: null });
  await createMembership(tx, userId, loginId, 'owner');
  await recordLoginHistory(tx, loginId, { field: 'login', before: null, after: email, why: 'signed_up' });
  const token = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + CONFIRM_DAYS * DAY_MS);
  await createReset(tx, { tokenHash: hashToken(token), loginId, expiresAt });
  const link = `${deps.publicUrl}/password-reset/submit-password?token=${token}`;
  await deps.enqueueMail(tx, { to: email, template: 'confirmEmail', language, values: { days: CONFIRM_DAYS, link } });
}

async function tellOwner(deps: SessionDeps, email: string, language: Language): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const login = await findLoginByEmail(tx, email);
    if (!login) return;
    const link = `${deps.publicUrl}/password-reset/submit-email`;
    const mail = { to: login.email, template: 'emailTaken', language: login.language ?? language } as const;
    await deps.enqueueMail(tx, { ...mail, values: { link } });
  });
}
