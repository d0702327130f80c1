import { defineCall } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { SupportReceipt, SupportRequestInput } from './support.schema.ts';

export type { SupportContext, SupportReceipt, SupportRequestInput } from './support.schema.ts';

/** Topics of a request. Each has the message `support:topic.<code>`. */
export const SUPPORT_TOPICS = ['listings', 'orders', 'prices', 'accounts', 'billing', 'sign_in', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** The error codes of this room → HTTP status. */
export const supportErrors = {
  support_form_off: 404,
} as const satisfies ErrorStatuses;

/** Maximum length of each text in UTF-16 units, for the form and the server's validation. */
export const SUPPORT_LIMITS = {
  name: 120,
  subject: 200,
  message: 5_000,
  failedRequestId: 100,
  screen: 300,
  browser: 400,
} as const;

/** Also open to visitors who cannot sign in. For a signed-in caller, support sees the user, whose entitlements decide the channels. */
export const support = {
  create: defineCall<{ body: SupportRequestInput }, SupportReceipt>({
    id: 'support.create',
    method: 'POST',
    path: '/v1/no-auth/support_requests',
    summary: 'Write to support; it is stored, mailed to support, and its receipt mailed to the sender',
    access: 'public',
    changes: false,
    status: 201,
    bodyLimit: 64 * 1024,
    errors: ['payload_too_large', 'support_form_off', 'no_access', 'too_many_attempts'],
  }),
};
