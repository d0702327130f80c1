import { type MemoryFile, type MemoryImport, type MemoryPair, memory, siteTitles } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

type Pair = Pick<MemoryPair, 'from' | 'to'>;

export function useMemoryPairs() {
  const { id } = useUser();
  return useQuery(query(memory.listPairs, { params: { id } }));
}

export function useMemoryEntries({ from, to }: Pair, search: string) {
  const { id } = useUser();
  const asked = { from, to, ...(search ? { query: search } : {}) };
  return useInfiniteQuery({
    queryKey: [memory.list.id, id, asked] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(memory.list, { params: { id }, query: pageParam ? { ...asked, cursor: pageParam } : asked }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

function useRefreshMemory() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [memory.listPairs, memory.list, siteTitles.get].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    );
}

/** Removes these sources of a language pair; all of them if none are given. */
export function useForget({ from, to }: Pair) {
  const { id } = useUser();
  const refresh = useRefreshMemory();
  return useMutation({
    mutationFn: (sources: readonly string[] | null) =>
      call(memory.remove, { params: { id }, body: { from, to, ...(sources ? { sources } : {}) } }),
    onSettled: refresh,
  });
}

export function usePreviewMemoryFile() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (file: MemoryFile) => call(memory.previewImport, { params: { id }, body: file }),
  });
}

export function useImportMemory() {
  const { id } = useUser();
  const refresh = useRefreshMemory();
  return useMutation({
    mutationFn: (file: MemoryImport) => call(memory.importFile, { params: { id }, body: file }),
    onSuccess: refresh,
  });
}
