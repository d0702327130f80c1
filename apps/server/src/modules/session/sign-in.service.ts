import type { Language } from '@quayside/i18n';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import { acceptCode } from './accept-code.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { type Client, networkOf } from './client.ts';
import { findLoginByPassword } from './find-by-password.ts';
import { findPlace } from './known-places.ts';
import { lockLogin } from './lock-login.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import * as secondFactor from './second-factor/second-factor.repository.ts';
import {
  findFirstMembership,
  findLatestClaim,
  findLoginByEmail,
  getLogin,
  removeSession,
} from './session.repository.ts';
import type { SessionDeps } from './session.service.ts';

/** The time limit of the second sign-in step, and the maximum number of codes in it. */
const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_TRIES = 5;

/**
 * Checks e-mail and password. Without a second factor this opens a session. With one it returns the challenge for `confirmSignIn`. An
 * attempt above a limit waits; only a flood is rejected.
 * @throws wrong_credentials; too_many_attempts
 */
export async function signIn(
  deps: SessionDeps,
  credentials: { readonly username: string; readonly password: string },
  client: Client,
): Promise<OpenedSession | { readonly challenge: string }> {
  const { db, clock } = deps;
  const email = mailboxOf(credentials.username);
  const network = networkOf(client.address);
  const fromHere = [LIMITS.signIn, `${email} ${network}`] as const;
  const counted = {
    device: [[LIMITS.signInOfDevice, `${email} ${client.deviceToken}`]],
    network: [fromHere],
    unknown: [fromHere, [LIMITS.signInOfLogin, email], [LIMITS.signInFromAddress, network]],
  } as const;
  const likely = (await findLoginByEmail(db, email)) ?? (await findLatestClaim(db, email));
  const uncount = await deps.pace(counted[await findPlace(db, likely?.loginId ?? 0, client)]);
  const login = await findLoginByPassword(db, email, credentials.password);
  if (!login) throw fail('wrong_credentials');
  const opened = await withTransaction(db, async (tx) => {
    // Another call may have replaced the password since it was checked.
    if ((await lockLogin(tx, login.loginId)) !== login.passwordHash) throw fail('wrong_credentials');
    const who = await findWhoAtFirst(tx, login);
    if (!(await secondFactor.isOn(tx, login.loginId))) return openSession(tx, clock, who, client);
    const challenge = newToken();
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    await secondFactor.createChallenge(tx, { tokenHash: hashToken(challenge), loginId: login.loginId, expiresAt });
    return { challenge };
  });
  await uncount();
  return opened;
}

/**
 * Completes sign-in with a code of the authenticator app or a recovery code.
 * @throws challenge_expired, also after five wrong codes; wrong_code; too_many_attempts
 */
export async function confirmSignIn(
  deps: SessionDeps,
  { challenge, code, language }: { challenge: string; code: string; language: Language },
  client: Client,
): Promise<OpenedSession> {
  const { db, clock, box } = deps;
  const tokenHash = hashToken(challenge);
  // In its own transaction, so that the error below does not roll the count back.
  const loginId = await secondFactor.tryChallenge(db, tokenHash, clock.now(), CHALLENGE_TRIES);
  if (loginId === undefined) throw fail('challenge_expired');
  const uncount = await countAttempt(deps, [[LIMITS.secondFactor, loginId]]);
  const opened = await withTransaction(db, async (tx) => {
    // A new password removes the challenges of the old one. From here on it waits, and then also ends the session.
    await lockLogin(tx, loginId);
    const accepted = await acceptCode(tx, box, loginId, code, clock.now());
    if (!accepted) throw fail('wrong_code');
    // Of two concurrent answers to one challenge, the second finds none.
    if (!(await secondFactor.removeChallenge(tx, tokenHash))) throw fail('challenge_expired');
    const login = await getLogin(tx, loginId);
    if (!login) throw fail('challenge_expired');
    if (accepted === 'recovery') {
      const values = {
        email: login.email,
        left: await secondFactor.countRecoveryCodes(tx, loginId),
        link: `${deps.publicUrl}/user/profile/settings`,
      };
      await deps.enqueueMail(tx, { to: login.email, template: 'recoveryCodeUsed', language, values });
    }
    return openSession(tx, clock, await findWhoAtFirst(tx, login), client);
  });
  await uncount();
  return opened;
}

/** The business that a login opens first. A login without a business is treated as unknown. */
async function findWhoAtFirst(db: Db, login: { loginId: number; adminUserId: number | null }): Promise<Who> {
  const membership = await findFirstMembership(db, login.loginId);
  if (!membership) throw fail('wrong_credentials');
  return { loginId: login.loginId, adminUserId: login.adminUserId, ...membership };
}

export async function signOut(db: Db, token: string | undefined): Promise<void> {
  if (token) await removeSession(db, token);
}
