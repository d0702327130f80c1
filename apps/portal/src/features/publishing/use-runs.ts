import {
  accounts,
  engineTrust,
  type ProductSelection,
  products,
  publishing,
  type RunItem,
  type RunItemQuery,
  type RunRequest,
  type RunView,
} from '@quayside/contract';
import type { ReasonCode, Site } from '@quayside/kernel';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';
import { stepOf } from './run-summary.ts';

/** A fallback for missed live events while a run is in progress. */
const REFETCH_EVERY_MS = 4_000;
const CELLS_A_PAGE = 50;
/** The maximum page size of the gateway. */
const RUN_ITEMS_PER_EXPORT_PAGE = 200;

export function useRuns() {
  const { id } = useUser();
  const { scope, account } = useAccount();
  const asked = scope === 'all' ? {} : { accountId: account.id };
  return useInfiniteQuery({
    queryKey: [publishing.list.id, id, asked] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(publishing.list, { params: { id }, query: pageParam ? { ...asked, cursor: pageParam } : asked }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useRun(runId: number) {
  const { id } = useUser();
  return useQuery({
    ...query(publishing.get, { params: { id, runId } }),
    refetchInterval: ({ state }) => {
      const step = state.data ? stepOf(state.data.state) : 'done';
      return step === 'prepare' || step === 'carry' ? REFETCH_EVERY_MS : false;
    },
  });
}

export function useRunItems(runId: number, filter: RunItemQuery) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [publishing.listRunItems.id, id, runId, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        publishing.listRunItems,
        {
          params: { id, runId },
          query: { limit: CELLS_A_PAGE, ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Read again with each change of their number, which the run has. */
export function useUnseenTitles({ runId, counts }: Pick<RunView, 'runId' | 'counts'>) {
  const { id } = useUser();
  const n = counts.reduce((sum, count) => sum + (count.reason === 'title_unseen' ? count.n : 0), 0);
  return useQuery({
    queryKey: [publishing.listUnseen.id, id, runId, n] as const,
    queryFn: ({ signal }) => call(publishing.listUnseen, { params: { id, runId } }, { signal }),
    enabled: n > 0,
  });
}

/** After a title was written: its verdict may be another now, and that of every title of the engine. */
export function useRefreshRunItems() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [publishing.get, publishing.listRunItems, engineTrust.list].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** Reads all run items of a filter, page by page. */
export function useRunItemExport(runId: number, filter: RunItemQuery, onRead: (runItems: readonly RunItem[]) => void) {
  const { id } = useUser();
  return useMutation({
    mutationFn: async () => {
      const runItems: RunItem[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(publishing.listRunItems, {
          params: { id, runId },
          query: { limit: RUN_ITEMS_PER_EXPORT_PAGE, ...filter, ...(cursor ? { cursor } : {}) },
        });
        runItems.push(...page.list);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return runItems;
    },
    onSuccess: onRead,
  });
}

export function usePreview(runId: number, itemId: number, site: Site) {
  const { id } = useUser();
  return useQuery(query(publishing.preview, { params: { id, runId, itemId, site } }));
}

export function useReadiness(accountId: number, isWanted: boolean) {
  const { id } = useUser();
  return useQuery({
    ...query(accounts.listReadiness, { params: { id, accountId } }),
    enabled: isWanted,
  });
}

/** Never cached, because the seller's decision depends on the count. */
export function useSelectionCount(selection: ProductSelection) {
  const { id } = useUser();
  const { scope } = useAccount();
  return useQuery({
    queryKey: [products.countSelection.id, id, scope, selection] as const,
    queryFn: ({ signal }) =>
      call(products.countSelection, { params: { id, platform: scope }, body: selection }, { signal }),
    gcTime: 0,
  });
}

/** Never cached, because each answer of an engine changes it. */
export function useTitleEstimate(request: RunRequest) {
  const { id } = useUser();
  return useQuery({
    queryKey: [publishing.estimateTitles.id, id, request] as const,
    queryFn: ({ signal }) => call(publishing.estimateTitles, { params: { id }, body: request }, { signal }),
    gcTime: 0,
  });
}

export function usePrepareRun() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (run: RunRequest) => call(publishing.create, { params: { id }, body: run }),
    onSuccess: (run) => {
      client.setQueryData(query(publishing.get, { params: { id, runId: run.runId } }).queryKey, run);
      void client.invalidateQueries({ queryKey: [publishing.list.id] });
    },
  });
}

export function useRunActions(runId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  const params = { id, runId };
  const { queryKey } = query(publishing.get, { params });
  const options = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: [publishing.list.id] }),
        client.invalidateQueries({ queryKey: [publishing.listRunItems.id] }),
      ]),
  };
  const confirm = useMutation({
    mutationFn: (body: { readonly allowDrafts: boolean; readonly expected: number }) =>
      call(publishing.confirm, { params, body }),
    ...options,
  });
  const cancel = useMutation({ mutationFn: () => call(publishing.cancel, { params }), ...options });
  const retry = useMutation({
    mutationFn: (reason?: ReasonCode) => call(publishing.retry, { params, body: reason ? { reason } : {} }),
    ...options,
  });
  const listAgain = useMutation({ mutationFn: () => call(publishing.listAgain, { params }), ...options });
  return { confirm, cancel, retry, listAgain };
}
