import { contactOf, type ExternalOrder, type ExternalOrderLine } from '@quayside/connector-kit';
import { type Money, money } from '@quayside/kernel';
import { CURRENCY, siteOfChannel } from '../sites.ts';
import type { Order, OrderLine } from '../wire.ts';
import { fromNumber } from './values.ts';

const WAITING = 'WaitingAcceptance';
/** States of an order that the seller accepted or declined. */
export const ACCEPTED: ReadonlySet<string> = new Set(['Accepted', 'InPreparation', 'Shipped', 'Delivered']);
export const DECLINED: ReadonlySet<string> = new Set(['Refused']);

/**
 * Cdiscount cancels an order that the seller has not accepted within two days. No API states the deadline, so it is counted from the
 * order's creation: never too late, and early by the duration of the payment check.
 */
const ANSWERED_WITHIN_MS = 2 * 86_400_000;

/** The seller ships an order only when Cdiscount has the payment; accepting alone is not enough. */
const STATUSES: Readonly<Record<string, ExternalOrder['status']>> = {
  Processing: 'pending',
  [WAITING]: 'pending',
  Accepted: 'pending',
  InPreparation: 'paid',
  Shipped: 'shipped',
  Delivered: 'shipped',
  Refused: 'cancelled',
  Cancelled: 'cancelled',
  Rejected: 'cancelled',
};

/** Undefined for an order of another channel or without an id. */
export function toExternalOrder(order: Order): ExternalOrder | undefined {
  const site = siteOfChannel(order.salesChannel?.id);
  const createdAt = order.createdAt ?? order.purchasedAt;
  if (site === undefined || order.orderId === undefined || createdAt === undefined) return undefined;
  const own = order.lines ?? [];
  const lines = own.flatMap((line) => toLine(line) ?? []);
  const address = own.find(({ shippingAddress }) => shippingAddress)?.shippingAddress ?? order.billingAddress;
  const name = [address?.firstName, address?.lastName].filter((part) => part).join(' ');
  return {
    externalId: order.orderId,
    site,
    createdAt,
    modifiedAt: order.updatedAt ?? createdAt,
    status: STATUSES[order.status ?? ''] ?? 'pending',
    // The seller's own price. The buyer may have paid less, and Cdiscount bears the difference.
    total: fromNumber(order.totalPrice?.offerPrice) ?? sumOf(own),
    buyerUsername: order.customer?.reference ?? null,
    shipToName: name || null,
    shipToCountry: address?.countryCode ?? null,
    lines,
    contact: contactOf({
      email: address?.email,
      phone: address?.phone,
      lines: [address?.addressLine1, address?.addressLine2, address?.addressLine3],
      city: address?.city,
      postalCode: address?.postalCode,
    }),
    amounts: amountsOf(own),
    shipBy: order.shippedAtMax,
    // Octopia states no time of delivery, so it is the last change of a delivered order.
    deliveredAt: order.status === 'Delivered' ? order.updatedAt : undefined,
    problem: order.currencyCode !== undefined && order.currencyCode !== CURRENCY ? 'foreign_currency' : undefined,
    ...(order.status === WAITING ? { answerBy: answerBy(createdAt) } : {}),
    ...(own.length > 0 && own.every(isFulfilledByCdiscount) ? { isFulfilledByMarketplace: true as const } : {}),
  };
}

/** The readable part of an order that cannot be read as a whole. */
export function leastOf({ orderId, salesChannel, purchasedAt, createdAt = purchasedAt, updatedAt = createdAt }: Order) {
  const site = siteOfChannel(salesChannel?.id);
  if (site === undefined || orderId === undefined || !createdAt || !updatedAt) return undefined;
  return { externalId: orderId, site, createdAt, modifiedAt: updatedAt, total: money(0, CURRENCY) };
}

/** Prices include VAT, which the seller owes, so no separate tax is stated. */
function amountsOf(lines: readonly OrderLine[]): ExternalOrder['amounts'] {
  const sum = (of: (line: OrderLine) => number) =>
    money(
      lines.reduce((minor, line) => minor + of(line), 0),
      CURRENCY,
    );
  return {
    items: sum((line) => goodsOf(line).minor),
    shipping: sum(({ offerPrice }) => fromNumber(offerPrice?.shippingCost)?.minor ?? 0),
    fee: sum(({ offerPrice }) => fromNumber(offerPrice?.commission?.amountWithVat)?.minor ?? 0),
  };
}

const answerBy = (createdAt: string): string => new Date(Date.parse(createdAt) + ANSWERED_WITHIN_MS).toISOString();

const isFulfilledByCdiscount = ({ offer }: OrderLine): boolean => offer?.supplyMode === 'Fulfillment';

function goodsOf({ offerPrice, quantity = 0 }: OrderLine): Money {
  const unit = fromNumber(offerPrice?.unitSalesPrice)?.minor ?? 0;
  return money(unit * quantity, CURRENCY);
}

function toLine(line: OrderLine): ExternalOrderLine | undefined {
  const { orderLineId, quantity = 0, offer } = line;
  if (orderLineId === undefined) return undefined;
  return {
    externalId: orderLineId,
    sku: offer?.sellerProductId ?? null,
    // The listing is identified by its reference. An order does not state the group of a variant.
    listingId: offer?.sellerProductId ?? null,
    title: offer?.productTitle ?? '',
    quantity,
    total: goodsOf(line),
  };
}

function sumOf(lines: readonly OrderLine[]): Money {
  const shipping = lines.map(({ offerPrice }) => fromNumber(offerPrice?.shippingCost)?.minor ?? 0);
  const goods = lines.map((line) => goodsOf(line).minor);
  return money(
    [...goods, ...shipping].reduce((sum, minor) => sum + minor, 0),
    CURRENCY,
  );
}
