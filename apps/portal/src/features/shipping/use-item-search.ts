import { type ProductFilter, products } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

const PAGE_SIZE = 50;

/** Items of a platform to choose from. */
export function useItemSearch(platform: Platform, filter: ProductFilter) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [products.list.id, id, platform, 'to choose', filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        products.list,
        {
          params: { id, platform },
          query: { ...filter, sort: 'title', limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
