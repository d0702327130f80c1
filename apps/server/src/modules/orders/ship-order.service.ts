import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import {
  type OutcomeListener,
  type QueuedShipment,
  queueShipment,
  readShipments,
  type ShipmentView,
} from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { readShippedLines } from './order-lines.repository.ts';
import { lockOrder, type OrderRow } from './orders.repository.ts';

export interface ShippingDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether shipments can be confirmed to the platform. */
  readonly acceptsShipments: (platform: Platform) => boolean;
}

/** A paid order that the seller ships, on a platform that accepts tracking numbers. */
export function canShip(
  { acceptsShipments }: Pick<ShippingDeps, 'acceptsShipments'>,
  order: Pick<OrderRow, 'status' | 'platform' | 'isFulfilledByMarketplace'>,
): boolean {
  if (order.status !== 'paid' || order.isFulfilledByMarketplace) return false;
  return acceptsShipments(order.platform);
}

/** A seller's shipment data; see `orders.ship` in the contract. */
export interface ShipmentSaid {
  readonly carrierCode: string;
  readonly trackingNumber: string;
  readonly number?: number | undefined;
  readonly lineIds?: readonly number[] | undefined;
}

/**
 * Stores that an order, or a part of it, was shipped; dispatch confirms it to the marketplace. The order becomes shipped, and its goods
 * leave the stock, when the next read of the marketplace shows it.
 * @throws order_not_found, order_not_shippable
 */
export async function shipOrder(deps: ShippingDeps, who: Who, orderId: number, said: ShipmentSaid): Promise<void> {
  const { userId } = who;
  await withTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (!order) throw fail('order_not_found');
    if (!canShip(deps, order)) throw fail('order_not_shippable');
    const { accountId, site, externalId: orderExternalId } = order;
    const { carrierCode, trackingNumber } = said;
    const { number, lines } = pack(
      said,
      await readShippedLines(tx, userId, orderId),
      await readShipments(tx, userId, [orderId]),
    );
    await queueShipment(tx, {
      userId,
      accountId,
      orderId,
      orderExternalId,
      site,
      number,
      lines,
      shippedAt: deps.clock.now(),
      carrierCode,
      trackingNumber,
    });
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        entity: 'order',
        entityId: orderId,
        site,
        field: 'status',
        before: order.status,
        after: { status: 'shipped', carrierCode, trackingNumber },
        why: 'shipped',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}

type Line = Awaited<ReturnType<typeof readShippedLines>>[number];

/**
 * The shipment's number and lines.
 * @throws order_not_shippable if a line belongs to another order or shipment
 */
function pack(
  { number, lineIds }: ShipmentSaid,
  lines: readonly Line[],
  shipments: readonly ShipmentView[],
): Pick<QueuedShipment, 'number' | 'lines'> {
  const said = shipments.find((shipment) => shipment.number === number);
  if (number !== undefined && !said) throw fail('order_not_shippable');
  const gone = new Set(
    shipments.filter((one) => one !== said && one.state !== 'rejected').flatMap((one) => one.lines.map(keyOf)),
  );
  const before = said && new Set(said.lines.map(keyOf));
  const isChosen = (line: Line) => {
    if (lineIds) return lineIds.includes(line.lineId);
    return before ? before.has(line.externalId) : !gone.has(line.externalId);
  };
  const chosen = lines.filter(isChosen);
  const isWhole = lineIds === undefined || new Set(lineIds).size === chosen.length;
  if (chosen.length === 0 || !isWhole || chosen.some((line) => gone.has(line.externalId))) {
    throw fail('order_not_shippable');
  }
  return {
    number: number ?? Math.max(0, ...shipments.map((one) => one.number)) + 1,
    lines: chosen.map(({ externalId, quantity }) => ({ externalId, quantity })),
  };
}

const keyOf = ({ externalId }: { readonly externalId: string }): string => externalId;

/** Shows the result of a shipment on the order's screen. */
export const shipmentListener: OutcomeListener = {
  async shipmentConfirmed(tx, { userId }, { orderId, site, trackingNumber, refusal }) {
    await recordHistory(tx, userId, [
      {
        actor: { kind: 'marketplace', id: null },
        entity: 'order',
        entityId: orderId,
        site,
        field: 'status',
        before: null,
        after: refusal === null ? trackingNumber : `${trackingNumber}: ${refusal}`,
        why: refusal === null ? 'shipment_confirmed' : 'shipment_rejected',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  },
};
