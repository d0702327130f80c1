import { competitors } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

export function useOffersOfItem(itemId: number) {
  const { id } = useUser();
  return useQuery({ ...query(competitors.getOfItem, { params: { id, itemId } }), throwOnError: false });
}

/** Asks for a reading. It has been made when the event `offers` comes. */
export function useReadOffers(itemId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  const params = { id, itemId };
  return useMutation({
    mutationFn: () => call(competitors.readOfItem, { params }),
    onSuccess: (told) => client.setQueryData(query(competitors.getOfItem, { params }).queryKey, told),
    onError: (error) => toastFailure(error),
  });
}
