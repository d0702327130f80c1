import { type ChangeRowQuery, type ChangeView, changes, type PreviewedChange } from '@quayside/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** How often a change under way is read again; events tell of it sooner. */
const REFETCH_EVERY_MS = 2_000;

export const isUnderWay = ({ state }: Pick<ChangeView, 'state'>) => state === 'preparing' || state === 'applying';

function useParams(changeId: number) {
  const { id } = useUser();
  return { id, changeId };
}

/** Never cached, because the seller's decision depends on the numbers. */
export function useChange(changeId: number) {
  return useQuery({
    ...query(changes.get, { params: useParams(changeId) }),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? REFETCH_EVERY_MS : false),
  });
}

/** @param version rows are read again when the counts change */
export function useChangeRows(changeId: number, filter: ChangeRowQuery, version: string) {
  const params = useParams(changeId);
  return useInfiniteQuery({
    queryKey: [changes.listRows.id, params, filter, version] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(changes.listRows, { params, query: pageParam ? { ...filter, cursor: pageParam } : filter }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** @param kind undefined for all kinds */
export function useRecentChanges(kind: PreviewedChange | undefined) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [changes.list.id, id, kind] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        changes.list,
        { params: { id }, query: { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export const canBeUndone = ({ endedAt, counts }: Pick<ChangeView, 'endedAt' | 'counts'>) =>
  endedAt !== null && counts.done > 0;

/** What a button needs to steer a change. */
export const needsOf = ({ requires: { duty, needs } }: Pick<ChangeView, 'requires'>) => ({
  duty,
  ...(needs ? { needs } : {}),
});

/** Consent, stop, repeat and undo. Each answers the change that it leads to. */
export function useSteering(changeId: number) {
  const params = useParams(changeId);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (
      act: { readonly do: 'confirm'; readonly expected: number } | { readonly do: 'cancel' | 'retry' | 'undo' },
    ) =>
      act.do === 'confirm'
        ? call(changes.confirm, { params, body: { expected: act.expected } })
        : call(changes[act.do], { params }),
    onSettled: () =>
      Promise.all([changes.get, changes.list].map(({ id }) => client.invalidateQueries({ queryKey: [id] }))),
  });
}
