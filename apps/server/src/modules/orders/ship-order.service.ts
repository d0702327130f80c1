import { isUnnamed } from '@quayside/connector-kit';
import { carrierName, ORDER_ACTION_RULES, type Platform } from '@quayside/kernel';
import { trackingProblem } from '@quayside/kernel/tracking';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import {
  findCancelled,
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
  order: Pick<OrderRow, 'status' | 'platform' | 'isFulfilledByMarketplace' | 'externalId'>,
): boolean {
  if (order.status !== 'paid' || order.isFulfilledByMarketplace || isUnnamed(order.externalId)) return false;
  return acceptsShipments(order.platform);
}

/** A seller's shipment data; see `orders.ship` in the contract. */
export interface ShipmentSaid {
  /** The carrier's name, or a marketplace's code for it. */
  readonly carrierCode: string;
  readonly trackingNumber: string;
  readonly number?: number | undefined;
  readonly lineIds?: readonly number[] | undefined;
  readonly lines?: readonly { readonly lineId: number; readonly quantity: number }[] | undefined;
}

/**
 * Stores that an order, or a part of it, was shipped; dispatch confirms it to the marketplace. The order becomes
 * shipped, and its goods leave the stock, once the next read of the marketplace shows it.
 * @throws order_not_found, order_not_shippable, invalid_request for what is no tracking number
 */
export async function shipOrder(deps: ShippingDeps, who: Who, orderId: number, said: ShipmentSaid): Promise<void> {
  const { userId } = who;
  await withTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (!order) throw fail('order_not_found');
    const cancelled = (await findCancelled(tx, userId, [orderId])).get(orderId);
    if (!canShip(deps, order) || cancelled === 'whole') throw fail('order_not_shippable');
    const { accountId, site, externalId: orderExternalId } = order;
    const { trackingNumber } = said;
    const problem = trackingProblem(order.platform, trackingNumber);
    if (problem) throw fail('invalid_request', { fields: { 'body.trackingNumber': problem } });
    const carrier = carrierName(said.carrierCode);
    const { number, lines } = pack(
      order.platform,
      said,
      (await readShippedLines(tx, userId, orderId)).filter(({ lineId }) => !cancelled?.has(lineId)),
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
      carrier,
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
        after: { status: 'shipped', carrier, trackingNumber },
        why: 'shipped',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}

type Line = Awaited<ReturnType<typeof readShippedLines>>[number];

/**
 * The shipment's number and lines.
 * @throws order_not_shippable if a line belongs to another order, or has fewer pieces left than requested
 */
function pack(
  platform: Platform,
  { number, lineIds, lines: pieces }: ShipmentSaid,
  lines: readonly Line[],
  shipments: readonly ShipmentView[],
): Pick<QueuedShipment, 'number' | 'lines'> {
  const said = shipments.find((shipment) => shipment.number === number);
  if (number !== undefined && !said) throw fail('order_not_shippable');
  const others = shipments.filter((one) => one !== said && one.state !== 'rejected');
  // A line without the marketplace's id cannot be named to it.
  const leftOf = ({ externalId, quantity }: Line) =>
    isUnnamed(externalId) ? 0 : quantity - piecesIn(others, externalId);
  const byId = new Map(lines.map((line) => [line.lineId, line]));
  const chosen = new Map<Line | undefined, number>(
    pieces?.map(({ lineId, quantity }) => [byId.get(lineId), quantity]) ??
      lineIds?.map((lineId) => [byId.get(lineId), leftOfMaybe(byId.get(lineId), leftOf)]) ??
      lines
        .map((line): [Line, number] => [line, said ? piecesIn([said], line.externalId) : leftOf(line)])
        .filter(([, quantity]) => quantity > 0),
  );
  const isMeant = ([line, quantity]: [Line | undefined, number]) =>
    line !== undefined &&
    quantity > 0 &&
    quantity <= leftOf(line) &&
    (ORDER_ACTION_RULES[platform].shipsPartOfLine || quantity === line.quantity);
  const isTwice = pieces !== undefined && chosen.size < pieces.length;
  if (chosen.size === 0 || isTwice || ![...chosen].every(isMeant)) throw fail('order_not_shippable');
  return {
    number: number ?? Math.max(0, ...shipments.map((one) => one.number)) + 1,
    lines: [...chosen].flatMap(([line, quantity]) => (line ? [{ externalId: line.externalId, quantity }] : [])),
  };
}

const leftOfMaybe = (line: Line | undefined, leftOf: (line: Line) => number): number => (line ? leftOf(line) : 0);

function piecesIn(shipments: readonly ShipmentView[], externalId: string): number {
  return shipments
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.externalId === externalId ? line.quantity : 0), 0);
}

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
