import type { Role } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { Invitation, InvitationParams, Member, MemberParams, OpenInvitation, Workplace } from './team.schema.ts';

export type { Invitation, InvitationParams, Member, MemberParams, OpenInvitation, Workplace } from './team.schema.ts';

/** The error codes of this room → HTTP status. */
export const teamErrors = {
  member_not_found: 404,
  member_exists: 409,
  last_owner: 409,
  invitation_not_found: 404,
  too_many_invitations: 429,
  invited_login_needed: 403,
} as const satisfies ErrorStatuses;

export const team = {
  list: defineCall<{ params: UserParams }, { list: readonly Member[]; invitations: readonly Invitation[] }>({
    id: 'team.list',
    method: 'GET',
    path: '/v1/users/{id}/members',
    userParam: 'id',
    summary: 'Members and open invitations',
  }),
  /** Inviting the same e-mail address again invalidates the earlier link. */
  invite: defineCall<{ params: UserParams; body: { email: string; role: Role } }, Invitation>({
    id: 'team.invite',
    method: 'POST',
    path: '/v1/users/{id}/invitations',
    userParam: 'id',
    summary: 'Invite somebody by mail',
    duty: 'team',
    status: 201,
    errors: ['member_exists', 'too_many_invitations', 'email_not_verified'],
  }),
  withdraw: defineCall<{ params: InvitationParams }, void>({
    id: 'team.withdraw',
    method: 'DELETE',
    path: '/v1/users/{id}/invitations/{invitationId}',
    userParam: 'id',
    summary: 'Take an invitation back',
    duty: 'team',
    status: 204,
    errors: ['invitation_not_found'],
  }),
  update: defineCall<{ params: MemberParams; body: { role: Role } }, Member>({
    id: 'team.update',
    method: 'PUT',
    path: '/v1/users/{id}/members/{loginId}',
    userParam: 'id',
    summary: "Change a member's role",
    duty: 'team',
    errors: ['member_not_found', 'last_owner'],
  }),
  remove: defineCall<{ params: MemberParams }, void>({
    id: 'team.remove',
    method: 'DELETE',
    path: '/v1/users/{id}/members/{loginId}',
    userParam: 'id',
    summary: "Remove a member; that login's sessions in this user end",
    duty: 'team',
    status: 204,
    errors: ['member_not_found', 'last_owner'],
  }),
  /** The token is in the body, so that no access log contains it. */
  open: defineCall<{ body: { token: string } }, OpenInvitation>({
    id: 'team.open',
    method: 'POST',
    path: '/v1/invitations/open',
    summary: 'What a mailed invitation is for',
    access: 'public',
    changes: false,
    errors: ['link_invalid', 'link_expired', 'link_used'],
  }),
  /** `name` and `password` create the login if the e-mail address has none. Otherwise the session must belong to that login. */
  accept: defineCall<{ body: { token: string; name?: string; password?: string } }, { userId: number }>({
    id: 'team.accept',
    method: 'POST',
    path: '/v1/invitations/accept',
    summary: 'Accept an invitation',
    access: 'public',
    changes: false,
    errors: [
      'link_invalid',
      'link_expired',
      'link_used',
      'invited_login_needed',
      'password_not_allowed',
      'password_too_common',
    ],
  }),
  listWorkplaces: defineCall<object, { list: readonly Workplace[] }>({
    id: 'team.listWorkplaces',
    method: 'GET',
    path: '/v1/auth/workplaces',
    summary: 'The businesses that the login works for',
  }),
  switchWorkplace: defineCall<{ body: { user_id: number } }, void>({
    id: 'team.switchWorkplace',
    method: 'PUT',
    path: '/v1/auth/workplace',
    summary: 'Go on in another business of the login',
    changes: false,
    status: 204,
    errors: ['foreign_user'],
  }),
};
