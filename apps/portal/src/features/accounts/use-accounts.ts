import { type AccountDetail, accounts, health, imports, type ListingsOnLeaving, session } from '@quayside/contract';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

export function useAccountDetails() {
  const { id } = useUser();
  return useQuery(query(accounts.list, { params: { id } }));
}

export function useAccountPage(accountId: number) {
  const { id } = useUser();
  return useQuery(query(accounts.get, { params: { id, accountId } }));
}

/**
 * Disconnects the account. Live events update the screen while its listings end. `onLeft` runs before any refetch, because a closed
 * account's page unmounts.
 */
export function useLeave(
  { accountId, username }: Pick<AccountDetail, 'accountId' | 'username'>,
  onLeft: (state: 'leaving' | 'closed') => void,
) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { listings: ListingsOnLeaving; expected: number }) =>
      call(accounts.leave, { params: { id, accountId }, body: decision }),
    onSuccess: ({ state }) => {
      onLeft(state);
      if (state === 'closed') showToast('accountLeft', { username });
    },
    onSettled: () =>
      Promise.all(
        [accounts.list, accounts.get, session.get].map((one) => client.invalidateQueries({ queryKey: [one.id] })),
      ),
  });
}

/** Cancels the disconnect while some listings have not ended. */
export function useStay(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accounts.stay, { params: { id, accountId } }),
    onSuccess: ({ ending }) =>
      ending > 0 ? showToast('accountKeptPartly', { count: ending }) : showToast('accountKept'),
    onError: (error) => toastFailure(error),
    onSettled: () =>
      Promise.all(
        // Pending ends were cancelled.
        [accounts.list, accounts.get, health.get].map((one) => client.invalidateQueries({ queryKey: [one.id] })),
      ),
  });
}

/** Errors stay in this part of the screen. */
export function useReadiness(accountId: number) {
  const { id } = useUser();
  return useQuery({
    ...query(accounts.listReadiness, { params: { id, accountId } }),
    throwOnError: false,
  });
}

/** Asks the marketplace again instead of using the stored answer. */
export function useRefreshReadiness(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accounts.checkReadiness, { params: { id, accountId } }),
    onSuccess: (answer) => {
      const { queryKey } = query(accounts.listReadiness, { params: { id, accountId } });
      client.setQueryData(queryKey, answer);
    },
  });
}

const importsQuery = (id: number, accountId: number) => query(imports.list, { params: { id }, query: { accountId } });

/** Prefetches the import banner, so that it shows from the first paint. */
export function prefetchImport(client: QueryClient, userId: number, accountId: number): Promise<void> {
  return client.prefetchQuery({ ...importsQuery(userId, accountId), retry: false });
}

/** The newest import of an account, updated by live events. */
export function useLatestImport(accountId: number) {
  const { id } = useUser();
  return useQuery({
    ...importsQuery(id, accountId),
    select: ({ list }) => list.find((one) => one.accountId === accountId) ?? null,
    // The screens below the banner work without it.
    throwOnError: false,
  });
}

export function useImportActions(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [imports.list.id] });
  const start = useMutation({
    mutationFn: () => call(imports.create, { params: { id }, body: { accountId } }),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: (importId: number) => call(imports.cancel, { params: { id, importId } }),
    onSettled,
  });
  return { start, cancel };
}

export function useImportProblems(importId: number) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [imports.listProblems.id, importId] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        imports.listProblems,
        { params: { id, importId }, query: { limit: 100, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    throwOnError: false,
  });
}
