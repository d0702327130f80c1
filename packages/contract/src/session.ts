import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { SessionAnswer, SessionEntry, SignInAnswer, SignUpInput } from './session.schema.ts';

export type { SessionAnswer, SessionEntry, SignInAnswer, SignUpInput } from './session.schema.ts';

/** The error codes of this room → HTTP status. */
export const sessionErrors = {
  wrong_credentials: 401,
  wrong_code: 401,
  challenge_expired: 410,
  session_not_found: 404,
  /** The e-mail address has a login already. */
  account_exists: 409,
} as const satisfies ErrorStatuses;

export const session = {
  get: defineCall<object, SessionAnswer>({
    id: 'session.get',
    method: 'GET',
    path: '/v1/auth',
    summary: 'The current session',
  }),
  create: defineCall<{ body: { username: string; password: string } }, SignInAnswer>({
    id: 'session.create',
    method: 'POST',
    path: '/v1/auth',
    summary: 'Sign in',
    access: 'public',
    changes: false,
    errors: ['wrong_credentials', 'too_many_attempts'],
  }),
  confirm: defineCall<{ body: { challenge: string; code: string } }, SessionAnswer>({
    id: 'session.confirm',
    method: 'POST',
    path: '/v1/auth/challenge',
    summary: 'Finish signing in with the second factor',
    access: 'public',
    changes: false,
    errors: ['wrong_code', 'challenge_expired', 'too_many_attempts'],
  }),
  /** Creates nothing if the e-mail address has a login. Its owner is told by mail. */
  signUp: defineCall<{ body: SignUpInput }, { id: number }>({
    id: 'session.signUp',
    method: 'POST',
    path: '/v1/users',
    summary: 'Sign up: a new user with the login that owns it',
    access: 'public',
    changes: false,
    status: 201,
    errors: ['account_exists', 'password_not_allowed', 'password_too_common', 'too_many_attempts'],
  }),
  /** Stores the language of the call, which every response uses. */
  keepLanguage: defineCall<object, void>({
    id: 'session.keepLanguage',
    method: 'PUT',
    path: '/v1/auth/language',
    summary: 'Write mails to the login in the language that it reads the portal in now',
    changes: false,
    status: 204,
  }),
  list: defineCall<object, { list: readonly SessionEntry[] }>({
    id: 'session.list',
    method: 'GET',
    path: '/v1/auth/sessions',
    summary: 'Where the login is signed in, the latest seen first',
  }),
  revoke: defineCall<{ params: { sessionId: number } }, void>({
    id: 'session.revoke',
    method: 'DELETE',
    path: '/v1/auth/sessions/{sessionId}',
    summary: 'Sign out one browser of the login',
    changes: false,
    status: 204,
    errors: ['session_not_found'],
  }),
  revokeOthers: defineCall<object, void>({
    id: 'session.revokeOthers',
    method: 'DELETE',
    path: '/v1/auth/sessions',
    summary: 'Sign out every other browser of the login',
    changes: false,
    status: 204,
  }),
  remove: defineCall<object, void>({
    id: 'session.remove',
    method: 'DELETE',
    path: '/v1/auth',
    summary: 'Sign out',
    access: 'public',
    changes: false,
    status: 204,
  }),
  listStates: defineCall<{ params: UserParams }, { result: Record<string, string> }>({
    id: 'session.listStates',
    method: 'GET',
    path: '/v1/users/{id}/states',
    userParam: 'id',
    summary: 'Platform states of the user',
  }),
};
