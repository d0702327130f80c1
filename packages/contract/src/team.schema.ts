import { isPlainName } from '@quayside/kernel';
import { z } from 'zod';
import { isoTime, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { roleSchema } from './session-user.schema.ts';
import { emailText, passwordText, tokenText } from './sign-in-texts.schema.ts';
import { team } from './team.ts';

const id = z.number().int();
const member = z.object({ loginId: id, name: z.string(), email: z.string(), role: roleSchema, joinedAt: isoTime });
/** A login that works for the user. */
export type Member = z.output<typeof member>;

const invitation = z.object({
  id,
  email: z.string(),
  role: roleSchema,
  invitedBy: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
});
/** A pending invitation. */
export type Invitation = z.output<typeof invitation>;

const memberParams = z.strictObject({ ...userParams.shape, loginId: pathId });
export type MemberParams = z.output<typeof memberParams>;

const invitationParams = z.strictObject({ ...userParams.shape, invitationId: pathId });
export type InvitationParams = z.output<typeof invitationParams>;

const openInvitation = z.object({
  business: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The e-mail address has a login, whose owner signs in to accept. Otherwise accepting creates one. */
  hasLogin: z.boolean(),
});
/** The details of an invitation that the holder of its link may see. */
export type OpenInvitation = z.output<typeof openInvitation>;

const workplace = z.object({ userId: id, name: z.string(), role: roleSchema, isCurrent: z.boolean() });
/** A business that the signed-in login works for. */
export type Workplace = z.output<typeof workplace>;

export const teamSchemas = schemasFor(team, {
  list: {
    params: userParams,
    output: z.object({ list: z.array(member).readonly(), invitations: z.array(invitation).readonly() }),
  },
  invite: { params: userParams, body: z.strictObject({ email: emailText, role: roleSchema }), output: invitation },
  withdraw: { params: invitationParams, output: z.void() },
  update: { params: memberParams, body: z.strictObject({ role: roleSchema }), output: member },
  remove: { params: memberParams, output: z.void() },
  open: {
    body: z.strictObject({ token: tokenText }),
    output: openInvitation,
  },
  accept: {
    body: z.strictObject({
      token: tokenText,
      name: visibleText(120).refine(isPlainName).optional(),
      password: passwordText.optional(),
    }),
    output: z.object({ userId: id }),
  },
  listWorkplaces: {
    output: z.object({
      list: z.array(workplace).readonly(),
    }),
  },
  switchWorkplace: { body: z.strictObject({ user_id: id.positive() }), output: z.void() },
});
