import { session } from '@quayside/contract/session';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isGeneralFailure } from '../failures/failure.ts';
import { storeRedirect } from '../paths.ts';
import { isApiError } from './api-error.ts';

const RETRIES = 2;

/** Signed out elsewhere, or the session ended: the sign-in screen comes, and after it the address that was left. */
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
        // Quayside may stand on this very machine, which has an answer without any network.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Live events say when something changed; this only bounds what a missed event can cost.
        staleTime: 30_000,
        // Without a network another try helps no more than the first, and who waits for it is told later.
        retry: (failures, error) =>
          onlineManager.isOnline() && failures < RETRIES && isApiError(error) && error.isTransient,
        // A screen whose answer the server owes it breaks as a whole; what only stands beside a screen sets this to false.
        throwOnError: (error, { state }) => isGeneralFailure(error, state.data !== undefined),
      },
      mutations: {
        // A change that can not be sent fails at once, and says so. Kept back until there is a network again, it would be made when nobody
        // asks for it any more.
        networkMode: 'always',
        onError: (error) => forgetSessionOn(error, client),
      },
    },
  });
  return client;
}
