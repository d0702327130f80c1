import { isPlainName } from '@quayside/kernel';
import { z } from 'zod';
import { isoTime, pathId, schemasFor, userParams } from './schema.ts';
import { roleSchema } from './session-user.schema.ts';
import { emailText, passwordText, tokenText } from './sign-in-texts.schema.ts';
import { team } from './team.ts';

const id = z.number().int();
const member = z.object({ loginId: id, name: z.string(), email: z.string(), role: roleSchema, joinedAt: isoTime });
const invitation = z.object({
  id,
  email: z.string(),
  role: roleSchema,
  invitedBy: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
});
const memberParams = z.strictObject({ ...userParams.shape, loginId: pathId });

export const teamSchemas = schemasFor(team, {
  list: { params: userParams, output: z.object({ list: z.array(member), invitations: z.array(invitation) }) },
  invite: { params: userParams, body: z.strictObject({ email: emailText, role: roleSchema }), output: invitation },
  withdraw: { params: z.strictObject({ ...userParams.shape, invitationId: pathId }), output: z.void() },
  update: { params: memberParams, body: z.strictObject({ role: roleSchema }), output: member },
  remove: { params: memberParams, output: z.void() },
  open: {
    body: z.strictObject({ token: tokenText }),
    output: z.object({
      business: z.string(),
      invitedBy: z.string(),
      email: z.string(),
      role: roleSchema,
      hasLogin: z.boolean(),
    }),
  },
  accept: {
    body: z.strictObject({
      token: tokenText,
      name: z.string().trim().min(1).max(120).refine(isPlainName).optional(),
      password: passwordText.optional(),
    }),
    output: z.object({ userId: id }),
  },
  listWorkplaces: {
    output: z.object({
      list: z.array(z.object({ userId: id, name: z.string(), role: roleSchema, isCurrent: z.boolean() })),
    }),
  },
  switchWorkplace: { body: z.strictObject({ user_id: id.positive() }), output: z.void() },
});
