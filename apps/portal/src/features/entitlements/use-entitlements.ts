import { entitlements, type PlatformInput } from '@quayside/contract';
import type { Platform, Site, WelcomePageFlags } from '@quayside/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { sessionQuery, useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

/** A site of an account, switched on or off. */
export interface SiteChange {
  readonly accountId: number;
  readonly site: Site;
  readonly value: boolean;
}

/** Changes of entitlements. Each is part of the session, which is refetched. */
export function useEntitlementActions() {
  const { id } = useUser();
  const client = useQueryClient();
  const handling = {
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      showToast('settingUpdated');
    },
    onError: (error: Error) => toastFailure(error),
  };
  return {
    setSwitch: useMutation({
      mutationFn: ({ name, value }: { readonly name: string; readonly value: boolean }) =>
        call(entitlements.updateSetting, { params: { id, name }, body: { value } }),
      ...handling,
    }),
    setEntitlement: useMutation({
      mutationFn: ({ name, value }: { readonly name: string; readonly value: boolean }) =>
        call(entitlements.update, { params: { id, name }, body: { value } }),
      ...handling,
    }),
    setWelcome: useMutation({
      mutationFn: (body: WelcomePageFlags) => call(entitlements.updateWelcome, { params: { id }, body }),
      ...handling,
    }),
    setSite: useMutation({
      mutationFn: ({ accountId, site, value }: SiteChange) =>
        call(entitlements.updateSite, { params: { id, accountId, site }, body: { value } }),
      ...handling,
    }),
    setPlatform: useMutation({
      mutationFn: ({ platform, input }: { readonly platform: Platform; readonly input: PlatformInput }) =>
        call(entitlements.updatePlatform, { params: { id, platform }, body: input }),
      ...handling,
    }),
  };
}
