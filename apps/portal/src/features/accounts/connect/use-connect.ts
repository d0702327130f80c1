import { accounts, type ConnectResult, connecting, imports, onboarding, session } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

/** What to connect, and where the consent page redirects to. */
export interface ConnectTarget {
  readonly platform: Platform;
  /** The account to reconnect; null adds whichever account is authorised. */
  readonly accountId: number | null;
  /** Paths at this origin; the callback adds the result to their query. */
  readonly back: string;
  readonly failureBack: string;
}

const accountOf = ({ accountId }: ConnectTarget) => (accountId === null ? {} : { account_id: accountId });

export function useWaysToConnect() {
  const { id } = useUser();
  return useQuery(query(connecting.listWays, { params: { id } }));
}

/** Starts a consent; the response contains the marketplace's page as `redirect_url`. */
export function useBegin(target: ConnectTarget) {
  const { id } = useUser();
  return useMutation({
    mutationFn: () =>
      call(connecting.begin, {
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
      call(connecting.paste, { params: { id, platform: target.platform }, body: { callback } }),
    onSuccess,
  });
}

export function useCredentials(target: ConnectTarget, onConnected: (result: ConnectResult) => void) {
  const { id } = useUser();
  const onSuccess = useConnected(onConnected);
  return useMutation({
    mutationFn: (credentials: Readonly<Record<string, string>>) =>
      call(connecting.connect, {
        params: { id, platform: target.platform },
        body: { credentials, ...accountOf(target) },
      }),
    onSuccess,
    // Typed credentials are not cached after the call.
    gcTime: 0,
  });
}

/** Updates the session with the account before calling `onConnected`. */
function useConnected(onConnected: (result: ConnectResult) => void) {
  const client = useQueryClient();
  return async (result: ConnectResult) => {
    await Promise.all(
      [session.get, accounts.list, imports.list, onboarding.list].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
    onConnected(result);
  };
}
