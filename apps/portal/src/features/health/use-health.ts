import { type CauseQuery, health } from '@quayside/contract';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** Failed order reads and pace changes cause no events, so visible data is refetched at this interval. */
const REFETCH_EVERY_MS = 15_000;

const healthQuery = (id: number, accountId: number) => query(health.get, { params: { id, accountId } });

/** Prefetches an account's health before the screen renders. */
export function prefetchHealth(client: QueryClient, userId: number, accountId: number): Promise<void> {
  return client.prefetchQuery({ ...healthQuery(userId, accountId), retry: false });
}

/** Errors stay in this part of the screen. */
export function useHealth(accountId: number) {
  const { id } = useUser();
  return useQuery({
    ...healthQuery(id, accountId),
    refetchInterval: REFETCH_EVERY_MS,
    throwOnError: false,
  });
}

export function useFailures(accountId: number, cause: CauseQuery) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [health.listFailures.id, id, accountId, cause] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        health.listFailures,
        { params: { id, accountId }, query: pageParam ? { ...cause, cursor: pageParam } : cause },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    throwOnError: false,
  });
}

export function useHealthActions(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  const params = { id, accountId };
  const onSettled = () => client.invalidateQueries({ queryKey: [health.get.id] });
  const retry = useMutation({
    mutationFn: ({ changeKind, code, marketplaceCode }: CauseQuery) =>
      call(health.retryFailures, { params, body: { changeKind, code, marketplaceCode } }),
    onSettled,
  });
  const rereadList = useMutation({
    mutationFn: () => call(health.rereadList, { params }),
    onSettled,
  });
  const applyDrop = useMutation({
    mutationFn: (expected: number) => call(health.applyDrop, { params, body: { expected } }),
    onSettled,
  });
  return { retry, rereadList, applyDrop };
}
