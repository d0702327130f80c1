import { z } from 'zod';
import { schemasFor } from './schema.ts';
import { emailText } from './sign-in-texts.schema.ts';
import { SUPPORT_LIMITS, SUPPORT_TOPICS, support } from './support.ts';

const words = (most: number) => z.string().trim().min(1).max(most);

export const supportSchemas = schemasFor(support, {
  create: {
    body: z.strictObject({
      name: words(SUPPORT_LIMITS.name),
      email: emailText,
      topic: z.enum(SUPPORT_TOPICS),
      subject: words(SUPPORT_LIMITS.subject),
      message: words(SUPPORT_LIMITS.message),
      failedRequestId: words(SUPPORT_LIMITS.failedRequestId).optional(),
      context: z
        .strictObject({
          screen: words(SUPPORT_LIMITS.screen),
          runId: z.number().int().positive().optional(),
          browser: words(SUPPORT_LIMITS.browser),
        })
        .optional(),
    }),
    output: z.object({ reference: z.string() }),
  },
});
