import { type CategoryChoice, contract, type GivenSpecifics } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

function useParams() {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id };
}

export function useHomeCategories(search: string) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [contract.categories.list.id, params, search] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.categories.list,
        { params, query: { ...(search ? { query: search } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What the marketplace suggests on a site for words; asks nothing without words. */
export function useSuggestions(site: Site, words: string) {
  const params = useParams();
  return useQuery({
    ...query(contract.categories.search, { params, query: { site, query: words } }),
    enabled: words !== '',
  });
}

export function useChoose() {
  const params = useParams();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CategoryChoice) => call(contract.categories.choose, { params, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [contract.categories.list.id] }),
  });
}

export function useLacking() {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [contract.categories.listLacking.id, params] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.categories.listLacking, { params, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useGiveSpecifics() {
  const params = useParams();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenSpecifics) => call(contract.categories.giveSpecifics, { params, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [contract.categories.listLacking.id] }),
  });
}
