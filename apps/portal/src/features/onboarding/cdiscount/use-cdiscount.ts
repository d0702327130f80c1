import { type OfferTerms, onboarding, pricing } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/api-error.ts';
import { call, query } from '../../../lib/api/call.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useUser } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';

/** The site where a Cdiscount account lists items of the seller's other accounts. */
const ADJUSTED_SITE: Site = 'CDFR';

/** The current state of Cdiscount's credentials and the default offer terms. The onboarding works without them. */
export function useCdiscount(accountId: number) {
  const { id } = useUser();
  return useQuery({
    ...query(onboarding.getCdiscount, { params: { id }, query: { accountId } }),
    throwOnError: false,
  });
}

/** `expected`: the number of live prices that the price adjustment was shown to change. */
export interface TermsToSave {
  readonly terms: OfferTerms;
  readonly expected?: number;
}

export function useSaveOfferTerms(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ terms, expected }: TermsToSave) =>
      call(onboarding.updateCdiscount, {
        params: { id },
        query: { accountId },
        body: { ...terms, ...(expected === undefined ? {} : { expected }) },
      }),
    onSuccess: (answer) => {
      const { queryKey } = query(onboarding.getCdiscount, { params: { id }, query: { accountId } });
      client.setQueryData(queryKey, answer);
      void client.invalidateQueries({ queryKey: comparing(id, accountId).queryKey });
      // The price adjustment of the terms is the account's price rule.
      void client.invalidateQueries({ queryKey: [pricing.getConfig.id] });
      showToast('settingUpdated');
    },
    onError: (error) => (isPricesChanged(error) ? undefined : toastFailure(error)),
  });
}

export function isPricesChanged(error: unknown): boolean {
  return isApiError(error) && error.code === 'prices_changed';
}

/** Counts the live prices that the price adjustment of these terms would change. */
export function useCountMoves(accountId: number) {
  const { id } = useUser();
  return useMutation({
    mutationFn: async ({ price_adjustment }: OfferTerms) => {
      const at = { params: { id, platform: 'cdiscount' as const }, query: { accountId } };
      const { rules } = await call(pricing.getConfig, at);
      const wanted = rules
        .filter(({ site }) => site === ADJUSTED_SITE)
        .map((rule) => ({
          ...rule,
          is_pricing_enabled: true,
          increase_type: 'percent' as const,
          price_increase: price_adjustment / 100,
        }));
      return (await call(pricing.previewConfig, { ...at, body: { rules: wanted } })).expected;
    },
    onError: (error) => toastFailure(error),
  });
}

const comparing = (id: number, accountId: number) =>
  query(onboarding.compareTerms, { params: { id }, query: { accountId } });

/** Each read requests all offers from Cdiscount, so it is polled at this interval only while changes are being sent. */
const REFETCH_EVERY_MS = 5_000;

/** How many offers at Cdiscount differ from the stored terms. */
export function useTermsComparison(accountId: number) {
  const { id } = useUser();
  return useQuery({
    ...comparing(id, accountId),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? REFETCH_EVERY_MS : false),
  });
}

/** Applies the stored terms to the confirmed number of offers. */
export function useApplyTerms(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expected: number) =>
      call(onboarding.applyTerms, { params: { id }, query: { accountId }, body: { expected } }),
    onSuccess: (answer) => client.setQueryData(comparing(id, accountId).queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey: comparing(id, accountId).queryKey }),
  });
}
