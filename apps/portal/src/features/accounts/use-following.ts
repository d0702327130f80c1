import { type Following, following, products, publishing } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

export function useFollowing(accountId: number) {
  const { id } = useUser();
  return useQuery(query(following.get, { params: { id, accountId } }));
}

/** Stores how listings abroad follow changes at home. */
export function useFollow(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  const params = { id, accountId };
  return useMutation({
    mutationFn: (wanted: Following) => call(following.update, { params, body: wanted }),
    onSuccess: () => showToast('settingUpdated'),
    onError: (error) => toastFailure(error),
    onSettled: () => client.invalidateQueries({ queryKey: [following.get.id] }),
  });
}

export function useTitleChanges(accountId: number) {
  const { id } = useUser();
  const params = { id, accountId };
  return useInfiniteQuery({
    queryKey: [publishing.listTitleChanges.id, params],
    queryFn: ({ pageParam, signal }) =>
      call(publishing.listTitleChanges, { params, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Replaces all displayed outdated titles, in steps. */
export function useFollowTitles(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  const params = { id, accountId };
  return useMutation({
    async mutationFn(shown: number) {
      for (let expected = shown; expected > 0; ) {
        const { left } = await call(publishing.followTitles, { params, body: { expected } });
        if (left >= expected) break;
        expected = left;
      }
    },
    onSuccess: () => showToast('titleSaved'),
    onSettled: () =>
      Promise.all(
        [publishing.listTitleChanges, products.list, products.get].map((one) =>
          client.invalidateQueries({ queryKey: [one.id] }),
        ),
      ),
  });
}
