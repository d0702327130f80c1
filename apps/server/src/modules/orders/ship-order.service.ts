import type { Connector } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type OutcomeListener, wishParcel } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { lockOrder, type OrderRow, readShippedLines } from './orders.repository.ts';

export interface ShippingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connectors: ReadonlyMap<Platform, Pick<Connector, 'ship'>>;
}

/** A paid order that the seller sends itself, on a platform that takes the parcel's number. */
export function canShip(
  { connectors }: Pick<ShippingDeps, 'connectors'>,
  order: Pick<OrderRow, 'status' | 'platform' | 'isFulfilledByMarketplace'>,
): boolean {
  if (order.status !== 'paid' || order.isFulfilledByMarketplace) return false;
  return connectors.get(order.platform)?.ship !== undefined;
}

/**
 * Writes down that an order is on its way; the marketplace is told as soon as it takes it. The order turns shipped, and its goods leave the
 * stock, when the marketplace says so with the next look.
 * @throws order_not_found, order_not_shippable
 */
export async function shipOrder(
  deps: ShippingDeps,
  who: Who,
  orderId: number,
  parcel: { readonly carrierCode: string; readonly trackingNumber: string },
): Promise<void> {
  const { userId } = who;
  await withTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (!order) throw fail('order_not_found');
    if (!canShip(deps, order)) throw fail('order_not_shippable');
    const { accountId, site, externalId: orderExternalId } = order;
    const lines = await readShippedLines(tx, userId, orderId);
    await wishParcel(tx, {
      userId,
      accountId,
      orderId,
      orderExternalId,
      site,
      lines,
      shippedAt: deps.clock.now(),
      ...parcel,
    });
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        entity: 'order',
        entityId: orderId,
        site,
        field: 'status',
        before: order.status,
        after: { status: 'shipped', ...parcel },
        why: 'shipped',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}

/** What became of a parcel's number is seen where the order is. */
export const parcelListener: OutcomeListener = {
  parcelTold: (tx, { userId }, { orderId }) => emitEvents(tx, userId, [{ kind: 'order', orderId }]),
};
