import { session } from '@quayside/contract/session';
import { QueryCache, QueryClient } from '@tanstack/react-query';
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
        // Live events say when something changed; this only bounds what a missed event can cost.
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && isApiError(error) && error.isTransient,
        // A screen whose answer the server owes it breaks as a whole; what only stands beside a screen sets this to false.
        throwOnError: (error, { state }) => isGeneralFailure(error, state.data !== undefined),
      },
      mutations: { onError: (error) => forgetSessionOn(error, client) },
    },
  });
  return client;
}
