import { mailbox } from '@quayside/contract/mailbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { sessionQuery } from '../../../lib/session.ts';

/** Verifies the signed-in login's e-mail address when the screen mounts. The link works once, so the result is kept. */
export function useProof(token: string, loginId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [mailbox.confirm.id, token, loginId],
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await call(mailbox.confirm, { body: { token } });
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      return true;
    },
  });
}

export function useSendLink() {
  return useMutation({ mutationFn: () => call(mailbox.send, {}) });
}
