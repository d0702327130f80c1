import { type FlowInput, flows, type ListingFlow, publishing, type RunItemQuery } from '@quayside/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

/** A fallback for missed live events while a dry run is in progress. */
const REFETCH_EVERY_MS = 4_000;

function useStale() {
  const client = useQueryClient();
  return () =>
    Promise.all([flows.list.id, flows.listRuns.id].map((id) => client.invalidateQueries({ queryKey: [id] })));
}

export function useFlows() {
  const { id } = useUser();
  const { account } = useAccount();
  const params = { id };
  return useQuery({
    queryKey: [flows.list.id, params, account.id] as const,
    queryFn: ({ signal }) => call(flows.list, { params, query: { accountId: account.id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ dryRun }) => dryRun?.isRunning) ? REFETCH_EVERY_MS : false,
  });
}

/** Creates a flow, or stores the next version of one. */
export function useSaveFlow() {
  const { id } = useUser();
  const stale = useStale();
  return useMutation({
    mutationFn: ({ flow, body }: { readonly flow: ListingFlow | null; readonly body: FlowInput }) =>
      flow
        ? call(flows.update, { params: { id, flowId: flow.id }, body: { ...body, version: flow.version } })
        : call(flows.create, { params: { id }, body }),
    onSuccess: (_, { flow }) => {
      showToast(flow ? 'flowUpdated' : 'flowCreated');
      return stale();
    },
    onError: (error) => {
      toastFailure(error);
      return stale();
    },
  });
}

export function useRemoveFlow() {
  const { id } = useUser();
  const stale = useStale();
  return useMutation({
    mutationFn: (flowId: number) => call(flows.remove, { params: { id, flowId } }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useDryRun() {
  const { id } = useUser();
  const stale = useStale();
  return useMutation({
    mutationFn: (flowId: number) => call(flows.dryRun, { params: { id, flowId } }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useFlowRuns(flowId: number) {
  const { id } = useUser();
  const params = { id, flowId };
  return useInfiniteQuery({
    queryKey: [flows.listRuns.id, params] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(flows.listRuns, { params, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What a dry run has found for the items of one batch. */
export function useDryItems(runId: number, filter: RunItemQuery) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [publishing.listRunItems.id, id, runId, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: 50, ...filter, ...(pageParam ? { cursor: pageParam } : {}) };
      return call(publishing.listRunItems, { params: { id, runId }, query }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
