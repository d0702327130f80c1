import { z } from 'zod';
import { password } from './password.ts';
import { schemasFor } from './schema.ts';
import { emailText, passwordText, tokenText } from './sign-in-texts.schema.ts';

export const passwordSchemas = schemasFor(password, {
  requestReset: { body: z.strictObject({ email: emailText }), output: z.void() },
  reset: { body: z.strictObject({ token: tokenText, password: passwordText }), output: z.void() },
  update: { body: z.strictObject({ currentPassword: passwordText, newPassword: passwordText }), output: z.void() },
});
