import { type Order, orderActions, orders } from '@quayside/contract';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { ShopsBehindProxy } from './shops-behind-proxy.ts';

/** A step of a seller with an order. */
export type SellerStep =
  /** Ships everything, or some pieces of the first line. */
  | { readonly kind: 'ship'; readonly pieces?: number }
  /** Cancels everything, or the line at a position. */
  | { readonly kind: 'cancel'; readonly isRestocked: boolean; readonly line?: number }
  | {
      readonly kind: 'refund';
      /** The part of what is left to refund; or minor units. */
      readonly part: number | { readonly minor: number };
      /** Pieces of the first line that come back, or all that are out. */
      readonly restock: number | 'all';
    };

type Shops = Pick<ShopsBehindProxy, 'server' | 'owner'>;

/** Carries out a step as the portal does. Its outcome is known once it `isSent`. */
export async function takeStep({ server, owner }: Shops, order: Order, step: SellerStep): Promise<void> {
  const as = server.as(owner());
  const params = { id: owner().userId, orderId: order.id };
  const { changes, refundable, lines, shipments } = await as.call(orderActions.get, { params });
  const [first] = lines;
  const seen = changes.length;
  if (step.kind === 'ship') {
    const some = step.pieces === undefined ? {} : { lines: [{ lineId: first?.id ?? 0, quantity: step.pieces }] };
    const trackingNumber = `T${order.id}N${shipments.length + 1}`;
    await as.call(orders.ship, { params, body: { carrierCode: 'DHL', trackingNumber, ...some } });
  } else if (step.kind === 'cancel') {
    const line = step.line === undefined ? undefined : lines[step.line];
    const body = { reason: 'out_of_stock' as const, isRestocked: step.isRestocked, seen };
    await as.call(orderActions.cancel, { params, body: { ...body, ...(line ? { lineIds: [line.id] } : {}) } });
  } else {
    const minor = typeof step.part === 'number' ? Math.round(refundable.minor * step.part) : step.part.minor;
    const back = (line: (typeof lines)[number]) => {
      if (step.restock === 'all') return line.returnable;
      return line === first ? step.restock : 0;
    };
    const restock = lines
      .map((line) => ({ lineId: line.id, quantity: back(line) }))
      .filter(({ quantity }) => quantity > 0);
    await as.call(orderActions.refund, { params, body: { reason: 'buyer_return' as const, minor, restock, seen } });
  }
}

/** Waits until the marketplaces have answered every step. */
export async function untilSent({ database, owner }: Pick<ShopsBehindProxy, 'database' | 'owner'>): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.pool.query<{ n: string }>(
      `select (select count(*) from shipments where user_id = $1 and state = 'waiting')
         + (select count(*) from order_changes where user_id = $1 and state = 'waiting') as n`,
      [owner().userId],
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });
}
