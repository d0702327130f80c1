import type { OrderStatus, StoredOrder } from './model.ts';
import type { OctopiaSeller } from './seller.ts';
import type { Change } from './seller-state.ts';

/** The steps of an order: automatic ones, and the effects of a status on its lines and stock. */
const ACCEPTED_WITHIN_MS = 2 * 86_400_000;
const PREPARED_AFTER_MS = 1000;
const DELIVERED_AFTER_MS = 3 * 86_400_000;

/** The automatic next step; an order that nobody accepts is cancelled. */
export function stepAfter(status: OrderStatus, at: number): StoredOrder['next'] {
  if (status === 'WaitingAcceptance') return { status: 'Cancelled', at: at + ACCEPTED_WITHIN_MS };
  if (status === 'Accepted') return { status: 'InPreparation', at: at + PREPARED_AFTER_MS };
  if (status === 'Shipped') return { status: 'Delivered', at: at + DELIVERED_AFTER_MS };
  return null;
}

/** The order with a new status for it and its open lines. Lines cancelled separately stay cancelled. */
export function inStatus(order: StoredOrder, status: OrderStatus, at: number): StoredOrder {
  return {
    ...order,
    status,
    updatedAt: at,
    next: stepAfter(status, at),
    lines: order.lines.map((line) => (line.status === 'Cancelled' ? line : { ...line, status })),
  };
}

/** The lines that were not cancelled separately, whose pieces have come back already. */
export const openLines = ({ lines }: StoredOrder) => lines.filter(({ status }) => status !== 'Cancelled');

type Lines = readonly Pick<StoredOrder['lines'][number], 'reference' | 'quantity'>[];

/** The line's offers after its pieces were taken from stock (1) or returned (-1); a removed offer stays removed. */
function stockChanges(seller: OctopiaSeller, lines: Lines, sign: 1 | -1, at: number): Change[] {
  const pieces = new Map<string, number>();
  for (const { reference, quantity } of lines) pieces.set(reference, (pieces.get(reference) ?? 0) + quantity);
  return [...pieces].flatMap(([reference, quantity]): Change[] => {
    const offer = seller.state.offers.get(reference);
    if (!offer) return [];
    return [
      { t: 'offer', offer: { ...offer, quantity: Math.max(0, offer.quantity - sign * quantity), updatedAt: at } },
    ];
  });
}

export const taken = (seller: OctopiaSeller, lines: Lines, at: number) => stockChanges(seller, lines, 1, at);
export const returned = (seller: OctopiaSeller, lines: Lines, at: number) => stockChanges(seller, lines, -1, at);

export function settleOrders(seller: OctopiaSeller, now: number): void {
  for (const order of seller.state.orders.values()) {
    let moved = order;
    while (moved.next !== null && moved.next.at <= now) moved = inStatus(moved, moved.next.status, moved.next.at);
    if (moved === order) continue;
    // Sequential, because two orders may return pieces to the same offer.
    const back = moved.status === 'Cancelled' ? returned(seller, openLines(order), moved.updatedAt) : [];
    seller.commit([...back, { t: 'order', order: moved }]);
  }
}
