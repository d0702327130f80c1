import type { OpenInvitation, Workplace } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { errorCode } from '../../platform/errors.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/ids.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import { moveTo } from '../acting/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory } from '../history/index.ts';
import { getSeller } from '../sellers/index.ts';
import {
  createLogin,
  createMembership,
  findLoginByEmail,
  findLoginNames,
  getLogin,
  hashNewPassword,
  listMemberships,
  proveMailbox,
  setMemberRole,
  setSessionUser,
} from '../session/index.ts';
import { findInvitation, type InvitationRow, lockInvitation, markAccepted } from './invitations.repository.ts';
import type { TeamDeps } from './team.service.ts';

const UNIQUE_VIOLATION = '23505';

/** @throws link_invalid; link_expired; link_used */
export async function openInvitation(
  { db, clock }: Pick<TeamDeps, 'db' | 'clock'>,
  token: string,
): Promise<OpenInvitation> {
  const invitation = requireOpen(await findInvitation(db, hashToken(token)), clock.now());
  const [seller, names, login] = await Promise.all([
    getSeller(db, invitation.userId),
    findLoginNames(db, [invitation.invitedBy]),
    findLoginByEmail(db, invitation.email),
  ]);
  return {
    business: seller?.name ?? '',
    invitedBy: names.get(invitation.invitedBy) ?? '',
    email: invitation.email,
    role: invitation.role,
    hasLogin: login !== undefined,
  };
}

/**
 * Makes the invited person a member, with the signed-in login or a new one. Holding the link proves access to the mailbox; an existing
 * login must also be signed in.
 * @param session the accepting browser's session; it moves to the joined business
 * @throws link_invalid; link_expired; link_used; invited_login_needed; password_not_allowed; password_too_common; invalid_request
 */
export async function acceptInvitation(
  { db, clock }: Pick<TeamDeps, 'db' | 'clock'>,
  request: { readonly token: string; readonly name?: string; readonly password?: string; readonly language: Language },
  session: { readonly who: Who | null; readonly token: string },
): Promise<{ userId: number }> {
  const tokenHash = hashToken(request.token);
  const { language } = request;
  const { email } = requireOpen(await findInvitation(db, tokenHash), clock.now());
  const known = (await findLoginByEmail(db, email)) ?? (await claimOf(db, session.who, email));
  if (known && (session.who?.loginId !== known.loginId || session.who.adminUserId !== null)) {
    throw fail('invited_login_needed');
  }
  const created = known ? null : await newLoginOf(request);
  try {
    return await withTransaction(db, async (tx) => {
      const invitation = requireOpen(await lockInvitation(tx, tokenHash), clock.now());
      const loginId =
        known?.loginId ??
        (created &&
          (await createLogin(tx, { email, ...created, adminUserId: null, language, verifiedAt: clock.now() })));
      if (!loginId) throw fail('invited_login_needed');
      // The holder of the link has access to the mailbox.
      await proveMailbox({ clock }, tx, loginId);
      await join(tx, invitation, loginId);
      if (known) await setSessionUser(tx, session.token, invitation.userId);
      await markAccepted(tx, invitation.userId, invitation.invitationId, clock.now());
      await recordHistory(tx, invitation.userId, [
        {
          actor: { kind: 'login', id: loginId },
          entity: 'user',
          entityId: invitation.userId,
          field: 'member',
          before: null,
          after: { email, role: invitation.role },
          why: 'invitation_accepted',
        },
      ]);
      await emitEvents(tx, invitation.userId, [{ kind: 'team' }]);
      return { userId: invitation.userId };
    });
  } catch (cause) {
    // A login with this e-mail has been created since.
    if (errorCode(cause) === UNIQUE_VIOLATION) throw fail('invited_login_needed', { cause });
    throw cause;
  }
}

/** The signed-in login, if it has the invited e-mail unverified. */
async function claimOf(db: Db, who: Who | null, email: string) {
  const login = who ? await getLogin(db, who.loginId) : undefined;
  return login && mailboxOf(login.email) === mailboxOf(email) ? login : undefined;
}

export async function listWorkplaces(db: Db, who: Who): Promise<Workplace[]> {
  const memberships = await listMemberships(db, who.loginId);
  const sellers = await Promise.all(memberships.map(({ userId }) => getSeller(db, userId)));
  return memberships.map(({ userId, role }, index) => ({
    userId,
    name: sellers[index]?.name ?? '',
    role,
    isCurrent: userId === who.userId,
  }));
}

/** @throws foreign_user if the login does not work there */
export async function switchWorkplace(db: Db, who: Who, token: string, userId: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await listMemberships(tx, who.loginId)).some((one) => one.userId === userId)) throw fail('foreign_user');
    if (who.adminUserId === null) await setSessionUser(tx, token, userId);
    else await moveTo(tx, who, token, userId);
  });
}

function requireOpen(invitation: InvitationRow | undefined, now: Date): InvitationRow {
  if (!invitation || invitation.withdrawnAt) throw fail('link_invalid');
  if (invitation.acceptedAt) throw fail('link_used');
  if (invitation.expiresAt <= now) throw fail('link_expired');
  return invitation;
}

async function newLoginOf({ name, password }: { readonly name?: string; readonly password?: string }) {
  const missing = {
    ...(name ? {} : { 'body.name': 'required' }),
    ...(password ? {} : { 'body.password': 'required' }),
  };
  if (!name || !password) throw fail('invalid_request', { fields: missing });
  return { name, passwordHash: await hashNewPassword(password) };
}

/** The login is already a member in another way; the invitation's role applies. */
async function join(tx: Tx, { userId, role }: InvitationRow, loginId: number): Promise<void> {
  const isMember = (await listMemberships(tx, loginId)).some((one) => one.userId === userId);
  if (isMember) await setMemberRole(tx, userId, loginId, role);
  else await createMembership(tx, userId, loginId, role);
}
