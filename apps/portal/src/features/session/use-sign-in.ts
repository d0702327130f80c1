import { session } from '@quayside/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { beginLeaving, cancelLeaving } from '../../lib/leaving.ts';
import { beginSession, endSession } from '../../lib/session-channel.ts';
import type { Credentials } from './login-rules.ts';

/** The first step of signing in. With a second factor, the response contains the `challenge` for `useSecondStep`. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ username, password }: Credentials) =>
      call(session.create, { body: { username: username.trim(), password } }),
    onSuccess: ({ user }) => {
      if (user) beginSession(client, user);
    },
  });
}

export function useSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly challenge: string; readonly code: string }) => call(session.confirm, { body }),
    onSuccess: ({ user }) => beginSession(client, user),
  });
}

/** Signs out and reloads the portal. If signing out fails, the user stays signed in. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      beginLeaving();
      await client.cancelQueries();
      return call(session.remove, {}, { isLast: true });
    },
    onSuccess: endSession,
    onError: (error) => {
      cancelLeaving();
      void client.invalidateQueries();
      toastFailure(error);
    },
  });
}
