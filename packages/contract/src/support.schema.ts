import { isPhone } from '@quayside/kernel';
import { z } from 'zod';
import { schemasFor, visibleText } from './schema.ts';
import { emailText } from './sign-in-texts.schema.ts';
import { SUPPORT_LIMITS, SUPPORT_TOPICS, support } from './support.ts';

const words = (most: number) => visibleText(most);

const supportReceipt = z.object({
  /** The readable id of the request, such as `QS-7K2M-94TD`. */
  reference: z.string(),
});
export type SupportReceipt = z.output<typeof supportReceipt>;

const supportContext = z.strictObject({
  /** The path of the screen, without its query. */
  screen: words(SUPPORT_LIMITS.screen),
  /** The run that was opened last. */
  runId: z.number().int().positive().optional(),
  /** The browser's own name for itself. */
  browser: words(SUPPORT_LIMITS.browser),
});
/** Where the sender was before the request. */
export type SupportContext = z.output<typeof supportContext>;

const supportRequestInput = z.strictObject({
  name: words(SUPPORT_LIMITS.name),
  /** The reply address. */
  email: emailText,
  topic: z.enum(SUPPORT_TOPICS),
  subject: words(SUPPORT_LIMITS.subject),
  message: words(SUPPORT_LIMITS.message),
  /** The `request_id` of an error shown to the user. */
  failedRequestId: words(SUPPORT_LIMITS.failedRequestId).optional(),
  /** Where support is to call back. Needs the channel `talk`. */
  callBackPhone: z.string().refine(isPhone, 'invalid_phone').optional(),
  /** The technical details that the sender agrees to send along. */
  context: supportContext.optional(),
});
export type SupportRequestInput = z.output<typeof supportRequestInput>;

export const supportSchemas = schemasFor(support, {
  create: {
    body: supportRequestInput,
    output: supportReceipt,
  },
});
