import { contract } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** Newest first; live events keep it in step. It stands beside every screen, so that its failure breaks none. */
export function useNotifications() {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [contract.notifications.list.id, id] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.notifications.list, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    throwOnError: false,
  });
}

/** Marks a notification and all before it as read, by the login that is signed in. */
export function useMarkRead() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(contract.notifications.markRead, { params: { id }, body: { up_to: upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [contract.notifications.list.id] }),
  });
}
