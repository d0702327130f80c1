import { contract, type ProductSelection } from '@quayside/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type AccountScope, useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';
import { filterOf, type ProductView } from './product-view.ts';

const PAGE_SIZE = 100;
/** What is kept on both sides of the eye, so that a refresh reads little and a scroll back is at hand. */
const PAGES_KEPT = 6;

/** Whose list, and what of it. */
interface Asked {
  readonly userId: number;
  readonly at: Pick<AccountScope, 'scope' | 'account'>;
  readonly view: ProductView;
}

function listQuery({ userId: id, at: { scope, account }, view }: Asked) {
  const asked = {
    ...filterOf(view),
    sort: view.sort,
    order: view.order,
    limit: PAGE_SIZE,
    ...(scope === 'all' ? {} : { accountId: account.id }),
  };
  return infiniteQueryOptions({
    queryKey: [contract.products.list.id, id, scope, asked, view.fromEnd] as const,
    initialPageParam: (view.fromEnd ? { last: true } : {}) as { readonly last?: true; readonly cursor?: string },
    queryFn: ({ pageParam, signal }) =>
      call(contract.products.list, { params: { id, platform: scope }, query: { ...asked, ...pageParam } }, { signal }),
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
    getPreviousPageParam: ({ previousCursor }) => (previousCursor === null ? undefined : { cursor: previousCursor }),
    maxPages: PAGES_KEPT,
  });
}

/** Asks for the first rows before the screen is drawn, so that it is drawn once, with them. What fails is asked again there. */
export function prefetchProducts(client: QueryClient, asked: Asked): Promise<void> {
  return client.prefetchInfiniteQuery({ ...listQuery(asked), retry: false });
}

/** A window of the product list that grows and shrinks at both ends as it is scrolled. */
export function useProductList(view: ProductView) {
  const { id: userId } = useUser();
  const at = useAccount();
  // The table stays, and with it the focus, while the next answer is on its way.
  const list = useInfiniteQuery({ ...listQuery({ userId, at, view }), placeholderData: keepPreviousData });
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
