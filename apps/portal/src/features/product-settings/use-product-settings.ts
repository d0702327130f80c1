import { type ChangeView, type ProductSettingsInput, productSettings } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

function useParams() {
  const { id } = useUser();
  const { account } = useAccount();
  return { id, accountId: account.id };
}

export function useProductSettings() {
  const params = useParams();
  return useQuery({ ...query(productSettings.get, { params }), throwOnError: false });
}

/** Reads the settings again, for example after a consent or an undo. */
export function useRefreshSettings() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [productSettings.get.id] });
}

/** Prepares other settings. @param onPrepared gets the change that waits for consent */
export function usePrepareSettings(onPrepared: (change: ChangeView, input: ProductSettingsInput) => void) {
  const params = useParams();
  return useMutation({
    mutationFn: (body: ProductSettingsInput) => call(productSettings.prepare, { params, body }),
    onSuccess: onPrepared,
    onError: (error) => toastFailure(error),
  });
}
