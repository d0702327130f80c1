import type { Db } from '../../../platform/database/db.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { fail } from '../../../platform/http/fail.ts';
import { findCancelled, readShipments, type ShipmentView } from '../../dispatch/index.ts';
import { canShip, type OrderFacts, type OrderLineOfAction, type ShippingDeps } from '../../orders/index.ts';
import { unshippedOf } from '../change-rules.ts';
import { readOpenLines } from '../open-lines.ts';

/** An order with what decides whether a packer can ship it now. */
export interface PackingOrder {
  readonly order: OrderFacts;
  readonly lines: readonly OrderLineOfAction[];
  readonly shipments: readonly ShipmentView[];
  readonly isCancelledHere: boolean;
  /** Whether its marketplace takes shipments of it from here. */
  readonly isShippable: boolean;
}

export async function readPackingOrders(
  deps: Pick<ShippingDeps, 'acceptsShipments'>,
  db: Db,
  userId: number,
  orders: readonly OrderFacts[],
): Promise<PackingOrder[]> {
  const ids = orders.map(({ orderId }) => orderId);
  const cancelled = await findCancelled(db, userId, ids);
  const lines = groupBy(await readOpenLines(db, userId, ids), ({ orderId }) => orderId);
  const shipments = groupBy(await readShipments(db, userId, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({
    order,
    lines: lines.get(order.orderId) ?? [],
    shipments: shipments.get(order.orderId) ?? [],
    isCancelledHere: cancelled.get(order.orderId) === 'whole',
    isShippable: canShip(deps, order),
  }));
}

/** The lines with pieces that are in no shipment yet. */
export function leftToPack({ lines, shipments }: Pick<PackingOrder, 'lines' | 'shipments'>) {
  return lines.flatMap((line) => {
    const pieces = unshippedOf(line, shipments);
    return pieces > 0 ? [{ line, pieces }] : [];
  });
}

export const isToPack = (packing: PackingOrder): boolean =>
  packing.isShippable && !packing.isCancelledHere && leftToPack(packing).length > 0;

/** @returns why a packer cannot ship the order now, as the failure of a call */
export function whyNotToPack(packing: PackingOrder) {
  const { order, shipments, isCancelledHere } = packing;
  const vars = { order: order.externalId };
  if (order.status === 'cancelled' || isCancelledHere) return fail('order_over', { vars });
  if (order.status === 'shipped' || shipments.some(({ state }) => state !== 'rejected')) {
    return fail('order_shipped', { vars });
  }
  if (order.status === 'pending') return fail('order_unpaid', { vars });
  return fail('order_not_shippable');
}
