import { DAY_MS } from '../platform/durations.ts';
import { longestDelay } from './buy.ts';
import { productReferenceOf } from './goods.ts';
import { SALES_CHANNEL, SALES_CHANNEL_NAME, type StoredOrder, type StoredOrderLine } from './model.ts';
import { euros, iso } from './operation.ts';
import type { OctopiaSeller } from './seller.ts';

/** Cdiscount's commission on price and shipping, including tax, in percent. */
const COMMISSION_PERCENT = 15;

const withoutVat = (minor: number, rate: number): number => Math.round((minor * 100) / (100 + rate));

/** What the seller gets for a line before commission: the seller's own price and shipping, not what the buyer paid. */
const offerMinor = ({ unitMinor, quantity, shippingMinor }: StoredOrderLine): number =>
  unitMinor * quantity + shippingMinor;
const sellingMinor = (line: StoredOrderLine): number => line.sellingMinor + line.shippingMinor;

const sum = (lines: readonly StoredOrderLine[], of: (line: StoredOrderLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

export const totalMinor = (order: StoredOrder): number => sum(order.lines, offerMinor);

function addressOf({ buyer }: StoredOrder) {
  return {
    civility: 'MRS',
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    addressLine1: buyer.street,
    postalCode: buyer.postalCode,
    city: buyer.city,
    countryCode: 'FR',
  };
}

function lineJson(order: StoredOrder, line: StoredOrderLine) {
  const total = offerMinor(line);
  const commission = Math.round((total * COMMISSION_PERCENT) / 100);
  return {
    orderLineId: line.id,
    status: line.status,
    quantity: line.quantity,
    totalPrice: { offerPrice: euros(total), sellingPrice: euros(sellingMinor(line)) },
    offerPrice: {
      unitSalesPrice: euros(line.unitMinor),
      shippingCost: euros(line.shippingMinor),
      commission: {
        amountWithVat: euros(commission),
        amountWithoutVat: euros(withoutVat(commission, line.vatRate)),
        rate: COMMISSION_PERCENT,
      },
      taxes: [
        {
          code: 'VAT',
          target: 'SalesPrice',
          amount: euros(line.unitMinor - withoutVat(line.unitMinor, line.vatRate)),
          rate: line.vatRate,
        },
      ],
    },
    sellingPrice: {
      unitSalesPrice: euros(Math.round(line.sellingMinor / line.quantity)),
      shippingCost: euros(line.shippingMinor),
    },
    offer: {
      id: line.offerId,
      sellerProductId: line.reference,
      supplyMode: order.supplyMode,
      productId: productReferenceOf(line.gtin),
      productTitle: line.title,
      productGtin: line.gtin,
      condition: line.condition,
    },
    delivery: {
      mode: line.deliveryMode,
      promisedAtMax: iso(order.shipBy + longestDelay(line.deliveryMode) * DAY_MS),
      shippedAtMax: iso(order.shipBy),
    },
    shippingAddress: { ...addressOf(order), phone: order.buyer.phone, email: order.buyer.email },
    parcels: line.parcels,
  };
}

/** An order without its defect. */
export function soundJson(seller: OctopiaSeller, order: StoredOrder) {
  return {
    orderId: order.id,
    reference: order.id.replace(/^SCID/, ''),
    businessOrder: false,
    salesChannel: { id: SALES_CHANNEL, name: SALES_CHANNEL_NAME },
    seller: { id: seller.profile.sellerId },
    customer: { reference: order.customer },
    purchasedAt: iso(order.createdAt),
    createdAt: iso(order.createdAt),
    updatedAt: iso(order.updatedAt),
    shippedAtMax: iso(order.shipBy),
    status: order.status,
    payment: { method: 'CreditCard' },
    currencyCode: 'EUR',
    billingAddress: addressOf(order),
    totalPrice: { offerPrice: euros(totalMinor(order)), sellingPrice: euros(sum(order.lines, sellingMinor)) },
    lines: order.lines.map((line) => lineJson(order, line)),
    serviceFees: [],
  };
}
