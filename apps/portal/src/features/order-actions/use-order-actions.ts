import { type InputOf, type OrderActions, orderActions, orders } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

/** The queries that show an order; a change of the order makes them stale. */
const STALE = [orders.list.id, orderActions.get.id, 'orders.get'];
/** The polling interval while something is being sent. */
const REFETCH_EVERY_MS = 5_000;

const isSending = (actions: OrderActions | undefined): boolean =>
  [...(actions?.shipments ?? []), ...(actions?.changes ?? [])].some(({ state }) => state === 'waiting');

/** The actions that an order allows, and those taken so far. */
export function useOrderActions(orderId: number) {
  const { id } = useUser();
  return useQuery({
    ...query(orderActions.get, { params: { id, orderId } }),
    refetchInterval: ({ state }) => (isSending(state.data) ? REFETCH_EVERY_MS : false),
  });
}

function useChange<Wanted, Done>(change: (userId: number, wanted: Wanted) => Promise<Done>) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => change(id, wanted),
    onSuccess: () => Promise.all(STALE.map((key) => client.invalidateQueries({ queryKey: [key] }))),
    onError: (error) => toastFailure(error),
  });
}

export const useShip = (orderId: number) =>
  useChange((id, body: InputOf<typeof orders.ship>['body']) => call(orders.ship, { params: { id, orderId }, body }));

export const useCancel = (orderId: number) =>
  useChange((id, body: InputOf<typeof orderActions.cancel>['body']) =>
    call(orderActions.cancel, { params: { id, orderId }, body }),
  );

export const useRefund = (orderId: number) =>
  useChange((id, body: InputOf<typeof orderActions.refund>['body']) =>
    call(orderActions.refund, { params: { id, orderId }, body }),
  );

export const useResend = (orderId: number) =>
  useChange((id, number: number) => call(orderActions.resend, { params: { id, orderId, number } }));

/** Previews what a file would ship, without changing anything. */
export function useCheckFile() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (bytes: string) => call(orderActions.checkFile, { params: { id }, body: { bytes } }),
  });
}

export const useShipFile = () =>
  useChange((id, body: InputOf<typeof orderActions.shipFile>['body']) =>
    call(orderActions.shipFile, { params: { id }, body }),
  );
