import { isCountry, isPlainName } from '@quayside/kernel';
import { z } from 'zod';
import { isoTime, pathId, schemasFor, userParams } from './schema.ts';
import { session } from './session.ts';
import { sessionUserSchema } from './session-user.schema.ts';
import { codeText, emailText, passwordText, tokenText } from './sign-in-texts.schema.ts';

const answer = z.object({ user: sessionUserSchema });
const name = z.string().trim().min(1).max(120).refine(isPlainName);

export const sessionSchemas = schemasFor(session, {
  get: { output: answer },
  create: {
    // The limits only bound the cost of hashing. The response says only whether the pair is correct.
    body: z.strictObject({ username: z.string().min(1).max(254), password: passwordText }),
    output: z.union([
      z.object({ user: sessionUserSchema, challenge: z.null() }),
      z.object({ user: z.null(), challenge: z.string() }),
    ]),
  },
  confirm: { body: z.strictObject({ challenge: tokenText, code: codeText }), output: answer },
  signUp: {
    body: z.strictObject({
      name,
      business: name,
      email: emailText,
      country: z.string().refine(isCountry),
      password: passwordText,
    }),
    output: z.object({ id: z.number().int() }),
  },
  keepLanguage: { output: z.void() },
  list: {
    output: z.object({
      list: z.array(
        z.object({
          id: z.number().int(),
          isCurrent: z.boolean(),
          device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
          address: z.string(),
          createdAt: isoTime,
          lastSeenAt: isoTime,
        }),
      ),
    }),
  },
  revoke: { params: z.strictObject({ sessionId: pathId }), output: z.void() },
  revokeOthers: { output: z.void() },
  remove: { output: z.void() },
  listStates: { params: userParams, output: z.object({ result: z.record(z.string(), z.string()) }) },
});
