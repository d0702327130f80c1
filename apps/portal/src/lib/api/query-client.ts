import { session } from '@quayside/contract/session';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isGeneralFailure } from '../failures/failure.ts';
import { storeRedirect } from '../paths.ts';
import { isApiError } from './api-error.ts';

const RETRIES = 2;

/** Without a network a retry does not help and only delays the error. */
export const retryUpTo = (times: number) => (failures: number, error: Error) =>
  onlineManager.isOnline() && failures < times && isApiError(error) && error.isTransient;

/** The session ended elsewhere: shows the sign-in screen and returns to the address afterwards. */
function forgetSessionOn(error: unknown, client: QueryClient): void {
  if (!isApiError(error) || error.code !== 'unauthorized') return;
  storeRedirect(location.pathname + location.search);
  client.setQueryData([session.get.id, {}], null);
}

export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => forgetSessionOn(error, client) }),
    defaultOptions: {
      queries: {
        // Quayside may run on this machine, which answers without a network.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Live events report changes; this limits the effect of a missed event.
        staleTime: 30_000,
        retry: retryUpTo(RETRIES),
        // A server error breaks the screen; queries of optional parts set this to false.
        throwOnError: (error, { state }) => isGeneralFailure(error, state.data !== undefined),
      },
      mutations: {
        // A change that cannot be sent fails at once. A queued change would be sent after reconnecting, when nobody
        // expects it any more.
        networkMode: 'always',
        onError: (error) => forgetSessionOn(error, client),
      },
    },
  });
  return client;
}
