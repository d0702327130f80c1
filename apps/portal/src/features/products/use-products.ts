import { type GatheredItems, type ProductPage, type ProductSelection, products } from '@quayside/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { type AccountScope, useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { useListWindow } from '../../ui/data-table/use-list-window.ts';
import type { ListPlace } from './list-memory.ts';
import { filterOf, type ProductView } from './product-view.ts';

const PAGE_SIZE = 100;
/** The number of pages kept around the visible rows, which limits refetching and makes scrolling back fast. */
const PAGES_KEPT = 6;

/** The parameters of a list query. */
interface Asked {
  readonly userId: number;
  readonly at: Pick<AccountScope, 'scope' | 'account'>;
  readonly view: ProductView;
  /** A position to return to; the page around it is read first. */
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
  return call(products.list, input, signal ? { signal } : {});
}

/** Reads pages in both directions from the first one. */
function listQuery(asked: Asked) {
  const { userId, at, view, place } = asked;
  return infiniteQueryOptions({
    queryKey: [products.list.id, userId, at.scope, askedOf(asked), view.fromEnd] as const,
    initialPageParam: firstPage(view.fromEnd, place),
    queryFn: ({ pageParam, signal }) => readPage(asked, pageParam, signal),
    getNextPageParam: ({ nextCursor }): PageParam | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor },
    getPreviousPageParam: ({ previousCursor }): PageParam | undefined =>
      previousCursor === null ? undefined : { cursor: previousCursor },
    maxPages: PAGES_KEPT,
  });
}

/** The parts of the key that sorting and searching keep: the seller, the tab and its filters. */
function placeOf([, userId, scope, asked]: Readonly<ListKey>): string {
  return JSON.stringify([
    userId,
    scope,
    asked.accountId,
    asked.status,
    asked.eligibility,
    asked.site,
    asked.scope,
    asked.earning,
  ]);
}

type ListKey = readonly [string, number, AccountScope['scope'], ReturnType<typeof askedOf>, boolean];

/** Prefetches the first rows, so that the screen's first paint contains them. Errors are retried by the screen. */
export function prefetchProducts(client: QueryClient, asked: Asked): Promise<void> {
  return client.prefetchInfiniteQuery({ ...listQuery(asked), retry: false });
}

const rowsOf = (page: ProductPage) => page.list;

/** A window of the product list that grows and shrinks at both ends while scrolling. */
export function useProductList(view: ProductView, question: string, place: ListPlace | null) {
  const { id: userId } = useUser();
  const at = useAccount();
  const client = useQueryClient();
  const asked = listQuery({ userId, at, view, place });
  const list = useInfiniteQuery({
    ...asked,
    // Keeps the table and its focus while sorting or searching. Rows of another tab are not kept, because they would show under the wrong
    // name.
    placeholderData: (before, last) =>
      last && placeOf(last.queryKey) === placeOf(asked.queryKey) ? before : undefined,
  });
  const loaded = useListWindow(list, rowsOf);
  const pages = list.data?.pages;
  const params = list.data?.pageParams;
  // The count of a search arrives with its first page, which may be dropped or, after going back, never loaded.
  const counted = useRef<{ readonly of: string; readonly count: number } | null>(null);
  if (!loaded.isStale && loaded.count !== null) counted.current = { of: question, count: loaded.count };
  const known = counted.current?.of === question ? counted.current.count : (place?.count ?? null);
  return {
    ...list,
    /** The words that were searched for instead of those that were typed; null if these were. */
    correctedQuery: loaded.isStale ? null : (pages?.[0]?.correctedQuery ?? null),
    window: { ...loaded, count: loaded.isStale ? (pages?.[0]?.count ?? null) : known },
    /** The cursor of the page with this item; null for the first page. */
    cursorOf(itemId: number): string | null {
      const index = pages?.findIndex((page) => page.list.some(({ id }) => id === itemId)) ?? -1;
      const param = params?.[index] as PageParam | undefined;
      return param?.cursor ?? null;
    },
    /** Reads the list from its start or end, whatever is loaded. */
    startAnew(fromEnd: boolean): void {
      const asked: Asked = { userId, at, view: { ...view, fromEnd } };
      if (fromEnd === view.fromEnd) void readAnew(client, asked);
      else client.removeQueries({ queryKey: listQuery(asked).queryKey, exact: true });
    },
  };
}

/** Keeps the displayed rows until the first page has loaded, and permanently if it fails. */
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
    query(products.listTotals, {
      params: { id, platform: scope },
      query: scope === 'all' ? {} : { accountId: account.id },
    }),
  );
}

/** Prepares blocking or unblocking, which the seller then looks at. */
export function usePrepareBlocking() {
  const { id } = useUser();
  const { scope } = useAccount();
  return useMutation({
    mutationFn: (change: { readonly selection: ProductSelection; readonly blocked: boolean }) =>
      call(products.prepareBlocking, {
        params: { id, platform: scope },
        body: { ...change.selection, blocked: change.blocked },
      }),
    onError: (error) => toastFailure(error),
  });
}

/** Asks which products a filter finds now, so that exactly these stay selected. @returns null if that failed, which is said */
export function useGather() {
  const { id } = useUser();
  const { scope } = useAccount();
  return (selection: ProductSelection): Promise<GatheredItems | null> =>
    call(products.gather, { params: { id, platform: scope }, body: selection }).catch((error: unknown) => {
      toastFailure(error);
      return null;
    });
}

/** Reads again what a change of items shows differently. */
export function useRefreshProducts() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [products.list, products.listTotals, products.get].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    );
}
