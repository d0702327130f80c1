import { defineCall, type UserParams } from './call.ts';
import type { SessionUser } from './session-user.ts';

export interface SessionAnswer {
  readonly user: SessionUser;
}

/** Signed in, or a second factor is required. In that case no session exists yet, and the challenge must be answered within minutes. */
export type SignInAnswer =
  | { readonly user: SessionUser; readonly challenge: null }
  | { readonly user: null; readonly challenge: string };

/** A browser that is signed in with the login. */
export interface SessionEntry {
  readonly id: number;
  readonly isCurrent: boolean;
  /** Names such as Firefox and Windows; null if the browser sent none. */
  readonly device: { readonly browser: string | null; readonly system: string | null };
  /** Truncated, such as `203.0.113.x`; empty if unknown. */
  readonly address: string;
  readonly createdAt: string;
  /** Accurate to five minutes. */
  readonly lastSeenAt: string;
}

export interface SignUpInput {
  readonly name: string;
  /** The name of the business, which is the user of the specification. */
  readonly business: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly password: string;
}

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
  /** The response is the same whether or not the e-mail address has a login; only the mail differs. A new user is created in both cases. */
  signUp: defineCall<{ body: SignUpInput }, { id: number }>({
    id: 'session.signUp',
    method: 'POST',
    path: '/v1/users',
    summary: 'Sign up: a new user with the login that owns it',
    access: 'public',
    changes: false,
    status: 201,
    errors: ['password_not_allowed', 'password_too_common', 'too_many_attempts'],
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
