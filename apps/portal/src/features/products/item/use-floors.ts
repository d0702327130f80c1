import { history, pricing, products } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

const floorsOf = (id: number, itemId: number) => query(pricing.getFloors, { params: { id, itemId } });

export function useFloors(itemId: number) {
  const { id } = useUser();
  return useQuery(floorsOf(id, itemId));
}

/** `minor: null` removes the item's own floor. */
export function useSetFloor(itemId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ site, minor, expected }: { site: Site; minor: number | null; expected?: number }) =>
      call(pricing.setFloors, {
        params: { id, itemId },
        body: { floors: [{ site, minor }], ...(expected === undefined ? {} : { expected }) },
      }),
    onSuccess: ({ list }) => {
      client.setQueryData(floorsOf(id, itemId).queryKey, { list });
      for (const { id: room } of [products.get, history.list]) void client.invalidateQueries({ queryKey: [room] });
    },
  });
}
