import { products, type TaxesInput, type TaxesPreview, taxes } from '@quayside/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

const ITEMS_SHOWN = 20;

export function useTaxes(accountId: number) {
  const { id } = useUser();
  return useQuery({ ...query(taxes.get, { params: { id }, query: { accountId } }), throwOnError: false });
}

export function useTaxCategories() {
  const { id } = useUser();
  return useQuery({
    ...query(taxes.listCategories, { params: { id }, query: {} }),
    throwOnError: false,
  });
}

/** Items of all the seller's accounts, because a Cdiscount account sells items of the others. */
export function useTaxItems(typed: string) {
  const { id } = useUser();
  const filter = { ...(typed ? { query: typed } : {}), sort: 'title' as const, limit: ITEMS_SHOWN };
  return useQuery({
    ...query(products.list, { params: { id, platform: 'all' }, query: filter }),
    throwOnError: false,
    placeholderData: keepPreviousData,
  });
}

export function usePreviewTaxes(accountId: number) {
  const { id } = useUser();
  return useMutation<TaxesPreview, Error, TaxesInput>({
    mutationFn: (body) => call(taxes.preview, { params: { id }, query: { accountId }, body }),
    onError: (error) => toastFailure(error),
  });
}

export function useUpdateTaxes(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TaxesInput & { expected: number }) =>
      call(taxes.update, { params: { id }, query: { accountId }, body }),
    onSuccess: (answer) => {
      const { queryKey } = query(taxes.get, { params: { id }, query: { accountId } });
      client.setQueryData(queryKey, answer);
      showToast('settingUpdated');
    },
    onError: (error) => (isTaxesChanged(error) ? undefined : toastFailure(error)),
  });
}

/** Whether the number of affected live offers has changed since the seller saw it. */
export function isTaxesChanged(error: unknown): boolean {
  return isApiError(error) && error.code === 'taxes_changed';
}
