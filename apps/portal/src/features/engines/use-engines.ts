import {
  type EngineInput,
  type EngineName,
  type EngineTestLanguage,
  engines,
  type OfflinePair,
} from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** While a model is fetched, its progress. */
const WATCH_EVERY_MS = 2_000;

export function useEngines() {
  const { id } = useUser();
  return useQuery({
    ...query(engines.list, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.models.some(({ state }) => state === 'fetching') ? WATCH_EVERY_MS : false,
  });
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

/** A worker begins a moment later, so the list is read again then. */
export function useFetchModel() {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (pair: OfflinePair) => call(engines.fetchModel, { params: { id }, body: { pair } }),
    onSuccess: () => {
      setTimeout(refresh, WATCH_EVERY_MS);
    },
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
