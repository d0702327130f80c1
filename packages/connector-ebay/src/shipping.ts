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
import { carrierCodeAt } from '@quayside/kernel';
import { isRefusal } from './bulk.ts';
import type { EbayClient } from './client.ts';

type OrderShipper = Pick<EbayClient, 'getShippingFulfillments' | 'createShippingFulfillment'>;

const PARALLEL_SHIPMENTS = 2;

/**
 * Confirms shipments. eBay accepts the same shipment twice, so the order is read before, and again after a rejection; the tracking number
 * identifies a shipment. A confirmed shipment cannot change: eBay rejects another number for shipped goods.
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
  const { orderId, carrier, shippedAt, lines } = shipment;
  if (await isConfirmed(client, session, shipment, trackingNumber)) return;
  try {
    await client.createShippingFulfillment(session, orderId, {
      lineItems: lines.map(({ externalId, quantity }) => ({ lineItemId: externalId, quantity })),
      shippedDate: shippedAt,
      shippingCarrierCode: carrierCodeAt('ebay', carrier),
      trackingNumber,
    });
  } catch (error) {
    // Another process may have confirmed it after the read.
    if (!isRefusal(failedBy(error).error) || !(await isConfirmed(client, session, shipment, trackingNumber)))
      throw error;
  }
}

/** Whether the order shows the shipment with all its lines. */
async function isConfirmed(
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

/** Removes spaces and hyphens from a tracking number, which eBay rejects. Undefined if other special characters remain, or nothing. */
function trackingNumberOf({ trackingNumber }: Shipment): string | undefined {
  const plain = trackingNumber.replaceAll(/[\s\p{Dash_Punctuation}./]/gu, '');
  return /^[A-Za-z0-9]+$/.test(plain) ? plain : undefined;
}
