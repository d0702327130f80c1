import { type EngineInput, type EngineName, type EngineTestLanguage, engines } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

export function useEngines() {
  const { id } = useUser();
  return useQuery(query(engines.list, { params: { id } }));
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [engines.list.id] });
}

export function useSaveEngine() {
  const { id } = useUser();
  return useMutation({
    mutationFn: ({ engine, body }: { readonly engine: EngineName; readonly body: EngineInput }) =>
      call(engines.update, { params: { id, engine }, body }),
    onSuccess: useRefresh(),
  });
}

export function useReorderEngines() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (order: readonly EngineName[]) => call(engines.reorder, { params: { id }, body: { engines: order } }),
    onSuccess: useRefresh(),
  });
}

export function useRemoveEngine() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (engine: EngineName) => call(engines.remove, { params: { id, engine } }),
    onSuccess: useRefresh(),
  });
}

export function useTestEngine() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (engine: EngineName) => call(engines.test, { params: { id, engine } }),
    onSettled: useRefresh(),
  });
}

export function useCompareEngines() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: { readonly engines: readonly EngineName[]; readonly language: EngineTestLanguage }) =>
      call(engines.compare, { params: { id }, body }),
    onSettled: useRefresh(),
  });
}
