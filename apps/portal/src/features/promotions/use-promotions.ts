import { type AdMarketInput, type PromotedItemChange, type PromotedItemQuery, promotions } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

function useParams() {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id };
}

function useStale() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [promotions.get.id, promotions.listItems.id, promotions.getReport.id].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export function usePromotions() {
  const params = useParams();
  return useQuery({
    queryKey: [promotions.get.id, params] as const,
    queryFn: ({ signal }) => call(promotions.get, { params }, { signal }),
  });
}

export function usePromotedItems(filter: Omit<PromotedItemQuery, 'cursor' | 'limit'>) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [promotions.listItems.id, params, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(promotions.listItems, { params, query: pageParam ? { ...filter, cursor: pageParam } : filter }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useReport(site: Site, days: { readonly from: string; readonly to: string }) {
  const params = { ...useParams(), site };
  return useQuery({
    queryKey: [promotions.getReport.id, params, days] as const,
    queryFn: ({ signal }) => call(promotions.getReport, { params, query: days }, { signal }),
  });
}

export function useReadReport() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: (site: Site) => call(promotions.readReport, { params: { ...params, site } }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useRefresh() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: () => call(promotions.refresh, { params }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function usePrepareMarkets() {
  const params = useParams();
  return useMutation({
    mutationFn: (markets: readonly AdMarketInput[]) => call(promotions.prepare, { params, body: { markets } }),
    onError: (error) => toastFailure(error, 'adRates'),
  });
}

export function usePrepareItems() {
  const params = useParams();
  return useMutation({
    mutationFn: (body: PromotedItemChange) => call(promotions.prepareItems, { params, body }),
    onError: (error) => toastFailure(error),
  });
}

export function usePause() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: ({ site, isPaused }: { readonly site: Site; readonly isPaused: boolean }) =>
      call(isPaused ? promotions.pause : promotions.resume, { params: { ...params, site } }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useStop() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: () => call(promotions.stop, { params }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useOptOut() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: (isOptedOut: boolean) => call(promotions.setOptOut, { params, body: { isOptedOut } }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useEndOwn() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: (campaignIds: readonly string[]) => call(promotions.endOwn, { params, body: { campaignIds } }),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}
