import { notifications } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** Newest first, updated by live events. A failure does not break the screen around it. */
export function useNotifications() {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [notifications.list.id, id] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(notifications.list, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    throwOnError: false,
  });
}

/** Marks a notification and all earlier ones as read for the signed-in login. */
export function useMarkRead() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(notifications.markRead, { params: { id }, body: { up_to: upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [notifications.list.id] }),
  });
}
