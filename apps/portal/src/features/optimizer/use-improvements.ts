import { type ImprovableListing, type ImprovableQuery, optimizer, products } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

function useParams() {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id };
}

/** The checks of the business, each on or off. */
export function useChecks() {
  const { id } = useUser();
  return useQuery(query(optimizer.get, { params: { id } }));
}

/** Whether some item of the account is on sale on a site; undefined until that is known. */
export function useIsListed(): boolean | undefined {
  const { id } = useUser();
  const { account } = useAccount();
  const totals = useQuery(
    query(products.listTotals, { params: { id, platform: account.platform }, query: { accountId: account.id } }),
  );
  return totals.data && (totals.data.totals.listedAbroad ?? 0) > 0;
}

/** So many pages without a row are read one after the other; each stands for a thousand listings. */
const EMPTY_PAGES = 10;

/** Listings that something would help. A page without any does not end the list, so the next ones are read at once. */
export function useImprovements(filter: Pick<ImprovableQuery, 'check' | 'site'>) {
  const params = useParams();
  const list = useInfiniteQuery({
    queryKey: [optimizer.list.id, params, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(optimizer.list, { params, query: pageParam ? { ...filter, cursor: pageParam } : filter }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const pages = list.data?.pages ?? [];
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const goesOn = pages.every((page) => page.list.length === 0) && pages.length % EMPTY_PAGES > 0 && hasNextPage;
  useEffect(() => {
    if (goesOn && !isFetching && !isError) void fetchNextPage();
  }, [goesOn, isFetching, isError, fetchNextPage]);
  return { ...list, isComing: isFetching || goesOn };
}

/** Prepares what is proposed for listings, as a change that the seller then looks at. */
export function useProposals(what: 'titles' | 'prices') {
  const params = useParams();
  return useMutation({
    mutationFn: (listings: readonly ImprovableListing[]) =>
      call(what === 'titles' ? optimizer.prepareTitles : optimizer.preparePrices, {
        params,
        body: { listings: listings.map(({ itemId, site }) => ({ itemId, site })) },
      }),
    onError: (error) => toastFailure(error),
  });
}
