import { password, secondFactor, session } from '@quayside/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../../lib/api/call.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { endSession } from '../../../lib/session-channel.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';

const devicesQuery = query(session.list, {});
const factorQuery = query(secondFactor.get, {});

/** Called after a change that may sign out other devices. */
function refreshBoth(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
    client.invalidateQueries({ queryKey: factorQuery.queryKey }),
  ]);
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(password.update, { body }),
    onSuccess: () => {
      showToast('passwordChanged');
      return refreshBoth(client);
    },
  });
}

export function useSecondFactor() {
  return useQuery(factorQuery);
}

export function useSecondFactorActions() {
  const client = useQueryClient();
  const onSuccess = () => refreshBoth(client);
  return {
    start: useMutation({
      mutationFn: (given: string) => call(secondFactor.create, { body: { password: given } }),
    }),
    confirm: useMutation({ mutationFn: (code: string) => call(secondFactor.confirm, { body: { code } }), onSuccess }),
    renew: useMutation({ mutationFn: (body: Proof) => call(secondFactor.renewCodes, { body }), onSuccess }),
    stop: useMutation({ mutationFn: (body: Proof) => call(secondFactor.remove, { body }), onSuccess }),
  };
}

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export function useDevices() {
  return useQuery(devicesQuery);
}

export function useDeviceActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: devicesQuery.queryKey });
  return {
    revoke: useMutation({
      mutationFn: (device: { readonly id: number; readonly isCurrent: boolean }) =>
        call(session.revoke, { params: { sessionId: device.id } }),
      onSuccess: (_answer, { isCurrent }) => (isCurrent ? endSession() : refresh()),
      onError: (error) => {
        toastFailure(error);
        return refresh();
      },
    }),
    revokeOthers: useMutation({
      mutationFn: () => call(session.revokeOthers, {}),
      onSuccess: refresh,
      onError: (error) => toastFailure(error),
    }),
  };
}
