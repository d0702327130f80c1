import { profile } from '@quayside/contract';
import { mailbox } from '@quayside/contract/mailbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { sessionQuery } from '../../../lib/session.ts';

/** A mailed link works only once, so its result is cached for ever. */
const ONCE = {
  retry: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Confirms the new e-mail address of a business's contact when the screen mounts. */
export function useContactProof(token: string, id: number) {
  const client = useQueryClient();
  return useQuery({
    ...ONCE,
    queryKey: [profile.confirmContactEmail.id, token, id],
    queryFn: async () => {
      await call(profile.confirmContactEmail, { params: { id }, body: { token } });
      await client.invalidateQueries({ queryKey: [profile.getContactDetails.id] });
      return true;
    },
  });
}

/** Confirms the signed-in login's e-mail address when the screen mounts. */
export function useProof(token: string, loginId: number) {
  const client = useQueryClient();
  return useQuery({
    ...ONCE,
    queryKey: [mailbox.confirm.id, token, loginId],
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
