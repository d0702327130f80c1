import { contract, type OfferTerms } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../../lib/api/call.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useUser } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';

/** Cdiscount's credentials as it sees them now, and what offers begin with: beside the onboarding, which stands without them. */
export function useCdiscount(accountId: number) {
  const { id } = useUser();
  return useQuery({
    ...query(contract.onboarding.getCdiscount, { params: { id }, query: { accountId } }),
    throwOnError: false,
  });
}

export function useSaveOfferTerms(accountId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (terms: OfferTerms) =>
      call(contract.onboarding.updateCdiscount, { params: { id }, query: { accountId }, body: terms }),
    onSuccess: (answer) => {
      const { queryKey } = query(contract.onboarding.getCdiscount, { params: { id }, query: { accountId } });
      client.setQueryData(queryKey, answer);
      showToast('settingUpdated');
    },
    onError: (error) => toastFailure(error),
  });
}
