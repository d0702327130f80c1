import type { SessionUser } from '@quayside/contract';
// Imports the module and not the whole contract, because the sign-in page needs no other call.
import { session } from '@quayside/contract/session';
import { mayChange } from '@quayside/kernel';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isApiError } from './api/api-error.ts';
import { call } from './api/call.ts';

/** The gateway marks the page for a browser without a session, so no session call is needed. */
export const isSignedOutPage = (root: HTMLElement): boolean => root.hasAttribute('data-signed-out');

/** The signed-in user; null without a session. Other failures are errors of the query. */
export const sessionQuery = queryOptions({
  queryKey: [session.get.id, {}] as const,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      return (await call(session.get, {}, { signal })).user;
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  },
});

const SessionContext = createContext<SessionUser | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The signed-in seller, for screens that need a session. */
export function useUser(): SessionUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useUser is for screens behind the sign-in');
  return user;
}

/** The signed-in user; null on public screens without a session. */
export function useMaybeUser(): SessionUser | null {
  return useContext(SessionContext);
}

export function useMayChange(): boolean {
  return mayChange(useUser().role);
}
