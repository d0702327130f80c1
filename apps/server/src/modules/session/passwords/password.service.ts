import type { Language } from '@quayside/i18n';
import { MINUTE_MS } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import type { Who } from '../../../platform/http/route.ts';
import { hashToken, newToken } from '../../../platform/ids.ts';
import { mailboxOf } from '../../../platform/mail/mailbox-of.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { type Client, networkOf } from '../client.ts';
import { recordLoginHistory } from '../login-history.ts';
import { proveMailbox } from '../mailbox/mailbox.service.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { removeAuthenticator, removeChallengesOf } from '../second-factor/second-factor.repository.ts';
import { sendResetJob } from '../session.enqueue.ts';
import {
  findLatestClaim,
  findLoginByEmail,
  getLogin,
  isSessionOpen,
  type Login,
  removeSessionsOf,
  setPasswordHash,
} from '../session.repository.ts';
import type { SessionDeps } from '../session.service.ts';
import { hashNewPassword } from './new-password.ts';
import { checkOwnPassword, lockOwnPassword } from './own-password.ts';
import * as resets from './password-resets.repository.ts';

/** How long a mailed link works. */
const LINK_MINUTES = 30;

/**
 * Accepts a request for a new password. Only a worker checks whether the e-mail has a login, so that neither the response nor its time
 * reveals it.
 * @throws too_many_attempts
 */
export async function requestReset(
  deps: SessionDeps,
  request: { email: string; language: Language },
  client: Client,
): Promise<void> {
  const email = mailboxOf(request.email);
  await countAttempt(deps, [
    [LIMITS.resetOfEmail, email],
    [LIMITS.resetFromAddress, networkOf(client.address)],
  ]);
  await withTransaction(deps.db, async (tx) => {
    const requestId = await resets.createRequest(tx, { email, language: request.language, now: deps.clock.now() });
    await deps.jobs.enqueue(tx, sendResetJob, { requestId });
  });
}

/** Runs in the worker: creates a link if there is a login. The token is in the mail only; the database stores its hash. */
export async function sendReset(
  deps: Pick<SessionDeps, 'db' | 'clock' | 'enqueueMail' | 'publicUrl'>,
  requestId: number,
) {
  await withTransaction(deps.db, async (tx) => {
    const request = await resets.takeRequest(tx, requestId);
    if (!request) return;
    const login = (await findLoginByEmail(tx, request.email)) ?? (await findLatestClaim(tx, request.email));
    if (!login) return;
    const token = newToken();
    const expiresAt = new Date(deps.clock.now().getTime() + LINK_MINUTES * MINUTE_MS);
    await resets.createReset(tx, { tokenHash: hashToken(token), loginId: login.loginId, expiresAt });
    await deps.enqueueMail(tx, {
      to: login.email,
      template: 'passwordReset',
      language: request.language,
      values: { minutes: LINK_MINUTES, link: `${deps.publicUrl}/password-reset/submit-password?token=${token}` },
    });
  });
}

/**
 * Sets a new password with a mailed link, and ends every link and session of the login. A second factor stays if the address was verified
 * before; otherwise a stranger may have set it.
 * @returns the login
 * @throws link_invalid; link_expired; link_used; password_not_allowed; password_too_common; too_many_attempts
 */
export async function resetPassword(
  deps: SessionDeps,
  request: { token: string; password: string; language: Language },
  client: Client,
): Promise<number> {
  const { db, clock } = deps;
  const tokenHash = hashToken(request.token);
  const uncount = await countAttempt(deps, [[LIMITS.resetLinkFromAddress, networkOf(client.address)]]);
  // Checked twice: before the expensive hashing, and under lock before the link is used up.
  requireOpen(await resets.findReset(db, tokenHash), clock.now());
  const passwordHash = await hashNewPassword(request.password);
  const loginId = await withTransaction(db, async (tx) => {
    const { loginId } = requireOpen(await resets.findReset(tx, tokenHash, { isLocked: true }), clock.now());
    await resets.invalidateResets(tx, loginId, clock.now());
    if (await proveMailbox(deps, tx, loginId)) await removeAuthenticator(tx, loginId);
    await storePassword(deps, tx, loginId, { passwordHash, why: 'password_reset', language: request.language });
    return loginId;
  });
  await uncount();
  return loginId;
}

/**
 * Changes the password of the signed-in login. All sessions end, and a new one replaces the caller's.
 * @throws wrong_password; password_not_allowed; password_too_common; too_many_attempts; unauthorized if another call has ended the caller's
 * session meanwhile
 */
export async function changePassword(
  deps: SessionDeps,
  who: Who,
  request: { currentPassword: string; newPassword: string; language: Language; sessionToken: string },
  client: Client,
): Promise<OpenedSession> {
  const { clock } = deps;
  const checked = await checkOwnPassword(deps, who.loginId, request.currentPassword, 'currentPassword');
  const passwordHash = await hashNewPassword(request.newPassword, 'newPassword');
  return withTransaction(deps.db, async (tx) => {
    // In the order of `resetPassword`: first the links, then the login.
    await resets.invalidateResets(tx, who.loginId, clock.now());
    await lockOwnPassword(tx, checked, 'currentPassword');
    if (!(await isSessionOpen(tx, hashToken(request.sessionToken), clock.now()))) throw fail('unauthorized');
    await storePassword(deps, tx, who.loginId, { passwordHash, why: 'password_changed', language: request.language });
    return openSession(tx, clock, who, client);
  });
}

async function storePassword(
  deps: SessionDeps,
  tx: Tx,
  loginId: number,
  change: { passwordHash: string; why: 'password_reset' | 'password_changed'; language: Language },
): Promise<void> {
  const login = await requireLogin(tx, loginId);
  await setPasswordHash(tx, loginId, change.passwordHash);
  await removeSessionsOf(tx, loginId);
  await removeChallengesOf(tx, loginId);
  await recordLoginHistory(tx, loginId, { field: 'password', before: null, after: null, why: change.why });
  // An unverified address may belong to another person.
  if (!login.isVerified) return;
  await deps.enqueueMail(tx, {
    to: login.email,
    template: 'passwordChanged',
    language: change.language,
    values: { email: login.email, link: `${deps.publicUrl}/password-reset/submit-email` },
  });
}

function requireOpen(reset: resets.Reset | undefined, now: Date): resets.Reset {
  if (!reset) throw fail('link_invalid');
  if (reset.isUsed) throw fail('link_used');
  if (reset.expiresAt <= now) throw fail('link_expired');
  return reset;
}

async function requireLogin(db: Db, loginId: number): Promise<Login> {
  const login = await getLogin(db, loginId);
  if (!login) throw fail('unauthorized');
  return login;
}
