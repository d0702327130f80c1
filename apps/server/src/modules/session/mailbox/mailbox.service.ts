import type { Language } from '@quayside/i18n';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import type { Who } from '../../../platform/http/route.ts';
import { hashToken, newToken } from '../../../platform/ids.ts';
import { emitEvents } from '../../events/index.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { recordLoginHistory } from '../login-history.ts';
import { findLoginByEmail, getLogin, listMemberships } from '../session.repository.ts';
import type { SessionDeps } from '../session.service.ts';
import {
  createMailboxLink,
  lockEmail,
  lockMailboxLink,
  setVerified,
  useUpMailboxLinks,
} from './mailbox-links.repository.ts';

/** How long a mailed link proves the mailbox. */
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Mails a link that proves the mailbox. Where another login has the mailbox, its owner is told instead, in their language. */
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
 * Mails the link again; nothing where the mailbox is proven.
 * @throws too_many_attempts
 */
export async function sendMailboxLink(deps: SessionDeps, who: Who, language: Language): Promise<void> {
  const login = await getLogin(deps.db, who.loginId);
  if (!login || login.isVerified) return;
  await countAttempt(deps, [[LIMITS.mailboxLink, login.email.toLowerCase()]]);
  await withTransaction(deps.db, (tx) => mailLink(deps, tx, login, language));
}

/**
 * Takes the mailed link for the proof that the mailbox is that of whoever is signed in. The session is asked for besides: somebody who
 * reads a mail that a stranger caused must not confirm the stranger's login.
 * @throws link_invalid; link_of_other_login; link_used; link_expired; too_many_attempts
 */
export async function confirmMailbox(deps: SessionDeps, who: Who, token: string): Promise<void> {
  const { db, clock } = deps;
  const takeBack = await countAttempt(deps, [[LIMITS.mailboxProof, who.loginId]]);
  await withTransaction(db, async (tx) => {
    const link = await lockMailboxLink(tx, hashToken(token));
    if (!link) throw fail('link_invalid');
    if (link.loginId !== who.loginId) throw fail('link_of_other_login');
    if (link.isUsed) throw fail('link_used');
    if (link.expiresAt <= clock.now()) throw fail('link_expired');
    await proveMailbox(deps, tx, who.loginId);
  });
  await takeBack();
}

/**
 * The login has its mailbox from here on.
 * @returns false where it had it before
 * @throws link_invalid where another login has proven the same mailbox meanwhile
 */
export async function proveMailbox({ clock }: Pick<SessionDeps, 'clock'>, tx: Tx, loginId: number): Promise<boolean> {
  const login = await getLogin(tx, loginId);
  if (!login || login.isVerified) return false;
  await lockEmail(tx, login.email);
  if (await findLoginByEmail(tx, login.email)) throw fail('link_invalid');
  await useUpMailboxLinks(tx, loginId, clock.now());
  await setVerified(tx, loginId, clock.now());
  await recordLoginHistory(tx, loginId, { field: 'mailbox', before: null, after: login.email, why: 'mailbox_proven' });
  for (const { userId } of await listMemberships(tx, loginId)) await emitEvents(tx, userId, [{ kind: 'user' }]);
  return true;
}
