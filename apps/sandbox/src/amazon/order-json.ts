import { DAY_MS } from '../platform/durations.ts';
import type { OrderLine, StoredOrder } from './model.ts';
import { iso } from './operation.ts';
import { siteById } from './sites.data.ts';

/** An order in the form of Orders 2026-01-01. Buyer and amounts are included only if their data sets are requested. */

export const orderDataSets = [
  'BUYER',
  'RECIPIENT',
  'PROCEEDS',
  'EXPENSE',
  'PROMOTION',
  'CANCELLATION',
  'FULFILLMENT',
  'PACKAGES',
  'TAX',
  'PAYMENT',
  'FULFILLMENT_ORDERS',
] as const;

export type FulfillmentStatus = 'PENDING' | 'UNSHIPPED' | 'PARTIALLY_SHIPPED' | 'SHIPPED' | 'CANCELLED';

export function fulfillmentStatus({ state, lines }: StoredOrder): FulfillmentStatus {
  if (state !== 'OPEN') return state;
  const shipped = lines.reduce((sum, line) => sum + line.shipped, 0);
  if (shipped === 0) return 'UNSHIPPED';
  return lines.every((line) => line.shipped >= line.quantity) ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
}

export const totalMinor = ({ lines, shippingMinor }: StoredOrder): number =>
  shippingMinor + lines.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);

const amount = (minor: number, currencyCode: string) => ({ amount: (minor / 100).toFixed(2), currencyCode });

function cancellationOf({ state }: StoredOrder, { isCancelled, isCutShort, isCancelRequested }: OrderLine) {
  const cancelReason = 'NO_LONGER_NEEDED';
  const isExecuted = state === 'CANCELLED' || isCancelled || isCutShort;
  return {
    ...(isCancelRequested ? { cancellationRequest: { requester: 'BUYER', cancelReason } } : {}),
    ...(isExecuted ? { cancellationExecution: { cancelledBy: 'BUYER', cancelReason } } : {}),
  };
}

function lineJson(order: StoredOrder, line: OrderLine, has: (name: string) => boolean) {
  // A pending order is unpaid and has no price yet.
  const isPriced = order.state !== 'PENDING';
  const itemTotal = line.priceMinor * line.quantity;
  return {
    orderItemId: line.orderItemId,
    quantityOrdered: line.quantity,
    product: {
      asin: line.asin,
      title: line.title,
      sellerSku: line.sku,
      condition: { conditionType: 'NEW' },
      ...(isPriced ? { price: { unitPrice: amount(line.priceMinor, order.currency) } } : {}),
    },
    ...(has('PROCEEDS') && isPriced
      ? {
          proceeds: {
            proceedsTotal: amount(itemTotal, order.currency),
            breakdowns: [{ type: 'ITEM', subtotal: amount(itemTotal, order.currency) }],
          },
        }
      : {}),
    ...(has('FULFILLMENT')
      ? { fulfillment: { quantityFulfilled: line.shipped, quantityUnfulfilled: line.quantity - line.shipped } }
      : {}),
    ...(has('CANCELLATION') &&
    (order.state === 'CANCELLED' || line.isCancelled || line.isCutShort || line.isCancelRequested)
      ? { cancellation: cancellationOf(order, line) }
      : {}),
  };
}

/** An order without its defect. */
export function soundJson(order: StoredOrder, wanted: readonly string[]) {
  const has = (name: string) => wanted.includes(name);
  const { buyer } = order;
  const isKnown = order.state !== 'PENDING';
  return {
    orderId: order.orderId,
    createdTime: iso(order.createdAt),
    lastUpdatedTime: iso(order.modifiedAt),
    salesChannel: {
      channelName: 'AMAZON',
      marketplaceId: order.marketplaceId,
      marketplaceName: siteById.get(order.marketplaceId)?.name ?? '',
    },
    ...(has('BUYER') && isKnown ? { buyer: { buyerName: buyer.fullName, buyerEmail: buyer.email } } : {}),
    ...(has('RECIPIENT') && isKnown
      ? {
          recipient: {
            deliveryAddress: {
              name: buyer.fullName,
              addressLine1: buyer.street,
              city: buyer.city,
              stateOrRegion: buyer.region,
              postalCode: buyer.postalCode,
              countryCode: buyer.country,
              phone: buyer.phone,
            },
          },
        }
      : {}),
    ...(has('PROCEEDS') && isKnown ? { proceeds: { grandTotal: amount(totalMinor(order), order.currency) } } : {}),
    ...(has('FULFILLMENT')
      ? {
          fulfillment: {
            fulfillmentStatus: fulfillmentStatus(order),
            fulfilledBy: order.fulfilledBy,
            fulfillmentServiceLevel: 'STANDARD',
            shipByWindow: {
              earliestDateTime: iso(order.createdAt),
              latestDateTime: iso(order.createdAt + 2 * DAY_MS),
            },
          },
        }
      : {}),
    orderItems: order.lines.map((line) => lineJson(order, line, has)),
    ...(has('PACKAGES')
      ? {
          packages: order.parcels.map((parcel) => ({
            packageReferenceId: parcel.packageReferenceId,
            createdTime: iso(parcel.createdAt),
            packageStatus: { status: 'SHIPPED' },
            carrier: parcel.carrierCode,
            shipTime: parcel.shipDate,
            ...(parcel.shippingMethod === undefined ? {} : { shippingService: parcel.shippingMethod }),
            trackingNumber: parcel.trackingNumber,
            packageItems: parcel.items,
          })),
        }
      : {}),
  };
}
