import {
  type BlacklistConsent,
  blacklist,
  type ChangedKeyword,
  type KeywordScope,
  type NewKeywords,
  products,
} from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** A keyword as an address names it. */
export interface KeywordPlace {
  readonly keyword: string;
  readonly platform: KeywordScope;
}

/** New keywords for a scope, or one keyword's change. */
export type KeywordDraft =
  | { readonly kind: 'new'; readonly scope: KeywordScope; readonly given: NewKeywords }
  | { readonly kind: 'change'; readonly place: KeywordPlace; readonly given: ChangedKeyword };

export function useKeywords(scope: KeywordScope, search: string) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [blacklist.list.id, id, scope, search] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        blacklist.list,
        {
          params: { id, platform: scope },
          query: { ...(search ? { query: search } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useKeyword(place: KeywordPlace) {
  const { id } = useUser();
  return useQuery(query(blacklist.get, { params: { id, ...place } }));
}

export function usePreview() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (draft: KeywordDraft) =>
      draft.kind === 'new'
        ? call(blacklist.preview, { params: { id, platform: draft.scope }, body: draft.given })
        : call(blacklist.previewUpdate, { params: { id, ...draft.place }, body: draft.given }),
  });
}

/** Saves with the numbers that the preview showed. */
export function useSaveKeywords() {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ draft, expected }: { readonly draft: KeywordDraft; readonly expected: BlacklistConsent }) => {
      if (draft.kind === 'new') {
        const body = { ...draft.given, expected };
        await call(blacklist.create, { params: { id, platform: draft.scope }, body });
      } else {
        await call(blacklist.update, { params: { id, ...draft.place }, body: { ...draft.given, expected } });
      }
    },
    onSuccess: refresh,
  });
}

export function useRemoveKeyword() {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ keyword, platform }: KeywordPlace) =>
      platform === 'ebay'
        ? call(blacklist.removeForEbay, { params: { id, keyword, platform } })
        : call(blacklist.remove, { params: { id, keyword, platform } }),
    onSettled: refresh,
  });
}

export function usePreviewImport(scope: KeywordScope) {
  const { id } = useUser();
  return useMutation({
    mutationFn: (bytes: string) => call(blacklist.previewImport, { params: { id, platform: scope }, body: { bytes } }),
  });
}

export function useImport(scope: KeywordScope) {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { readonly bytes: string; readonly expected: BlacklistConsent }) =>
      call(blacklist.importCsv, { params: { id, platform: scope }, body }),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [blacklist.list, blacklist.get, products.list, products.listTotals].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}
