import { BULK_POLL_MS, type BulkInput, type BulkStatus, bulk } from '@quayside/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

export type Only = 'issues' | 'left_out' | 'all';

function useOfAccount() {
  const { id } = useUser();
  const { account } = useAccount();
  return { params: { id, type: 'list' as const }, query: { accountId: account.id } };
}

/** Whether something goes on by itself. */
export const isOpen = ({ processed_items, total_items }: BulkStatus) => processed_items !== total_items;

/** Asks again until as many items are processed as there are; live events make it faster. */
export function useBulkStatus() {
  const given = useOfAccount();
  const { account } = useAccount();
  return useQuery({
    ...query(bulk.getStatus, given),
    enabled: account.platform === 'ebay',
    refetchInterval: ({ state }) =>
      state.data && isOpen(state.data) && state.data.status !== 'ERROR' ? BULK_POLL_MS : false,
  });
}

export function useBulkRows(requestId: number, only: Only) {
  const given = useOfAccount();
  const asked = { ...given.query, requestId, only };
  return useInfiniteQuery({
    queryKey: [bulk.listIssues.id, given.params.id, asked] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        bulk.listIssues,
        { params: given.params, query: pageParam ? { ...asked, cursor: pageParam } : asked },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Keeps the answer as the status, and reads the rows again. */
function useTaken() {
  const given = useOfAccount();
  const client = useQueryClient();
  return (status: BulkStatus) => {
    client.setQueryData(query(bulk.getStatus, given).queryKey, status);
    void client.invalidateQueries({ queryKey: [bulk.listIssues.id] });
  };
}

export function useCreateBulk() {
  const given = useOfAccount();
  const onSuccess = useTaken();
  return useMutation({ mutationFn: (body: BulkInput) => call(bulk.create, { ...given, body }), onSuccess });
}

export function useBulkActions(requestId: number) {
  const { params: ofType, query: asked } = useOfAccount();
  const params = { ...ofType, requestId };
  const client = useQueryClient();
  const onSuccess = useTaken();
  const onError = () =>
    client.invalidateQueries({ queryKey: query(bulk.getStatus, { params: ofType, query: asked }).queryKey });
  const confirm = useMutation({
    mutationFn: (body: { readonly allowDrafts: boolean; readonly expected: number }) =>
      call(bulk.confirm, { params, body }),
    onSuccess,
    onError,
  });
  const cancel = useMutation({ mutationFn: () => call(bulk.cancel, { params }), onSuccess, onError });
  const retry = useMutation({ mutationFn: () => call(bulk.retry, { params }), onSuccess, onError });
  return { confirm, cancel, retry };
}
