import { contract, type TermInput } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
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
    queryKey: [contract.glossary.list.id, id, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.glossary.list,
        { params: { id }, query: pageParam ? { ...filter, cursor: pageParam } : filter },
        { signal },
      ),
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
        ? call(contract.glossary.create, { params: { id }, body: term })
        : call(contract.glossary.update, { params: { id, termId }, body: term }),
    onSuccess: () => client.invalidateQueries({ queryKey: [contract.glossary.list.id] }),
  });
}

export function useRemoveTerm() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (termId: number) => call(contract.glossary.remove, { params: { id, termId } }),
    onSettled: () => client.invalidateQueries({ queryKey: [contract.glossary.list.id] }),
  });
}
