import type { Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { queueShipments } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import type { ShippingDeps } from '../orders/index.ts';
import type { PlannedShipment } from './plan-shipments.ts';

/**
 * Stores planned shipments with their history and events; dispatch confirms each to its marketplace.
 * @returns the orders
 */
export async function storeShipments(
  tx: Tx,
  deps: Pick<ShippingDeps, 'clock'>,
  who: Who,
  shipments: readonly PlannedShipment[],
): Promise<readonly number[]> {
  const { userId } = who;
  const shippedAt = deps.clock.now();
  await queueShipments(
    tx,
    shipments.map(({ order, ...shipment }) => ({
      ...shipment,
      shippedAt,
      userId,
      accountId: order.accountId,
      orderId: order.orderId,
      orderExternalId: order.externalId,
      site: order.site,
    })),
  );
  await recordHistory(
    tx,
    userId,
    shipments.map(({ order, carrier, trackingNumber }) => ({
      actor: actorOf(who),
      entity: 'order' as const,
      entityId: order.orderId,
      site: order.site,
      field: 'status' as const,
      before: order.status,
      after: { status: 'shipped', carrier, trackingNumber },
      why: 'shipped' as const,
    })),
  );
  const orderIds = [...new Set(shipments.map(({ order }) => order.orderId))];
  await emitEvents(
    tx,
    userId,
    orderIds.map((orderId) => ({ kind: 'order' as const, orderId })),
  );
  return orderIds;
}
