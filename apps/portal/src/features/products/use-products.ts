import { contract, type ProductSelection } from '@quayside/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { type AccountScope, useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import type { ListPlace } from './list-memory.ts';
import { filterOf, type ProductView } from './product-view.ts';

const PAGE_SIZE = 100;
/** What is kept on both sides of the eye, so that a refresh reads little and a scroll back is at hand. */
const PAGES_KEPT = 6;

/** Whose list, and what of it. */
interface Asked {
  readonly userId: number;
  readonly at: Pick<AccountScope, 'scope' | 'account'>;
  readonly view: ProductView;
  /** Where one comes back to; what is read first is the page around it. */
  readonly place?: ListPlace | null;
}

interface PageParam {
  readonly last?: true;
  readonly cursor?: string;
}

function firstPage(fromEnd: boolean, place: ListPlace | null | undefined): PageParam {
  if (place?.cursor) return { cursor: place.cursor };
  return fromEnd ? { last: true } : {};
}

function askedOf({ at: { scope, account }, view }: Asked) {
  return {
    ...filterOf(view),
    sort: view.sort,
    order: view.order,
    limit: PAGE_SIZE,
    ...(scope === 'all' ? {} : { accountId: account.id }),
  };
}

function readPage(asked: Asked, pageParam: PageParam, signal?: AbortSignal) {
  const input = { params: { id: asked.userId, platform: asked.at.scope }, query: { ...askedOf(asked), ...pageParam } };
  return call(contract.products.list, input, signal ? { signal } : {});
}

/** One page after the other, from both sides of the first. */
function listQuery(asked: Asked) {
  const { userId, at, view, place } = asked;
  return infiniteQueryOptions({
    queryKey: [contract.products.list.id, userId, at.scope, askedOf(asked), view.fromEnd] as const,
    initialPageParam: firstPage(view.fromEnd, place),
    queryFn: ({ pageParam, signal }) => readPage(asked, pageParam, signal),
    getNextPageParam: ({ nextCursor }): PageParam | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor },
    getPreviousPageParam: ({ previousCursor }): PageParam | undefined =>
      previousCursor === null ? undefined : { cursor: previousCursor },
    maxPages: PAGES_KEPT,
  });
}

/** What stays the same while the seller sorts and searches: one seller's tab, of one site where one is chosen. */
function placeOf([, userId, scope, asked]: Readonly<ListKey>): string {
  return JSON.stringify([userId, scope, asked.accountId, asked.status, asked.eligibility, asked.site]);
}

type ListKey = readonly [string, number, AccountScope['scope'], ReturnType<typeof askedOf>, boolean];

/** Asks for the first rows before the screen is drawn, so that it is drawn once, with them. What fails is asked again there. */
export function prefetchProducts(client: QueryClient, asked: Asked): Promise<void> {
  return client.prefetchInfiniteQuery({ ...listQuery(asked), retry: false });
}

/** A window of the product list that grows and shrinks at both ends as it is scrolled. */
export function useProductList(view: ProductView, question: string, place: ListPlace | null) {
  const { id: userId } = useUser();
  const at = useAccount();
  const client = useQueryClient();
  const asked = listQuery({ userId, at, view, place });
  const list = useInfiniteQuery({
    ...asked,
    // The table stays, and with it the focus, while it is sorted or searched. Rows of another tab would stand under the wrong name.
    placeholderData: (before, last) =>
      last && placeOf(last.queryKey) === placeOf(asked.queryKey) ? before : undefined,
  });
  const pages = list.data?.pages;
  const params = list.data?.pageParams;
  const rows = useMemo(() => pages?.flatMap((page) => page.list) ?? [], [pages]);
  const { fetchNextPage, fetchPreviousPage, isFetching } = list;
  const needNext = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  const needPrevious = useCallback(() => {
    if (!isFetching) void fetchPreviousPage();
  }, [fetchPreviousPage, isFetching]);
  // A search is counted with its first page, which may be dropped again, or never have been read on the way back.
  const counted = useRef<{ readonly of: string; readonly count: number } | null>(null);
  const fresh = list.isPlaceholderData ? undefined : pages?.find(({ count }) => count !== null)?.count;
  if (fresh !== undefined && fresh !== null) counted.current = { of: question, count: fresh };
  const known = counted.current?.of === question ? counted.current.count : (place?.count ?? null);
  return {
    ...list,
    rows,
    count: list.isPlaceholderData ? (pages?.[0]?.count ?? null) : known,
    needNext,
    needPrevious,
    /** Of the page that an item is in; null for the first one. */
    cursorOf(itemId: number): string | null {
      const index = pages?.findIndex((page) => page.list.some(({ id }) => id === itemId)) ?? -1;
      const param = params?.[index] as PageParam | undefined;
      return param?.cursor ?? null;
    },
    /** Reads the list from its start or its end, whatever of it is loaded. */
    startAnew(fromEnd: boolean): void {
      const asked: Asked = { userId, at, view: { ...view, fromEnd } };
      if (fromEnd === view.fromEnd) void readAnew(client, asked);
      else client.removeQueries({ queryKey: listQuery(asked).queryKey, exact: true });
    },
  };
}

/** The rows that are shown stay until those of the first page are here, and for good where they can not be had. */
async function readAnew(client: QueryClient, asked: Asked): Promise<void> {
  const { queryKey, initialPageParam } = listQuery(asked);
  try {
    const page = await readPage(asked, initialPageParam);
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, { pages: [page], pageParams: [initialPageParam] });
  } catch (error) {
    toastFailure(error);
  }
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
  const { scope } = useAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly selection: ProductSelection; readonly blocked: boolean }) =>
      call(contract.products.block, {
        params: { id, platform: scope },
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
