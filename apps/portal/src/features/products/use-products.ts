import { contract, type ProductSelection } from '@quayside/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';
import { filterOf, type ProductView } from './product-view.ts';

const PAGE_SIZE = 100;
/** What is kept on both sides of the eye, so that a refresh reads little and a scroll back is at hand. */
const PAGES_KEPT = 6;

/** A window of the product list that grows and shrinks at both ends as it is scrolled. */
export function useProductList(view: ProductView) {
  const { id } = useUser();
  const { scope, account } = useAccount();
  const asked = {
    ...filterOf(view),
    sort: view.sort,
    order: view.order,
    limit: PAGE_SIZE,
    ...(scope === 'all' ? {} : { accountId: account.id }),
  };
  const list = useInfiniteQuery({
    queryKey: [contract.products.list.id, id, scope, asked, view.fromEnd] as const,
    initialPageParam: (view.fromEnd ? { last: true } : {}) as { readonly last?: true; readonly cursor?: string },
    queryFn: ({ pageParam, signal }) =>
      call(contract.products.list, { params: { id, platform: scope }, query: { ...asked, ...pageParam } }, { signal }),
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
    getPreviousPageParam: ({ previousCursor }) => (previousCursor === null ? undefined : { cursor: previousCursor }),
    maxPages: PAGES_KEPT,
    // The table stays, and with it the focus, while the next answer is on its way.
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.list) ?? [], [pages]);
  const { fetchNextPage, fetchPreviousPage, isFetching } = list;
  const needNext = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  const needPrevious = useCallback(() => {
    if (!isFetching) void fetchPreviousPage();
  }, [fetchPreviousPage, isFetching]);
  return { ...list, rows, count: pages?.[0]?.count ?? null, needNext, needPrevious };
}

export function useProductTotals() {
  const { id } = useUser();
  const { scope, account } = useAccount();
  return useQuery(
    query(contract.products.listTotals, {
      params: { id, platform: scope },
      query: scope === 'all' ? {} : { accountId: account.id },
    }),
  );
}

export function useBlock() {
  const { id } = useUser();
  const { platform } = useAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly selection: ProductSelection; readonly blocked: boolean }) =>
      call(contract.products.block, {
        params: { id, platform },
        body: { ...change.selection, blocked: change.blocked },
      }),
    onSettled: () =>
      Promise.all(
        [contract.products.list, contract.products.listTotals, contract.products.get].map((stale) =>
          client.invalidateQueries({ queryKey: [stale.id] }),
        ),
      ),
  });
}
