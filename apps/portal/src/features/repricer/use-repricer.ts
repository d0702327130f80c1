import { type RepricerDecisionQuery, type RepricerRuleInput, type RepricingInput, repricer } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

export function useParams() {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id };
}

function useStale() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [repricer.get.id, repricer.getDefault.id, repricer.listDecisions.id, repricer.getItem.id].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export function useRepricer() {
  const params = useParams();
  return useQuery({
    queryKey: [repricer.get.id, params] as const,
    queryFn: ({ signal }) => call(repricer.get, { params }, { signal }),
  });
}

export function useDecisions(filter: Omit<RepricerDecisionQuery, 'cursor' | 'limit'>) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [repricer.listDecisions.id, params, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        repricer.listDecisions,
        { params, query: pageParam ? { ...filter, cursor: pageParam } : filter },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useSwitch() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: (isEnabled: boolean) => call(repricer.switch, { params, body: { isEnabled } }),
    onSuccess: (_, isEnabled) => {
      showToast(isEnabled ? 'repricingEnabled' : 'repricingDisabled');
      return stale();
    },
    onError: (error) => toastFailure(error),
  });
}

/** The default rule, a new rule, or the one with this id. */
export type RulePlace = 'default' | 'new' | number;

export function useSaveRule() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: ({ place, body }: { readonly place: RulePlace; readonly body: RepricerRuleInput }) => {
      if (place === 'default') return call(repricer.updateDefault, { params: { id: params.id }, body });
      return place === 'new'
        ? call(repricer.createRule, { params, body })
        : call(repricer.updateRule, { params: { ...params, ruleId: place }, body });
    },
    onSuccess: () => {
      showToast('repricingSettingsSaved');
      return stale();
    },
  });
}

export function useRemoveRule() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: (ruleId: number) => call(repricer.removeRule, { params: { ...params, ruleId } }),
    onSuccess: () => showToast('repricingSettingsSaved'),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function useSortRules() {
  const params = useParams();
  const stale = useStale();
  return useMutation({
    mutationFn: (ruleIds: readonly number[]) => call(repricer.sortRules, { params, body: { ruleIds } }),
    onSuccess: () => showToast('repricingSettingsSaved'),
    onError: (error) => toastFailure(error),
    onSettled: stale,
  });
}

export function usePrepare() {
  const params = useParams();
  return useMutation({
    mutationFn: (body: RepricingInput) => call(repricer.prepare, { params, body }),
    onError: (error) => toastFailure(error),
  });
}

export function useRepricedItem(itemId: number) {
  const { id } = useUser();
  return useQuery({
    queryKey: [repricer.getItem.id, id, itemId] as const,
    queryFn: ({ signal }) => call(repricer.getItem, { params: { id, itemId } }, { signal }),
  });
}

export function useBlock(itemId: number) {
  const { id } = useUser();
  const stale = useStale();
  return useMutation({
    mutationFn: (repricerBlocked: boolean) =>
      call(repricer.block, { params: { id }, body: { itemIds: [itemId], repricerBlocked } }),
    onSuccess: (_, isBlocked) => {
      showToast(isBlocked ? 'repricingDisabled' : 'repricingEnabled');
      return stale();
    },
    onError: (error) => toastFailure(error),
  });
}

export function useChooseRule(itemId: number) {
  const { id } = useUser();
  const stale = useStale();
  return useMutation({
    mutationFn: ({ site, ruleId }: { readonly site: Site; readonly ruleId: number | null }) =>
      call(repricer.chooseRule, { params: { id, itemId, site }, body: { ruleId } }),
    onSuccess: () => {
      showToast('repricingSettingsSaved');
      return stale();
    },
    onError: (error) => toastFailure(error),
  });
}
