import { isCountry, isPlainName } from '@quayside/kernel';
import { z } from 'zod';
import { isoTime, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { session } from './session.ts';
import { sessionUserSchema } from './session-user.schema.ts';
import { codeText, emailText, passwordText, tokenText } from './sign-in-texts.schema.ts';

const answer = z.object({ user: sessionUserSchema });
export type SessionAnswer = z.output<typeof answer>;

const name = visibleText(120).refine(isPlainName);

const signInAnswer = z.union([
  z.object({ user: sessionUserSchema, challenge: z.null() }),
  z.object({ user: z.null(), challenge: z.string() }),
]);
/** Signed in, or a second factor is required. In that case no session exists yet, and the challenge must be answered within minutes. */
export type SignInAnswer = z.output<typeof signInAnswer>;

const signUpInput = z.strictObject({
  name,
  /** The name of the business, which is the user of the specification. */
  business: name,
  email: emailText,
  /** ISO 3166-1 alpha-2. */
  country: z.string().refine(isCountry),
  password: passwordText,
});
export type SignUpInput = z.output<typeof signUpInput>;

const sessionEntry = z.object({
  id: z.number().int(),
  isCurrent: z.boolean(),
  /** Names such as Firefox and Windows; null if the browser sent none. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** Truncated, such as `203.0.113.x`; empty if unknown. */
  address: z.string(),
  createdAt: isoTime,
  /** Accurate to five minutes. */
  lastSeenAt: isoTime,
});
/** A browser that is signed in with the login. */
export type SessionEntry = z.output<typeof sessionEntry>;

export const sessionSchemas = schemasFor(session, {
  get: { output: answer },
  create: {
    // The limits only bound the cost of hashing. The response says only whether the pair is correct.
    body: z.strictObject({ username: z.string().min(1).max(254), password: passwordText }),
    output: signInAnswer,
  },
  confirm: { body: z.strictObject({ challenge: tokenText, code: codeText }), output: answer },
  signUp: {
    body: signUpInput,
    output: z.object({ id: z.number().int() }),
  },
  keepLanguage: { output: z.void() },
  list: {
    output: z.object({
      list: z.array(sessionEntry).readonly(),
    }),
  },
  revoke: { params: z.strictObject({ sessionId: pathId }), output: z.void() },
  revokeOthers: { output: z.void() },
  remove: { output: z.void() },
  listStates: { params: userParams, output: z.object({ result: z.record(z.string(), z.string()) }) },
});
