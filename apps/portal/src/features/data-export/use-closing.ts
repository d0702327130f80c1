import { type ClosingInput, type ClosingState, closing } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

export function useClosing() {
  const { id } = useUser();
  return useQuery(query(closing.get, { params: { id } }));
}

/** Caches the state that a change responds with. */
function useStored(): (state: ClosingState) => void {
  const { id } = useUser();
  const client = useQueryClient();
  return (state) => client.setQueryData(query(closing.get, { params: { id } }).queryKey, state);
}

export function useRequestClosing() {
  const { id } = useUser();
  const store = useStored();
  return useMutation({
    mutationFn: (body: ClosingInput) => call(closing.request, { params: { id }, body }),
    onSuccess: store,
  });
}

export function useWithdrawClosing() {
  const { id } = useUser();
  const store = useStored();
  return useMutation({
    mutationFn: () => call(closing.withdraw, { params: { id } }),
    onSuccess: store,
    onError: (error) => toastFailure(error, 'plain'),
  });
}
