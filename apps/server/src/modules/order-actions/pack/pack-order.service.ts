import type { ErrorCode, PackedParcel, ParcelInput } from '@quayside/contract';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import type { Who } from '../../../platform/http/route.ts';
import { listAccounts } from '../../accounts/index.ts';
import { findByTracking, type ShipmentView } from '../../dispatch/index.ts';
import { findOrdersByNumber, lockOrderFacts, type OrderFacts, type ShippingDeps } from '../../orders/index.ts';
import { planShipments, type ShippingPlan, sameTracking } from '../plan-shipments.ts';
import { storeShipments } from '../store-shipments.ts';
import { isToPack, leftToPack, type PackingOrder, readPackingOrders, whyNotToPack } from './packing-ground.ts';

interface Parcel extends Omit<ParcelInput, 'isShared'> {
  readonly isShared?: boolean | undefined;
}

/**
 * Ships everything that is left of an order in one parcel, by the rules of a shipment file. The order's lock and its stored shipments make a
 * repeated call ship nothing more.
 * @throws the codes of `orderActions.pack`
 */
export function packOrder(deps: ShippingDeps, who: Who, orderId: number, parcel: Parcel): Promise<PackedParcel> {
  const { userId } = who;
  return withTransaction(deps.db, async (tx) => {
    const [order] = await lockOrderFacts(tx, userId, [orderId]);
    if (!order) throw fail('order_not_found');
    const [packing] = await readPackingOrders(deps, tx, userId, [order]);
    if (!packing) throw fail('order_not_found');
    const left = leftToPack(packing).reduce((sum, { pieces }) => sum + pieces, 0);
    const before = packing.shipments.find(
      ({ state, trackingNumber }) => state !== 'rejected' && sameTracking(trackingNumber, parcel.trackingNumber),
    );
    // The answer to the same call was lost.
    if (before && left === 0) return packed(order, before);
    if (!isToPack(packing)) throw whyNotToPack(packing);
    if (left !== parcel.pieces) throw fail('order_changed');
    await refuseForeignNumber(tx, userId, packing, parcel);
    const { shipments, problems } = planShipments(
      [
        {
          row: 1,
          names: {},
          order: order.externalId,
          line: '',
          sku: '',
          quantity: '',
          carrier: parcel.carrier,
          tracking: parcel.trackingNumber,
        },
      ],
      { orders: [order], lines: packing.lines, shipments: packing.shipments, isShippable: () => true },
    );
    const [problem] = problems;
    if (problem) throw fail(ERRORS[problem.code] ?? 'order_not_shippable', { vars: { order: order.externalId } });
    const [planned] = shipments;
    if (!planned) throw fail('order_not_shippable');
    await storeShipments(tx, deps, who, shipments);
    return packed(order, planned);
  });
}

const ERRORS: Readonly<Partial<Record<ShippingPlan['problems'][number]['code'], ErrorCode>>> = {
  number_shortened: 'scan_shortened',
  tracking_invalid: 'tracking_invalid',
  tracking_used: 'tracking_used',
};

/** @throws tracking_is_order, and tracking_used by another order unless both are said to be in one parcel */
async function refuseForeignNumber(tx: Tx, userId: number, { order }: PackingOrder, parcel: Parcel): Promise<void> {
  const { trackingNumber, isShared } = parcel;
  const accountIds = (await listAccounts(tx, userId)).map(({ accountId }) => accountId);
  const [scanned] = await findOrdersByNumber(tx, userId, accountIds, [trackingNumber, trackingNumber.toUpperCase()]);
  if (scanned) throw fail('tracking_is_order', { vars: { order: scanned.externalId } });
  const other = isShared ? undefined : await findByTracking(tx, userId, trackingNumber, order.orderId);
  if (other) throw fail('tracking_used', { vars: { order: other.orderExternalId } });
}

function packed(
  { orderId, externalId }: OrderFacts,
  { carrier, trackingNumber, lines }: Pick<ShipmentView, 'carrier' | 'trackingNumber' | 'lines'>,
): PackedParcel {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { orderId, externalId, carrier, trackingNumber, pieces };
}
