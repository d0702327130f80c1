import type { Language } from '@quayside/i18n';
import { DAY_MS } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import type { Who } from '../../../platform/http/route.ts';
import { hashToken, newToken } from '../../../platform/ids.ts';
import { mailboxOf } from '../../../platform/mail/mailbox-of.ts';
import { emitEvents } from '../../events/index.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { recordLoginHistory } from '../login-history.ts';
import { findLoginByEmail, getLogin, listMemberships } from '../session.repository.ts';
import type { SessionDeps } from '../session.service.ts';
import {
  createMailboxLink,
  invalidateMailboxLinks,
  lockEmail,
  lockMailboxLink,
  setVerified,
} from './mailbox-links.repository.ts';

/** How long a mailed verification link works. */
const LINK_DAYS = 7;

/** Mails a verification link. If the address belongs to another login, its owner gets a notice instead, in their language. */
export async function mailLink(
  deps: SessionDeps,
  tx: Tx,
  { loginId, email }: { readonly loginId: number; readonly email: string },
  language: Language,
): Promise<void> {
  const owner = await findLoginByEmail(tx, email);
  if (owner) {
    const mail = { to: owner.email, template: 'emailTaken', language: owner.language ?? language } as const;
    await deps.enqueueMail(tx, { ...mail, values: { link: `${deps.publicUrl}/password-reset/submit-email` } });
    return;
  }
  const token = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_DAYS * DAY_MS);
  await createMailboxLink(tx, { tokenHash: hashToken(token), loginId, expiresAt });
  const link = `${deps.publicUrl}/confirm-email?token=${token}`;
  await deps.enqueueMail(tx, { to: email, template: 'confirmEmail', language, values: { days: LINK_DAYS, link } });
}

/**
 * Mails the link again; does nothing for a verified address.
 * @throws too_many_attempts
 */
export async function sendMailboxLink(deps: SessionDeps, who: Who, language: Language): Promise<void> {
  const login = await getLogin(deps.db, who.loginId);
  if (!login || login.isVerified) return;
  await countAttempt(deps, [[LIMITS.mailboxLink, mailboxOf(login.email)]]);
  await withTransaction(deps.db, (tx) => mailLink(deps, tx, login, language));
}

/**
 * Verifies with a mailed link that the address belongs to the signed-in login. A session is required, so that a person who opens a mail
 * caused by a stranger does not verify the stranger's login.
 * @throws link_invalid; link_of_other_login; link_used; link_expired; too_many_attempts
 */
export async function confirmMailbox(deps: SessionDeps, who: Who, token: string): Promise<void> {
  const { db, clock } = deps;
  const uncount = await countAttempt(deps, [[LIMITS.mailboxProof, who.loginId]]);
  await withTransaction(db, async (tx) => {
    const link = await lockMailboxLink(tx, hashToken(token));
    if (!link) throw fail('link_invalid');
    if (link.loginId !== who.loginId) throw fail('link_of_other_login');
    if (link.isUsed) throw fail('link_used');
    if (link.expiresAt <= clock.now()) throw fail('link_expired');
    await proveMailbox(deps, tx, who.loginId);
  });
  await uncount();
}

/**
 * Marks the login's address as verified.
 * @returns false if it already was
 * @throws link_invalid if another login has verified the address meanwhile
 */
export async function proveMailbox({ clock }: Pick<SessionDeps, 'clock'>, tx: Tx, loginId: number): Promise<boolean> {
  const login = await getLogin(tx, loginId);
  if (!login || login.isVerified) return false;
  await lockEmail(tx, login.email);
  if (await findLoginByEmail(tx, login.email)) throw fail('link_invalid');
  await invalidateMailboxLinks(tx, loginId, clock.now());
  await setVerified(tx, loginId, clock.now());
  await recordLoginHistory(tx, loginId, { field: 'mailbox', before: null, after: login.email, why: 'mailbox_proven' });
  for (const { userId } of await listMemberships(tx, loginId)) await emitEvents(tx, userId, [{ kind: 'user' }]);
  return true;
}
