import { defineCall } from './call.ts';
import type { ErrorStatuses } from './errors.ts';

/** The error codes of this room → HTTP status. */
export const mailboxErrors = {
  email_not_verified: 403,
  link_of_other_login: 403,
} as const satisfies ErrorStatuses;

/** Confirms that a login's e-mail address belongs to the person who uses the login. */
export const mailbox = {
  send: defineCall<object, void>({
    id: 'mailbox.send',
    method: 'POST',
    path: '/v1/auth/mailbox/links',
    summary: "Mail the link again that proves the login's mailbox; nothing where it is proven",
    changes: false,
    status: 204,
    errors: ['too_many_attempts'],
  }),
  confirm: defineCall<{ body: { token: string } }, void>({
    id: 'mailbox.confirm',
    method: 'POST',
    path: '/v1/auth/mailbox',
    summary: "Prove the mailbox with the mailed link's token, signed in with the login that the link is for",
    changes: false,
    status: 204,
    errors: ['link_invalid', 'link_of_other_login', 'link_expired', 'link_used', 'too_many_attempts'],
  }),
};
