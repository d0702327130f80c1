import { type ConnectResult, contract } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

/** What is to be connected, and where a consent page leads back to. */
export interface ConnectTarget {
  readonly platform: Platform;
  /** The account that is connected again; null takes in whichever comes. */
  readonly accountId: number | null;
  /** Paths of this origin; the callback adds to their query how it went. */
  readonly back: string;
  readonly failureBack: string;
}

const accountOf = ({ accountId }: ConnectTarget) => (accountId === null ? {} : { account_id: accountId });

export function useWaysToConnect() {
  const { id } = useUser();
  return useQuery(query(contract.connecting.listWays, { params: { id } }));
}

/** Begins a consent: the marketplace's page comes as `redirect_url`. */
export function useBegin(target: ConnectTarget) {
  const { id } = useUser();
  return useMutation({
    mutationFn: () =>
      call(contract.connecting.begin, {
        params: { id, platform: target.platform },
        body: { redirect_back_url: target.back, redirect_back_failure_url: target.failureBack, ...accountOf(target) },
      }),
  });
}

export function usePaste(target: ConnectTarget, onConnected: (result: ConnectResult) => void) {
  const { id } = useUser();
  const onSuccess = useConnected(onConnected);
  return useMutation({
    mutationFn: (callback: string) =>
      call(contract.connecting.paste, { params: { id, platform: target.platform }, body: { callback } }),
    onSuccess,
  });
}

export function useCredentials(target: ConnectTarget, onConnected: (result: ConnectResult) => void) {
  const { id } = useUser();
  const onSuccess = useConnected(onConnected);
  return useMutation({
    mutationFn: (credentials: Readonly<Record<string, string>>) =>
      call(contract.connecting.connect, {
        params: { id, platform: target.platform },
        body: { credentials, ...accountOf(target) },
      }),
    onSuccess,
    // What was typed in is kept no longer than the call.
    gcTime: 0,
  });
}

/** The account is in the session before whoever waits for it goes on. */
function useConnected(onConnected: (result: ConnectResult) => void) {
  const client = useQueryClient();
  return async (result: ConnectResult) => {
    await Promise.all(
      [contract.session.get, contract.accounts.list, contract.imports.list, contract.onboarding.list].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
    onConnected(result);
  };
}
