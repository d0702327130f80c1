import { z } from 'zod';
import { mailbox } from './mailbox.ts';
import { schemasFor } from './schema.ts';
import { tokenText } from './sign-in-texts.schema.ts';

export const mailboxSchemas = schemasFor(mailbox, {
  send: { output: z.void() },
  confirm: { body: z.strictObject({ token: tokenText }), output: z.void() },
});
