import { defineCall } from './call.ts';

/** What a request is about; each has its words in the message `support:topic.<code>`. */
export const SUPPORT_TOPICS = ['listings', 'orders', 'prices', 'accounts', 'billing', 'sign_in', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** The longest of each text, in UTF-16 units, for the form and for the check of what arrives. */
export const SUPPORT_LIMITS = { name: 120, subject: 200, message: 5_000, failedRequestId: 100 } as const;

export interface SupportRequestInput {
  readonly name: string;
  /** Where the answer goes. */
  readonly email: string;
  readonly topic: SupportTopic;
  readonly subject: string;
  readonly message: string;
  /** The `request_id` of an error that was shown. */
  readonly failedRequestId?: string;
}

export interface SupportReceipt {
  /** Names the request for people, such as `QS-7K2M-94TD`. */
  readonly reference: string;
}

/** Open to whoever can not sign in too; who is signed in is known to support besides. */
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
    errors: ['payload_too_large', 'support_form_off', 'too_many_attempts'],
  }),
};
