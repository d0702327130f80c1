import {
  products,
  type SiteTitle,
  type SiteTitleQuery,
  type SiteTitles,
  siteTitles,
  TITLES_AT_ONCE,
  translations,
} from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';
import { withWrittenTitle } from './title-rows.ts';

/** The refetch interval while titles are being made or stored. */
const REFETCH_EVERY_MS = 2_000;

export function useTitlePlace(site: Site) {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id, site };
}

export function useTitleSummary(site: Site) {
  const params = useTitlePlace(site);
  return useQuery({
    ...query(siteTitles.get, { params }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'making' || data.storing > 0) ? REFETCH_EVERY_MS : false,
  });
}

/** While titles are being made or stored, a list that does not fill a page is refetched, and once more when they are done. */
export function useSiteTitles(site: Site, filter: SiteTitleQuery, isChanging: boolean) {
  const params = useTitlePlace(site);
  const titles = useInfiniteQuery({
    queryKey: [siteTitles.list.id, params, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(siteTitles.list, { params, query: pageParam ? { ...filter, cursor: pageParam } : filter }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isChanging && state.data?.pages.at(-1)?.nextCursor === null ? REFETCH_EVERY_MS : false,
  });
  const wasChanging = useRef(isChanging);
  const { refetch } = titles;
  useEffect(() => {
    if (wasChanging.current && !isChanging) void refetch();
    wasChanging.current = isChanging;
  }, [isChanging, refetch]);
  return titles;
}

export function useMakeTitles(site: Site) {
  const params = useTitlePlace(site);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly again: boolean; readonly ask?: boolean }) => call(siteTitles.make, { params, body }),
    onSuccess: async (summary) => {
      const { queryKey } = query(siteTitles.get, { params });
      // A summary requested before the making began may arrive after it. It would say that nothing is being made.
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, summary);
    },
  });
}

/** Refetches the lists and counts of titles. */
export function useRefreshTitles() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [siteTitles.get, siteTitles.list, translations.list, products.get].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** Writes a title; an empty one removes the seller's own. The row keeps its place until the list is refetched. */
export function useWriteSiteTitle(site: Site) {
  const params = useTitlePlace(site);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, title }: { readonly row: SiteTitle; readonly title: string }) =>
      call(translations.update, {
        params: { id: params.id, itemId: row.itemId },
        body: { new_translations: [{ site, translation: title }] },
      }),
    onSuccess: async (answer, { row, title }) => {
      const sameAs = answer.translations.find((one) => one.site === site)?.same_as ?? null;
      client.setQueriesData<InfiniteData<SiteTitles>>(
        { queryKey: [siteTitles.list.id, params] },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              list: page.list.map((one) => (one.itemId === row.itemId ? withWrittenTitle(one, title, sameAs) : one)),
            })),
          },
      );
      await Promise.all([siteTitles.get, products.get].map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    },
  });
}

/** Accepts these titles as shown. */
export function useAcceptTitles(site: Site) {
  const params = useTitlePlace(site);
  const refresh = useRefreshTitles();
  return useMutation({
    mutationFn: async (rows: readonly SiteTitle[]) => {
      const titles = rows.map(({ itemId, madeTitle }) => ({ itemId, title: madeTitle ?? '' }));
      let accepted = 0;
      let changed = 0;
      for (let from = 0; from < titles.length; from += TITLES_AT_ONCE) {
        const body = { titles: titles.slice(from, from + TITLES_AT_ONCE) };
        const answer = await call(siteTitles.accept, { params, body });
        accepted += answer.accepted;
        changed += answer.changed.length;
      }
      return { accepted, changed };
    },
    onSettled: refresh,
  });
}

/** Prepares accepting all drafts, to be looked at and confirmed. */
export function usePrepareAcceptance(site: Site) {
  const params = useTitlePlace(site);
  return useMutation({ mutationFn: () => call(siteTitles.prepareAcceptance, { params }) });
}
