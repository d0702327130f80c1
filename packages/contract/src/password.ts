import { defineCall } from './call.ts';
import type { ErrorStatuses } from './errors.ts';

/** The error codes of this room → HTTP status. */
export const passwordErrors = {
  password_not_allowed: 400,
  password_too_common: 400,
  wrong_password: 400,
} as const satisfies ErrorStatuses;

/** Passwords belong to a login and not to a user, so these calls work for every role. */
export const password = {
  requestReset: defineCall<{ body: { email: string } }, void>({
    id: 'password.requestReset',
    method: 'POST',
    path: '/v1/password_resets',
    summary: 'Ask for a mail with a link to a new password; answers the same whether or not the email has a login',
    access: 'public',
    changes: false,
    status: 204,
    errors: ['too_many_attempts'],
  }),
  reset: defineCall<{ body: { token: string; password: string } }, void>({
    id: 'password.reset',
    method: 'POST',
    path: '/v1/password_resets/submit',
    summary: "Choose a new password with the mailed link's token; ends every session of the login",
    access: 'public',
    changes: false,
    status: 204,
    errors: [
      'link_invalid',
      'link_expired',
      'link_used',
      'password_not_allowed',
      'password_too_common',
      'too_many_attempts',
    ],
  }),
  update: defineCall<{ body: { currentPassword: string; newPassword: string } }, void>({
    id: 'password.update',
    method: 'PUT',
    path: '/v1/auth/password',
    summary: "Change one's own password; a new session replaces this one, and every other ends",
    changes: false,
    status: 204,
    errors: ['wrong_password', 'password_not_allowed', 'password_too_common', 'too_many_attempts'],
  }),
};
