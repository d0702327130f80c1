import { contract, type InputOf, type Order } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

export type StockFilter = 'all' | 'oversold';

const PAGE_SIZE = 100;
const LOOK_AGAIN_MS = 20_000;

export function useOrders(filter: StockFilter) {
  const { id } = useUser();
  const { scope, account } = useAccount();
  const query = {
    limit: PAGE_SIZE,
    ...(scope === 'all' ? {} : { accountId: account.id }),
    ...(filter === 'oversold' ? { stockStatus: 'oversold' as const } : {}),
  };
  return useInfiniteQuery({
    queryKey: [contract.orders.list.id, id, scope, query] as const,
    // Refetched so that the list's age is correct even without new orders.
    refetchInterval: LOOK_AGAIN_MS,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.orders.list,
        { params: { id, platform: scope }, query: pageParam ? { ...query, cursor: pageParam } : query },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Confirms to the marketplace that an order, or a part of it, is on its way. */
export function useShipOrder() {
  return useOrderChange((id, { orderId, shipment }: { readonly orderId: number; readonly shipment: ShipmentSaid }) =>
    call(contract.orders.ship, { params: { id, orderId }, body: shipment }),
  );
}

type ShipmentSaid = InputOf<typeof contract.orders.ship>['body'];

/** Accepts or declines an order that is on hold because stock is missing. */
export function useAnswerOrder() {
  return useOrderChange(
    (id, { orderId, answer }: { readonly orderId: number; readonly answer: 'accept' | 'decline' }) =>
      call(contract.orders.answer, { params: { id, orderId }, body: { answer } }),
  );
}

function useOrderChange<Change>(change: (userId: number, change: Change) => Promise<Order>) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Change) => change(id, wanted),
    onSuccess: () => client.invalidateQueries({ queryKey: [contract.orders.list.id] }),
    onError: (error) => toastFailure(error),
  });
}
