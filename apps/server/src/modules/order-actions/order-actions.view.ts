import type { OrderActions } from '@quayside/contract';
import { carrierCodeAt, carrierName, ORDER_ACTION_RULES, trackingUrlOf } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { readLastCarrier, readOrderChanges, readShipments } from '../dispatch/index.ts';
import { canShip, type OrderFacts, readLinesOfActions, type ShippingDeps } from '../orders/index.ts';
import {
  cancellable,
  cancelledLines,
  isRefundable,
  type OrderSituation,
  refundableMinor,
  refundableOfLine,
  returnableOf,
  unshippedOf,
} from './change-rules.ts';
import { orderPageOf } from './order-pages.ts';

export async function readSituation(db: Db, order: OrderFacts, now: Date): Promise<OrderSituation> {
  const { userId, orderId } = order;
  return {
    order,
    now,
    lines: await readLinesOfActions(db, userId, [orderId]),
    shipments: await readShipments(db, userId, [orderId]),
    changes: await readOrderChanges(db, userId, orderId),
  };
}

/** What can be done with an order, and what was done. */
export async function viewOf(
  deps: Pick<ShippingDeps, 'acceptsShipments' | 'db'>,
  situation: OrderSituation,
): Promise<OrderActions> {
  const { order, lines, shipments, changes } = situation;
  const { orderId, externalId, platform, site, currency } = order;
  const rules = ORDER_ACTION_RULES[platform];
  const gone = cancelledLines(situation);
  const lastCarrier = await readLastCarrier(deps.db, order.userId, site);
  const isOpen =
    canShip(deps, order) && lines.some((line) => !gone.has(line.lineId) && unshippedOf(line, shipments) > 0);
  return {
    ...{ orderId, externalId, platform },
    pageUrl: orderPageOf(platform, site, externalId),
    canShip: isOpen,
    shipsPartOfLine: rules.shipsPartOfLine,
    cancel: cancellable(situation),
    hasCancel: rules.cancel !== null,
    hasRefund: rules.refund !== null,
    canRefund: isRefundable(situation),
    refundsByLine: rules.refundByLine && lines.length > 1,
    refundable: { minor: refundableMinor(situation), currency },
    lastCarrier: lastCarrier === null ? null : carrierName(lastCarrier),
    lines: lines.map((line) => ({
      id: line.lineId,
      sku: line.sku,
      title: line.title,
      home: line.home,
      quantity: line.quantity,
      unshipped: gone.has(line.lineId) ? 0 : unshippedOf(line, shipments),
      paid: { minor: line.totalMinor, currency },
      refundable: refundableOfLine(line, situation),
      returnable: returnableOf(line, situation),
      isCancelled: gone.has(line.lineId),
    })),
    shipments: shipments.map(({ number, carrier: said, trackingNumber, state, reason, lines: inside }) => ({
      ...{ number, trackingNumber, state, reason },
      carrier: carrierName(said),
      carrierCode: carrierCodeAt(platform, said),
      trackingUrl: trackingUrlOf(said, trackingNumber),
      lines: lines.flatMap(({ lineId, externalId: lineExternalId }) =>
        inside.filter((one) => one.externalId === lineExternalId).map(({ quantity }) => ({ lineId, quantity })),
      ),
    })),
    changes: changes.map((change) => ({
      number: change.number,
      kind: change.kind,
      reason: change.reason,
      amount: change.amountMinor === null ? null : { minor: change.amountMinor, currency },
      lineIds: change.lines.map(({ lineId }) => lineId),
      pieces: change.pieces.reduce((sum, { quantity }) => sum + quantity, 0),
      state: change.state,
      error: change.error,
      at: change.createdAt.toISOString(),
      settledAt: change.settledAt?.toISOString() ?? null,
    })),
  };
}
