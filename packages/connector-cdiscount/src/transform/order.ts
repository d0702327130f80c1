import type { ExternalOrder, ExternalOrderLine } from '@quayside/connector-kit';
import { type Money, money } from '@quayside/kernel';
import { CURRENCY, siteOfChannel } from '../sites.ts';
import type { Order, OrderLine } from '../wire.ts';
import { fromNumber } from './values.ts';

const WAITING = 'WaitingAcceptance';
/** What an order becomes that the seller took, and one that it refused. */
export const ACCEPTED: ReadonlySet<string> = new Set(['Accepted', 'InPreparation', 'Shipped', 'Delivered']);
export const DECLINED: ReadonlySet<string> = new Set(['Refused']);

/**
 * Cdiscount gives an order up that its seller has not taken within two days. No answer of the API names the moment, so it is counted from
 * the order's making: never too late, and early by what checking the payment took.
 */
const ANSWERED_WITHIN_MS = 2 * 86_400_000;

/** An order is the seller's to send once Cdiscount has the money: accepted alone it is not. */
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

/** Undefined for an order of another channel, or without an id. */
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
    // The seller's own price; what the buyer paid may be less, and Cdiscount bears the difference.
    total: fromNumber(order.totalPrice?.offerPrice) ?? sumOf(own),
    buyerUsername: order.customer?.reference ?? null,
    shipToName: name || null,
    shipToCountry: address?.countryCode ?? null,
    lines,
    ...(order.status === WAITING ? { answerBy: answerBy(createdAt) } : {}),
    ...(own.length > 0 && own.every(isFulfilledByCdiscount) ? { isFulfilledByMarketplace: true as const } : {}),
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
    // A listing is named by its reference; which group a variant is of, an order does not tell.
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
