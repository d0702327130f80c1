import { billing, type ContactDetails, optimizer, profile, type ToolMapping } from '@quayside/contract';
import type { ListingCheck } from '@quayside/kernel/listing-checks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

export function useContactDetails() {
  const { id } = useUser();
  return useQuery(query(profile.getContactDetails, { params: { id } }));
}

export function useSaveContactDetails() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContactDetails) => call(profile.updateContactDetails, { params: { id }, body }),
    onSuccess: (saved) => client.setQueryData(query(profile.getContactDetails, { params: { id } }).queryKey, saved),
  });
}

export function useTools() {
  const { id } = useUser();
  return useQuery(query(profile.getTools, { params: { id } }));
}

/** Replaces all third-party tools. */
export function useSaveTools() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tools: readonly ToolMapping[]) => call(profile.updateTools, { params: { id }, body: { tools } }),
    onSuccess: (saved) => client.setQueryData(query(profile.getTools, { params: { id } }).queryKey, saved),
  });
}

/** The plan of the business, which decides the plan to recommend. */
export function useCurrentPlan() {
  const { id } = useUser();
  return useQuery(query(billing.getCurrent, { params: { id } }));
}

export function useOptimizer() {
  const { id } = useUser();
  return useQuery(query(optimizer.get, { params: { id } }));
}

/** Switches a check of the listing optimizer on or off. */
export function useSwitchCheck() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ check, value }: { readonly check: ListingCheck; readonly value: boolean }) =>
      call(optimizer.update, { params: { id, check }, body: { value } }),
    onSuccess: (stored) => {
      client.setQueryData(query(optimizer.get, { params: { id } }).queryKey, stored);
      showToast('settingUpdated');
    },
    onError: (error) => toastFailure(error),
  });
}
