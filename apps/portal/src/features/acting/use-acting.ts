import { acting } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { goOnAsNewUser } from '../../lib/go-on.ts';

export function useSellers(query: string) {
  return useInfiniteQuery({
    queryKey: [acting.listSellers.id, query] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        acting.listSellers,
        { query: { ...(query ? { query } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Acts as a user; null goes back to the admin's own. */
export function useActAs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: number | null) =>
      userId === null ? call(acting.remove, {}) : call(acting.create, { body: { user_id: userId } }),
    onSuccess: () => goOnAsNewUser(client),
    onError: (error) => toastFailure(error),
  });
}
