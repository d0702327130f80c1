import {
  billing,
  type InvoiceDetails,
  type InvoiceDetailsInput,
  invoices,
  type PaymentMethodType,
  type PlanChoiceInput,
  session,
} from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { retryUpTo } from '../../lib/api/query-client.ts';
import { useUser } from '../../lib/session.ts';

/** The queries that a change of plan, payment or trial makes stale. */
const AFTER_CHANGE = [
  billing.getCurrent,
  billing.listPlans,
  billing.getUsage,
  billing.getPaymentDetails,
  billing.getTrial,
  billing.quote,
  invoices.list,
  invoices.listUnpaid,
  session.get,
];

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(AFTER_CHANGE.map(({ id }) => client.invalidateQueries({ queryKey: [id] }))).then(() => undefined);
}

/** Specification, section 9, which gives the figure without its unit: minutes. A change of plan reads them again at once. */
const PLANS_CACHE_MS = 10 * 60_000;
const PLANS_RETRIES = 5;

export function usePlans() {
  const { id } = useUser();
  return useQuery({
    ...query(billing.listPlans, { params: { id } }),
    staleTime: PLANS_CACHE_MS,
    retry: retryUpTo(PLANS_RETRIES),
  });
}

export function useCurrentPlan() {
  const { id } = useUser();
  return useQuery(query(billing.getCurrent, { params: { id } }));
}

export function useUsage() {
  const { id } = useUser();
  return useQuery(query(billing.getUsage, { params: { id } }));
}

export function useChangePreview(choice: PlanChoiceInput) {
  const { id } = useUser();
  // The amount shrinks as the period passes, so a cached answer would be outdated.
  return useQuery({ ...query(billing.previewChange, { params: { id }, query: choice }), gcTime: 0, staleTime: 60_000 });
}

export function useChangePlan() {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PlanChoiceInput & { readonly dueTotal: number }) =>
      call(billing.change, { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Cancels the plan, or withdraws a cancellation or planned change. */
export function usePlanEnd() {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (what: 'cancel' | 'resume') => call(billing[what], { params: { id } }),
    onSettled: refresh,
  });
}

export function useTrial(platform: Platform) {
  const { id } = useUser();
  return useQuery(query(billing.getTrial, { params: { id, platform } }));
}

export function useTrialChange(platform: Platform) {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (what: 'start' | 'prolong' | 'cancel'): Promise<void> => {
      const calls = { start: billing.startTrial, prolong: billing.prolongTrial, cancel: billing.cancelTrial } as const;
      await call<{ params: { id: number; platform: Platform } }, unknown>(calls[what], { params: { id, platform } });
    },
    onSettled: refresh,
  });
}

export function useQuote(choice: PlanChoiceInput) {
  const { id } = useUser();
  return useQuery(query(billing.quote, { params: { id }, query: choice }));
}

export interface Purchase extends PlanChoiceInput {
  readonly payment_method_type: PaymentMethodType;
  readonly payment_method: string;
  readonly total: number;
  readonly idempotency_key: string;
}

/** A checkout that waits for an answer; refetched until it is answered. */
export function useOpenCheckout(id: string | null) {
  return useQuery({
    ...query(billing.getCheckout, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.redirect_url === null ? false : 5_000),
  });
}

export function useCheckout() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (purchase: Purchase) => call(billing.createCheckout, { body: { user_id: id, ...purchase } }),
  });
}

export function useInvoiceDetails() {
  const { id } = useUser();
  return useQuery(query(billing.getInvoiceDetails, { params: { id } }));
}

/** The consequences of the typed country, currency and VAT id. */
export function useMoveEffects({ country, currency, vatId, postalCode }: InvoiceDetails) {
  const { id } = useUser();
  const about = query(billing.previewInvoiceDetails, {
    params: { id },
    query: { country, currency, vatId, postalCode },
  });
  // The seller agrees to the current figures.
  return useQuery({ ...about, gcTime: 0, staleTime: 0 });
}

export function useSaveInvoiceDetails() {
  const { id } = useUser();
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InvoiceDetailsInput) => call(billing.updateInvoiceDetails, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(query(billing.getInvoiceDetails, { params: { id } }).queryKey, saved);
      return refresh();
    },
  });
}

export function usePaymentDetails() {
  const { id } = useUser();
  return useQuery(query(billing.getPaymentDetails, { params: { id } }));
}

/** Replaces the payment method with a one-time token that is fetched just before. */
export function useSavePaymentMethod() {
  const { id } = useUser();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (method: { readonly type: PaymentMethodType; readonly ref: string }) => {
      const { token } = await call(billing.getCardToken, { params: { id } });
      return call(billing.updatePaymentMethod, {
        params: { id },
        body: { payment_method_type: method.type, payment_method: method.ref, one_time_token: token },
      });
    },
    onSettled: refresh,
  });
}

/** Opens the provider's page for another payment method in this tab. */
export function useOpenMethodPage() {
  const { id } = useUser();
  return useMutation({
    mutationFn: async (type: PaymentMethodType) => {
      const { url } = await call(billing.openMethodPage, { params: { id }, body: { payment_method_type: type } });
      window.location.assign(url);
    },
  });
}

/** Answers the second factor of the built-in test provider. */
export function useAnswerPayment(paymentRef: string) {
  const { id } = useUser();
  return useMutation({
    mutationFn: (approved: boolean) => call(billing.answerPayment, { params: { id, paymentRef }, body: { approved } }),
  });
}
