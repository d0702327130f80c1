import { DAY_MS } from '../platform/durations.ts';
import { adFeesMinor } from './advertising/ad-sales.ts';
import type { OrderLine, StoredOrder } from './model.ts';
import { amountOf } from './money.ts';
import type { Seller } from './seller.ts';

/** An order as the Fulfillment API (v1.20.7) returns it. */

/** The buyer's e-mail is returned for 14 days; name, phone and street for 90. */
const EMAIL_DAYS = 14;
const ADDRESS_DAYS = 90;
/** The seller's fee for the order: a share of the total, and a fixed part in minor units. */
const FEE_SHARE = 0.11;
const FEE_FIXED_MINOR = 30;

const iso = (ms: number) => new Date(ms).toISOString();

export const subtotalMinor = (order: StoredOrder): number =>
  order.lines.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);

export const totalMinor = (order: StoredOrder): number => subtotalMinor(order) + order.shippingMinor;

export const refundedMinor = (order: StoredOrder): number =>
  order.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);

export function fulfillmentStatus(order: StoredOrder): 'NOT_STARTED' | 'IN_PROGRESS' | 'FULFILLED' {
  if (order.lines.every((line) => line.shipped >= line.quantity)) return 'FULFILLED';
  return order.lines.some((line) => line.shipped > 0) ? 'IN_PROGRESS' : 'NOT_STARTED';
}

function paymentStatus(order: StoredOrder): string {
  if (order.isUnpaid) return 'PENDING';
  const refunded = refundedMinor(order);
  if (refunded === 0) return 'PAID';
  return refunded >= totalMinor(order) ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
}

function lineStatus(line: OrderLine): string {
  if (line.shipped >= line.quantity) return 'FULFILLED';
  return line.shipped > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';
}

function shipTo(order: StoredOrder, now: number) {
  const { buyer } = order;
  const age = now - order.createdAt;
  const isAddressKept = age < ADDRESS_DAYS * DAY_MS;
  return {
    ...(isAddressKept ? { fullName: buyer.fullName, primaryPhone: { phoneNumber: buyer.phone } } : {}),
    ...(age < EMAIL_DAYS * DAY_MS ? { email: buyer.email } : {}),
    contactAddress: {
      ...(isAddressKept ? { addressLine1: buyer.street } : {}),
      city: buyer.city,
      stateOrProvince: buyer.region,
      postalCode: buyer.postalCode,
      countryCode: buyer.country,
    },
  };
}

/** The refunds of a single line. */
export function refundsOf(order: StoredOrder, { lineItemId }: Pick<OrderLine, 'lineItemId'>) {
  return order.refunds.flatMap(({ refundId, at, lines = [] }) =>
    lines.filter((line) => line.lineItemId === lineItemId).map(({ amountMinor }) => ({ refundId, at, amountMinor })),
  );
}

function cancelStatusOf({ cancellation, cancelRequest }: StoredOrder) {
  if (!cancellation && !cancelRequest) return { cancelState: 'NONE_REQUESTED', cancelRequests: [] };
  if (!cancellation && cancelRequest) {
    const { id, reason, at } = cancelRequest;
    const asked = { cancelInitiator: 'BUYER', cancelReason: reason, cancelRequestState: 'REQUESTED' };
    return {
      cancelState: 'IN_PROGRESS',
      cancelRequests: [{ ...asked, cancelRequestId: id, cancelRequestedDate: iso(at) }],
    };
  }
  return { cancelState: 'CANCELED', cancelledDate: iso(cancellation?.at ?? 0), cancelRequests: [] };
}

/** A variation without a SKU is identified by its specifics alone. */
const isWithoutSku = ({ profile, home }: Seller, { variation, itemId }: OrderLine): boolean =>
  variation !== null && profile.isWithoutVariationSkus === true && home.get(itemId) !== undefined;

