import { glossary, type TermInput } from '@quayside/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

export interface TermFilter {
  readonly src_lang?: string;
  readonly dst_lang?: string;
  readonly query?: string;
}

export function useTerms(filter: TermFilter) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [glossary.list.id, id, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(glossary.list, { params: { id }, query: pageParam ? { ...filter, cursor: pageParam } : filter }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Adds a term or, with its id, changes one. */
export function useSaveTerm() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ termId, term }: { readonly termId: number | null; readonly term: TermInput }) =>
      termId === null
        ? call(glossary.create, { params: { id }, body: term })
        : call(glossary.update, { params: { id, termId }, body: term }),
    onSuccess: () => client.invalidateQueries({ queryKey: [glossary.list.id] }),
  });
}

export function useRemoveTerms() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (termIds: readonly number[]) => call(glossary.removeMany, { params: { id }, body: { termIds } }),
    onSettled: () => client.invalidateQueries({ queryKey: [glossary.list.id] }),
  });
}

/** The number of items that use each of these terms, fetched in the same pages as the list. */
export function useTermUsage(pages: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const { id } = useUser();
  return useQueries({
    queries: pages
      .filter((termIds) => termIds.length > 0)
      .map((termIds) => ({
        queryKey: [glossary.getUsage.id, id, termIds] as const,
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          call(glossary.getUsage, { params: { id }, body: { termIds } }, { signal }),
      })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data?.usage ?? []).map((one) => [one.id, one.items] as const))),
  });
}

/** The titles that a term changes; undefined while one of its texts is missing. */
export function useTermPreview(termId: number | null, term: TermInput) {
  const { id } = useUser();
  const body = termId === null ? term : { ...term, termId };
  return useQuery({
    queryKey: [glossary.preview.id, id, body] as const,
    queryFn: ({ signal }) => call(glossary.preview, { params: { id }, body }, { signal }),
    enabled: term.src_text !== '' && term.dst_text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function usePreviewTermFile() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (bytes: string) => call(glossary.previewImport, { params: { id }, body: { bytes } }),
  });
}

export function useImportTerms() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly bytes: string; readonly replace: boolean }) =>
      call(glossary.importCsv, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [glossary.list.id] }),
  });
}
