import { type ChangeView, type MarketInput, type MarketRun, markets } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

export function useMarkets(accountId: number) {
  const { id } = useUser();
  return useQuery({ ...query(markets.list, { params: { id, accountId } }), throwOnError: false });
}

/** Reads the markets again, for example after a consent or an undo. */
export function useRefreshMarkets() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [markets.list.id] });
}

/** Prepares another state of a market. @param onPrepared gets the change that waits for consent */
export function usePrepareMarket(accountId: number, onPrepared: (change: ChangeView, input: MarketInput) => void) {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: MarketInput) => call(markets.prepare, { params: { id, accountId }, body }),
    onSuccess: onPrepared,
    onError: (error) => toastFailure(error),
  });
}

/** Prepares listing again what ended with a market. @param onPrepared gets the run that waits for consent */
export function useListAgain(accountId: number, onPrepared: (run: MarketRun) => void) {
  const { id } = useUser();
  return useMutation({
    mutationFn: (site: Site) => call(markets.listAgain, { params: { id, accountId, site } }),
    onSuccess: onPrepared,
    onError: (error) => toastFailure(error),
  });
}