export function orderJson(seller: Seller, order: StoredOrder, publicUrl: string, now: number) {
  const { buyer, currency } = order;
  const money = (minor: number) => amountOf(minor, currency);
  const subtotal = subtotalMinor(order);
  const total = totalMinor(order);
  const fee = Math.round(total * FEE_SHARE) + FEE_FIXED_MINOR + adFeesMinor(order.lines);
  const shipBy = order.createdAt + 2 * DAY_MS;
  // The refunds of single lines are listed with their lines.
  const whole = order.refunds.filter(({ lines }) => lines === undefined);
  const refunds = whole.map((refund) => ({
    refundId: refund.refundId,
    refundDate: iso(refund.at),
    amount: money(refund.amountMinor),
    refundStatus: 'REFUNDED',
  }));
  return {
    orderId: order.orderId,
    creationDate: iso(order.createdAt),
    lastModifiedDate: iso(order.modifiedAt),
    orderFulfillmentStatus: fulfillmentStatus(order),
    orderPaymentStatus: paymentStatus(order),
    sellerId: seller.profile.username,
    buyer: {
      username: buyer.username,
      taxAddress: {
        city: buyer.city,
        stateOrProvince: buyer.region,
        postalCode: buyer.postalCode,
        countryCode: buyer.country,
      },
    },
    ...(order.note === null ? {} : { buyerCheckoutNotes: order.note }),
    pricingSummary: {
      priceSubtotal: money(subtotal),
      deliveryCost: money(order.shippingMinor),
      total: money(total),
    },
    cancelStatus: cancelStatusOf(order),
    paymentSummary: {
      totalDueSeller: money(total - fee - refundedMinor(order)),
      refunds,
      payments: (order.isUnpaid ? [] : [order]).map(() => ({
        paymentMethod: 'EBAY',
        paymentReferenceId: order.orderId.replaceAll('-', ''),
        paymentDate: iso(order.createdAt),
        amount: money(total),
        paymentStatus: 'PAID',
      })),
    },
    fulfillmentStartInstructions: [
      {
        fulfillmentInstructionsType: 'SHIP_TO',
        minEstimatedDeliveryDate: iso(order.createdAt + 3 * DAY_MS),
        maxEstimatedDeliveryDate: iso(order.createdAt + 7 * DAY_MS),
        ebaySupportedFulfillment: false,
        shippingStep: { shipTo: shipTo(order, now), shippingServiceCode: order.shippingService ?? 'Other' },
      },
    ],
    fulfillmentHrefs: order.shipments.map(
      (shipment) =>
        `${publicUrl}/ebay/sell/fulfillment/v1/order/${order.orderId}/shipping_fulfillment/${shipment.fulfillmentId}`,
    ),
    lineItems: order.lines.map((line) => ({
      lineItemId: line.lineItemId,
      legacyItemId: line.itemId,
      ...(line.variation === null
        ? {}
        : {
            legacyVariationId: `5${line.lineItemId.slice(-11)}`,
            variationAspects: Object.entries(line.variation).map(([name, value]) => ({ name, value })),
          }),
      ...(isWithoutSku(seller, line) ? {} : { sku: line.sku }),
      title: line.title,
      quantity: line.quantity,
      soldFormat: 'FIXED_PRICE',
      listingMarketplaceId: order.marketplaceId,
      purchaseMarketplaceId: order.marketplaceId,
      lineItemFulfillmentStatus: lineStatus(line),
      lineItemCost: money(line.priceMinor * line.quantity),
      deliveryCost: { shippingCost: money(order.shippingMinor) },
      total: money(line.priceMinor * line.quantity + order.shippingMinor),
      taxes: [],
      refunds: refundsOf(order, line).map(({ refundId, at, amountMinor }) => ({
        refundId,
        refundDate: iso(at),
        amount: money(amountMinor),
      })),
      appliedPromotions: [],
      properties: { buyerProtection: true },
      lineItemFulfillmentInstructions: {
        guaranteedDelivery: false,
        shipByDate: iso(shipBy),
        minEstimatedDeliveryDate: iso(order.createdAt + 3 * DAY_MS),
        maxEstimatedDeliveryDate: iso(order.createdAt + 7 * DAY_MS),
      },
      itemLocation: { location: seller.profile.city, countryCode: 'GB', postalCode: seller.profile.postalCode },
    })),
    ebayCollectAndRemitTax: false,
    salesRecordReference: order.orderId.slice(-5).replace(/^0+/, '') || '0',
    totalFeeBasisAmount: money(total),
    totalMarketplaceFee: money(fee),
  };
}
