import { billing, invoices } from '@quayside/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

const EMPTY = { data: [], total: 0, total_pages: 0, nextCursor: null } as const;

/** The invoices, newest first. A 404 is an empty list (specification, section 8). */
export function useInvoices() {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [invoices.list.id, id] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      try {
        const page = pageParam === undefined ? {} : { cursor: pageParam };
        return await call(invoices.list, { params: { id }, query: page }, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return EMPTY;
        throw error;
      }
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Refunds the payment of an invoice. The list is refetched once the provider has done it. */
export function useRefund() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (number: string) => call(billing.refund, { params: { id, number } }),
  });
}
