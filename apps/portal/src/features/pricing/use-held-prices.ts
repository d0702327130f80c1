import { type BreakerInput, dashboards, type HeldRef, pricing } from '@quayside/contract';
import type { HeldCause } from '@quayside/kernel';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

function usePlace() {
  const { id } = useUser();
  const { account } = useAccount();
  return { params: { id }, query: { accountId: account.id } };
}

/** Held prices of the account; of one cause, if given. */
export function useHeldPrices(cause: HeldCause | null) {
  const { params, query: place } = usePlace();
  const filter = { ...place, ...(cause ? { cause } : {}) };
  return useInfiniteQuery({
    queryKey: [pricing.listHeld.id, params.id, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        pricing.listHeld,
        { params, query: pageParam === undefined ? filter : { ...filter, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Reads again what depends on which prices are held. */
export function useRereadHeld() {
  const client = useQueryClient();
  return () => {
    for (const { id } of [pricing.listHeld, pricing.getBreaker, dashboards.getTodo])
      void client.invalidateQueries({ queryKey: [id] });
  };
}

export function useAllowHeld() {
  const place = usePlace();
  const reread = useRereadHeld();
  return useMutation({
    mutationFn: (body: HeldRef) => call(pricing.allowHeld, { ...place, body }),
    onError: (error) => toastFailure(error),
    onSettled: reread,
  });
}

/** Prepares the change that sends all prices held for a cause. */
export function usePrepareAllowed() {
  const place = usePlace();
  return useMutation({
    mutationFn: (cause: HeldCause) => call(pricing.prepareAllowed, { ...place, body: { cause } }),
    onError: (error) => toastFailure(error),
  });
}

export function useBreaker() {
  return useQuery(query(pricing.getBreaker, usePlace()));
}

export function useSetBreaker() {
  const place = usePlace();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BreakerInput) => call(pricing.setBreaker, { ...place, body }),
    onSuccess: (breaker) => client.setQueryData(query(pricing.getBreaker, place).queryKey, breaker),
    onError: (error) => toastFailure(error),
  });
}

/** Lets the held prices leave, as many as the seller was shown. */
export function useCloseBreaker() {
  const place = usePlace();
  const reread = useRereadHeld();
  return useMutation({
    mutationFn: (expected: number) => call(pricing.closeBreaker, { ...place, body: { expected } }),
    onError: (error) => toastFailure(error),
    onSettled: reread,
  });
}
