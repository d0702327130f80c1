import { type InputOf, type OrderSettings, orders, type SalesPage } from '@quayside/contract';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountScope, useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { useListWindow } from '../../ui/data-table/use-list-window.ts';
import { filterOf, type OrdersView } from './orders-view.ts';

const PAGE_SIZE = 100;
/** The number of pages kept around the visible rows, which limits refetching. */
const PAGES_KEPT = 6;
/** The refetch interval, which keeps the displayed data age correct without new orders. */
const REFETCH_EVERY_MS = 20_000;

interface Asked {
  readonly userId: number;
  readonly at: Pick<AccountScope, 'scope' | 'account'>;
  readonly view: OrdersView;
}

type PageParam = Pick<InputOf<typeof orders.list>['query'], 'cursor' | 'last'>;

function listQuery({ userId, at: { scope, account }, view }: Asked) {
  const asked = {
    ...filterOf(view),
    sort: view.sort,
    order: view.order,
    limit: PAGE_SIZE,
    ...(scope === 'all' ? {} : { accountId: account.id }),
  };
  return infiniteQueryOptions({
    queryKey: [orders.list.id, userId, scope, asked, view.fromEnd] as const,
    initialPageParam: (view.fromEnd ? { last: true } : {}) as PageParam,
    queryFn: ({ pageParam, signal }) =>
      call(orders.list, { params: { id: userId, platform: scope }, query: { ...asked, ...pageParam } }, { signal }),
    getNextPageParam: ({ nextCursor }): PageParam | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor },
    getPreviousPageParam: ({ previousCursor }): PageParam | undefined =>
      previousCursor === null ? undefined : { cursor: previousCursor },
    maxPages: PAGES_KEPT,
    refetchInterval: REFETCH_EVERY_MS,
  });
}

const rowsOf = (page: SalesPage) => page.sales;

/** A window of the list of orders that grows and shrinks at both ends while scrolling. */
export function useOrderList(view: OrdersView) {
  const { id: userId } = useUser();
  const at = useAccount();
  const client = useQueryClient();
  const asked = listQuery({ userId, at, view });
  const list = useInfiniteQuery({
    ...asked,
    // Keeps the table and its focus while sorting or searching in the same place.
    placeholderData: (before, last) =>
      last?.queryKey[1] === userId &&
      last.queryKey[2] === at.scope &&
      last.queryKey[3].accountId === asked.queryKey[3].accountId
        ? before
        : undefined,
  });
  return {
    ...list,
    /** Its count is null for a search with more results than are counted. */
    window: useListWindow(list, rowsOf),
    freshness: list.data?.pages[0]?.freshness ?? [],
    /** Reads the list from its start or end, whatever is loaded. */
    startAnew(fromEnd: boolean): void {
      const { queryKey } = listQuery({ userId, at, view: { ...view, fromEnd } });
      if (fromEnd === view.fromEnd) void client.resetQueries({ queryKey, exact: true });
      else client.removeQueries({ queryKey, exact: true });
    },
  };
}

/** Deadlines pass without an event. */
const RECOUNT_EVERY_MS = 60_000;

/** How many orders each tab lists. */
export function useOrderTotals() {
  const { id } = useUser();
  const { scope, account } = useAccount();
  return useQuery({
    ...query(orders.listTotals, {
      params: { id, platform: scope },
      query: scope === 'all' ? {} : { accountId: account.id },
    }),
    refetchInterval: RECOUNT_EVERY_MS,
  });
}

export function useOrder(orderId: number) {
  const { id } = useUser();
  return useQuery(query(orders.get, { params: { id, orderId } }));
}

/** Accepts or declines an order that is on hold because stock is missing. */
export function useAnswerOrder() {
  return useOrderChange(
    (id, { orderId, answer }: { readonly orderId: number; readonly answer: 'accept' | 'decline' }) =>
      call(orders.answer, { params: { id, orderId }, body: { answer } }),
  );
}

/** Stores the team's note. If somebody else has written meanwhile, theirs is read and the writer decides. */
export function useNoteOrder() {
  return useOrderChange(
    (
      id,
      { orderId, ...body }: { readonly orderId: number; readonly note: string | null; readonly before: string | null },
    ) => call(orders.note, { params: { id, orderId }, body }),
  );
}

/** Checks an order that needs attention again. */
export function useRecheckOrder() {
  return useOrderChange((id, orderId: number) => call(orders.recheck, { params: { id, orderId } }));
}

export function useOrderSettings() {
  const { id } = useUser();
  return useQuery(query(orders.getSettings, { params: { id } }));
}

export function useSetOrderSettings() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderSettings) => call(orders.updateSettings, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([orders.getSettings, orders.get].map((stale) => client.invalidateQueries({ queryKey: [stale.id] }))),
    onError: (error) => toastFailure(error),
  });
}

function useOrderChange<Change>(change: (userId: number, change: Change) => Promise<unknown>) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Change) => change(id, wanted),
    onSuccess: () =>
      Promise.all([orders.list, orders.get].map((stale) => client.invalidateQueries({ queryKey: [stale.id] }))),
    onError: (error) => {
      toastFailure(error);
      void client.invalidateQueries({ queryKey: [orders.get.id] });
    },
  });
}
