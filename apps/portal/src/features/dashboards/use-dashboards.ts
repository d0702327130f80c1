import { accounts, dashboards, orders, type SheetFormat, type SoldList, type SoldQuery } from '@quayside/contract';
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AccountScope, useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { call, query } from '../../lib/api/call.ts';
import { useMaySee } from '../../lib/may.ts';
import { useUser } from '../../lib/session.ts';
import { oldestData } from './stalest.ts';

function useReportInput() {
  const { id } = useUser();
  const { scope, account } = useAccount();
  return { params: { id, platform: scope }, query: scope === 'all' ? {} : { accountId: account.id } };
}

/** Refetch interval of timestamps, which change without events. */
const STAMPS_MS = 15_000;

/** Deadlines pass without an event. */
const RECOUNT_MS = 60_000;

interface ReportPlace {
  readonly userId: number;
  readonly at: Pick<AccountScope, 'scope' | 'account'>;
}

const todoQuery = ({ userId, at: { scope, account } }: ReportPlace) =>
  query(dashboards.getTodo, {
    params: { id: userId, platform: scope },
    query: scope === 'all' ? {} : { accountId: account.id },
  });

/** Prefetches what waits before the screen renders. */
export function prefetchTodo(client: QueryClient, place: ReportPlace): Promise<void> {
  return client.prefetchQuery({ ...todoQuery(place), retry: false });
}

/** What waits for the seller. Errors stay in this part of the screen. */
export function useTodo() {
  const { id } = useUser();
  const at = useAccount();
  return useQuery({ ...todoQuery({ userId: id, at }), refetchInterval: RECOUNT_MS, throwOnError: false });
}

/** The data age of the dashboard's shops; the shop read least recently decides. */
export function useShopFreshness() {
  const { id } = useUser();
  const { scope, account } = useAccount();
  return useQuery({
    ...query(accounts.list, { params: { id } }),
    refetchInterval: STAMPS_MS,
    select: ({ list }) => {
      const shops = list.filter(({ accountId }) => scope === 'all' || accountId === account.id);
      return oldestData(shops.map(({ freshness }) => freshness));
    },
  });
}

export type SalesRange = 'week' | 'quarter' | 'year';

const REPORTS = { week: dashboards.getWeekly, quarter: dashboards.getWeeks, year: dashboards.getMonths } as const;

export function useSales(range: SalesRange) {
  const input = useReportInput();
  return useQuery(query(REPORTS[range], input));
}

/** The days of a figure, and its site if it has one. */
export type SoldDays = Pick<SoldQuery, 'from' | 'to' | 'site'>;

function useSoldInput(days: SoldDays) {
  const input = useReportInput();
  return { ...input, query: { ...input.query, ...days } };
}

const nextOf = (page: { readonly nextCursor: string | null }) => page.nextCursor ?? undefined;

/** The orders behind a figure, page by page. */
export function useSold(days: SoldDays) {
  const asked = useSoldInput(days);
  return useInfiniteQuery({
    queryKey: [dashboards.listSold.id, asked] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        dashboards.listSold,
        pageParam === undefined ? asked : { ...asked, query: { ...asked.query, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: nextOf,
    throwOnError: false,
  });
}

/** The items behind a figure, page by page. */
export function useSoldItems(days: SoldDays) {
  const asked = useSoldInput(days);
  return useInfiniteQuery({
    queryKey: [dashboards.listSoldItems.id, asked] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        dashboards.listSoldItems,
        pageParam === undefined ? asked : { ...asked, query: { ...asked.query, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: nextOf,
    throwOnError: false,
  });
}

/** The addresses of the files that have all of them. */
export function useSoldFiles(days: SoldDays, of: SoldList): Readonly<Record<SheetFormat, string>> {
  const { params, query: asked } = useSoldInput(days);
  const at = (format: SheetFormat) =>
    addressOf(dashboards.exportSold.path, { params, query: { ...asked, of, format } });
  return { csv: at('csv'), xlsx: at('xlsx') };
}

export function useInventory() {
  const report = useQuery(query(dashboards.getInventory, useReportInput()));
  const inventory = report.data && 'data' in report.data ? report.data.data : report.data;
  return { ...report, inventory };
}

/** Oversold orders: the first few suffice to show that there are some. Only for users with orders. */
export function useOversold() {
  const input = useReportInput();
  const isEnabled = useMaySee('orders', input.params.platform);
  const oversold = useQuery({
    ...query(orders.list, { ...input, query: { ...input.query, stockStatus: 'oversold', open: true, limit: 20 } }),
    enabled: isEnabled,
  });
  return { ...oversold, isEnabled };
}
