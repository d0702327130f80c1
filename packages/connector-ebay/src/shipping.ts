import {
  type AccountSession,
  ConnectorError,
  failed,
  failedBy,
  mapBounded,
  type Outcome,
  type Shipment,
  succeeded,
} from '@quayside/connector-kit';
import { isRefusal } from './bulk.ts';
import type { EbayClient } from './client.ts';

type OrderShipper = Pick<EbayClient, 'getShippingFulfillments' | 'createShippingFulfillment'>;

const PARALLEL_SHIPMENTS = 2;

/**
 * Tells of shipments. eBay takes the same shipment twice, so what an order shows is read before, and again where eBay refuses: the tracking
 * number is a shipment's name there. What was told can not be changed: another number for goods that have left is refused by eBay.
 */
export function ship(
  client: OrderShipper,
  session: AccountSession,
  shipments: readonly Shipment[],
): Promise<Outcome<void>[]> {
  return mapBounded(shipments, PARALLEL_SHIPMENTS, async (shipment): Promise<Outcome<void>> => {
    const trackingNumber = trackingNumberOf(shipment);
    if (trackingNumber === undefined) {
      const reason = 'eBay takes tracking numbers of letters and digits only.';
      return failed(new ConnectorError('rejected', reason, { field: 'trackingNumber' }));
    }
    try {
      await tell(client, session, shipment, trackingNumber);
      return succeeded(undefined);
    } catch (error) {
      return failedBy(error);
    }
  });
}

async function tell(
  client: OrderShipper,
  session: AccountSession,
  shipment: Shipment,
  trackingNumber: string,
): Promise<void> {
  const { orderId, carrierCode, shippedAt, lines } = shipment;
  if (await isTold(client, session, shipment, trackingNumber)) return;
  try {
    await client.createShippingFulfillment(session, orderId, {
      lineItems: lines.map(({ externalId, quantity }) => ({ lineItemId: externalId, quantity })),
      shippedDate: shippedAt,
      shippingCarrierCode: carrierCode,
      trackingNumber,
    });
  } catch (error) {
    // Another sender may have told it since the look.
    if (!isRefusal(failedBy(error).error) || !(await isTold(client, session, shipment, trackingNumber))) throw error;
  }
}

/** Does the order show the shipment, with all that is in it? */
async function isTold(
  client: OrderShipper,
  session: AccountSession,
  { orderId, lines }: Shipment,
  trackingNumber: string,
): Promise<boolean> {
  const shipments = (await client.getShippingFulfillments(session, orderId)).filter(
    (shipment) => shipment.shipmentTrackingNumber?.toUpperCase() === trackingNumber.toUpperCase(),
  );
  const shown = new Set(shipments.flatMap(({ lineItems = [] }) => lineItems.map(({ lineItemId }) => lineItemId)));
  return shipments.length > 0 && lines.every(({ externalId }) => shown.has(externalId));
}

/** Carriers print spaces and hyphens into their numbers, which eBay refuses; undefined where other signs are left, or nothing. */
function trackingNumberOf({ trackingNumber }: Shipment): string | undefined {
  const plain = trackingNumber.replaceAll(/[\s\p{Dash_Punctuation}./]/gu, '');
  return /^[A-Za-z0-9]+$/.test(plain) ? plain : undefined;
}
