import { categories, type DeclaredExemption, type MatchDecision } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { useParams } from './use-categories.ts';

export function useMatches() {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [categories.listMatches.id, params] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(categories.listMatches, { params, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useDecideMatch() {
  const params = useParams();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MatchDecision) => call(categories.decideMatch, { params, body }),
    onSuccess: () => {
      showToast('matchDecided');
      return client.invalidateQueries({ queryKey: [categories.listMatches.id] });
    },
    onError: (error) => toastFailure(error),
  });
}

export function useExemptions() {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [categories.listExemptions.id, params] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(categories.listExemptions, { params, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useDeclareExemption() {
  const params = useParams();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeclaredExemption) => call(categories.declareExemption, { params, body }),
    onSuccess: () => {
      showToast('exemptionDeclared');
      return client.invalidateQueries({ queryKey: [categories.listExemptions.id] });
    },
    onError: (error) => toastFailure(error),
  });
}
