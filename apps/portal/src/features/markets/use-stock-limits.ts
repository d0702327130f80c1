import { type ChangeView, markets, type StockLimitsInput } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { StockLimits } from '@quayside/kernel/stock-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

/** The limits of one site, or of all of them: null. */
export interface LimitsRow {
  readonly site: Site | null;
  /** Null follows those of all sites. */
  readonly limits: StockLimits | null;
  readonly listings: number | null;
}

export function useStockLimits(accountId: number) {
  const { id } = useUser();
  return useQuery({ ...query(markets.getStockLimits, { params: { id, accountId } }), throwOnError: false });
}

/** Reads the limits again, for example after a consent or an undo. */
export function useRefreshStockLimits() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [markets.getStockLimits.id] });
}

/** Prepares other limits. @param onPrepared gets the change that waits for consent */
export function usePrepareStockLimits(accountId: number, onPrepared: (change: ChangeView) => void) {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: StockLimitsInput) => call(markets.prepareStockLimits, { params: { id, accountId }, body }),
    onSuccess: onPrepared,
    onError: (error) => toastFailure(error),
  });
}
