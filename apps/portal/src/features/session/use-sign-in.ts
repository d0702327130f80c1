import { contract } from '@quayside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { sessionQuery } from '../../lib/session.ts';
import type { Credentials } from './login-rules.ts';

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ username, password }: Credentials) =>
      call(contract.session.create, { body: { username: username.trim(), password } }),
    onSuccess: ({ user }) => client.setQueryData(sessionQuery.queryKey, user),
  });
}

/** Signs out and forgets everything that was read (specification, section 4: logout resets all state). */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.session.remove, {}),
    onSettled: () => {
      client.clear();
      client.setQueryData(sessionQuery.queryKey, null);
    },
  });
}
