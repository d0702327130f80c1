import { type CategoryChoice, type CategoryChosen, categories } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';
import { useCountedChange } from '../../lib/use-counted-change.ts';

export type Choice = Omit<CategoryChoice, 'expected'>;

export function useParams() {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id };
}

export function useHomeCategories(search: string) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [categories.list.id, params, search] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        categories.list,
        { params, query: { ...(search ? { query: search } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The marketplace's suggestions on a site for some words. Makes no request without words. */
export function useSuggestions(site: Site, words: string) {
  const params = useParams();
  return useQuery({
    ...query(categories.search, { params, query: { site, query: words } }),
    enabled: words !== '',
  });
}

/** Chooses a category after consent to the number of live listings that move. */
export function useChoose(onDone: (saved: CategoryChosen, choice: Choice) => void) {
  const params = useParams();
  const client = useQueryClient();
  return useCountedChange({
    count: (choice: Choice) => call(categories.preview, { params, body: { ...choice, change: 'choose' } }),
    save: (choice, expected) => call(categories.choose, { params, body: { ...choice, expected } }),
    onDone: (saved, choice) => {
      for (const { id } of [categories.list, categories.getItem, categories.getSpecifics, categories.listLacking]) {
        void client.invalidateQueries({ queryKey: [id] });
      }
      onDone(saved, choice);
    },
  });
}
