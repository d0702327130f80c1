import type { AccountStatus, Platform, PlatformState, Role, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';

export interface AccountEntry {
  readonly id: number;
  readonly platform: Platform;
  readonly username: string;
  readonly site: Site;
  readonly status: AccountStatus;
}

export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly currency: string;
  /** The admin's number while an admin acts as this user. */
  readonly adminUserId: number | null;
  readonly role: Role;
  readonly login: { readonly id: number; readonly email: string; readonly name: string };
  readonly platforms: Partial<
    Record<
      Platform,
      { readonly state: PlatformState; readonly programme: string | null; readonly trialLaunched: boolean }
    >
  >;
  readonly accounts: readonly AccountEntry[];
  readonly isPlatformless: boolean;
}

export interface SessionAnswer {
  readonly user: SessionUser;
}

export const session = {
  get: defineCall<object, SessionAnswer>({
    id: 'session.get',
    method: 'GET',
    path: '/v1/auth',
    summary: 'The current session',
  }),
  create: defineCall<{ body: { username: string; password: string } }, SessionAnswer>({
    id: 'session.create',
    method: 'POST',
    path: '/v1/auth',
    summary: 'Sign in',
    access: 'public',
    changes: false,
    errors: ['wrong_credentials', 'too_many_attempts'],
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
