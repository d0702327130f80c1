import type { Invitation, Member } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { DAY_MS, dutyOfRole, mayDo, type Role } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, type HistoryInput, recordHistory } from '../history/index.ts';
import { getSeller } from '../sellers/index.ts';
import {
  findLoginByEmail,
  findLoginNames,
  getLogin,
  listMembers,
  lockMembers,
  type MemberRow,
  removeMembership,
  setMemberRole,
} from '../session/index.ts';
import * as invitations from './invitations.repository.ts';

export interface TeamDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
}

/** How long an invitation can be accepted. */
const INVITATION_DAYS = 7;
/** The daily limit of a user's invitations, against abuse of the portal for mass mail. */
const MAX_INVITATIONS_A_DAY = 50;

export async function listTeam(
  { db, clock }: Pick<TeamDeps, 'db' | 'clock'>,
  userId: number,
): Promise<{ list: Member[]; invitations: Invitation[] }> {
  const [members, open] = await Promise.all([
    listMembers(db, userId),
    invitations.listOpenInvitations(db, userId, clock.now()),
  ]);
  const names = await findLoginNames(db, [...new Set(open.map(({ invitedBy }) => invitedBy))]);
  return {
    list: members.map(viewOfMember),
    invitations: open.map((row) => viewOfInvitation(row, names.get(row.invitedBy) ?? '')),
  };
}

/**
 * Mails an invitation link, in the invited person's language if known, otherwise in the inviter's. Invalidates an earlier one to the same
 * e-mail.
 * @throws forbidden if the caller may not give the role; email_not_verified; member_exists; too_many_invitations
 */
export async function invite(
  deps: TeamDeps,
  who: Who,
  request: { readonly email: string; readonly role: Role; readonly language: Language },
): Promise<Invitation> {
  const { role } = request;
  const email = mailboxOf(request.email);
  requireDuty(who, role);
  if (!(await getLogin(deps.db, who.loginId))?.isVerified) throw fail('email_not_verified');
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const members = await lockMembers(tx, who.userId);
    if (members.some((member) => mailboxOf(member.email) === email)) throw fail('member_exists');
    const sentToday = await invitations.countInvitationsSince(tx, who.userId, new Date(now.getTime() - DAY_MS));
    if (sentToday >= MAX_INVITATIONS_A_DAY) throw fail('too_many_invitations');
    await invitations.withdrawInvitations(tx, who.userId, { email }, now);
    const token = newToken();
    const row = await invitations.insertInvitation(tx, {
      userId: who.userId,
      email,
      role,
      tokenHash: hashToken(token),
      invitedBy: who.loginId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    });
    // Sequential, because a transaction has one connection.
    const inviter = (await findLoginNames(tx, [who.loginId])).get(who.loginId) ?? '';
    const seller = await getSeller(tx, who.userId);
    const language = (await findLoginByEmail(tx, email))?.language ?? request.language;
    const link = `${deps.publicUrl}/invitation?token=${token}`;
    const values = { inviter, business: seller?.name ?? '', days: INVITATION_DAYS, link };
    await deps.enqueueMail(tx, { to: email, template: 'invitation', language, values });
    await record(tx, who, { field: 'invitation', before: null, after: { email, role }, why: 'member_invited' });
    return viewOfInvitation(row, inviter);
  });
}

/** @throws invitation_not_found; forbidden if the caller may not give its role */
export async function withdrawInvitation(deps: TeamDeps, who: Who, invitationId: number): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const [row] = await invitations.withdrawInvitations(tx, who.userId, { invitationId }, deps.clock.now());
    if (!row) throw fail('invitation_not_found');
    requireDuty(who, row.role);
    await recordWithdrawn(tx, who, [row]);
  });
}

/** @throws member_not_found; last_owner; forbidden if the caller may not give or change one of the roles */
export async function changeRole(deps: TeamDeps, who: Who, loginId: number, role: Role): Promise<Member> {
  return withTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, who, loginId, role);
    await setMemberRole(tx, who.userId, loginId, role);
    if (!mayDo(role, 'team')) await withdrawInvitationsOf(tx, deps, who, loginId);
    const { email } = member;
    await record(tx, who, {
      field: 'member',
      before: { email, role: member.role },
      after: { email, role },
      why: 'role_changed',
    });
    return viewOfMember({ ...member, role });
  });
}

/** @throws member_not_found; last_owner; forbidden for a manager who removes an owner */
export async function removeMember(deps: TeamDeps, who: Who, loginId: number): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const { email, role } = await lockMember(tx, who, loginId, null);
    await removeMembership(tx, who.userId, loginId);
    await withdrawInvitationsOf(tx, deps, who, loginId);
    await record(tx, who, { field: 'member', before: { email, role }, after: null, why: 'member_removed' });
  });
}

/** The member whose role changes or ends. */
async function lockMember(tx: Tx, who: Who, loginId: number, nextRole: Role | null): Promise<MemberRow> {
  const members = await lockMembers(tx, who.userId);
  const member = members.find((one) => one.loginId === loginId);
  if (!member) throw fail('member_not_found');
  requireDuty(who, member.role);
  if (nextRole) requireDuty(who, nextRole);
  const owners = members.filter(({ role }) => role === 'owner');
  if (member.role === 'owner' && nextRole !== 'owner' && owners.length === 1) throw fail('last_owner');
  return member;
}

/** Open invitations by a member who may no longer invite are revoked. */
async function withdrawInvitationsOf(tx: Tx, { clock }: TeamDeps, who: Who, invitedBy: number): Promise<void> {
  await recordWithdrawn(tx, who, await invitations.withdrawInvitations(tx, who.userId, { invitedBy }, clock.now()));
}

function requireDuty({ role: own }: Who, role: Role): void {
  if (!mayDo(own, dutyOfRole(role))) throw fail('forbidden');
}

type Change = Pick<HistoryInput, 'field' | 'before' | 'after' | 'why'>;

async function recordWithdrawn(tx: Tx, who: Who, rows: readonly invitations.InvitationRow[]): Promise<void> {
  const changes = rows.map(({ email, role }): Change => {
    return { field: 'invitation', before: { email, role }, after: null, why: 'invitation_withdrawn' };
  });
  if (changes.length > 0) await record(tx, who, ...changes);
}

async function record(tx: Tx, who: Who, ...changes: readonly Change[]): Promise<void> {
  const entries = changes.map(
    (change): HistoryInput => ({ actor: actorOf(who), entity: 'user', entityId: who.userId, ...change }),
  );
  await recordHistory(tx, who.userId, entries);
  await emitEvents(tx, who.userId, [{ kind: 'team' }]);
}

function viewOfMember({ loginId, name, email, role, joinedAt }: MemberRow): Member {
  return { loginId, name, email, role, joinedAt: joinedAt.toISOString() };
}

function viewOfInvitation(row: invitations.InvitationRow, invitedBy: string): Invitation {
  return {
    id: row.invitationId,
    email: row.email,
    role: row.role,
    invitedBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
