import type { ExternalOrder, ExternalOrderLine } from '@quayside/connector-kit';
import { type Money, money, type Site } from '@quayside/kernel';
import { currencyOf, siteOfMarketplace } from '../sites.ts';
import type { Order, OrderItem } from '../wire.ts';
import { readMoney } from './values.ts';

const STATUSES: Readonly<Record<string, ExternalOrder['status']>> = {
  PENDING_AVAILABILITY: 'pending',
  PENDING: 'pending',
  UNSHIPPED: 'paid',
  PARTIALLY_SHIPPED: 'paid',
  SHIPPED: 'shipped',
  CANCELLED: 'cancelled',
  // Amazon's own warehouse can not send it: nothing of it is the seller's to do.
  UNFULFILLABLE: 'cancelled',
};

/** Undefined for an order of a site that Quayside does not serve, or without an id. */
export function toExternalOrder(order: Order): ExternalOrder | undefined {
  const site = siteOfMarketplace(order.salesChannel?.marketplaceId);
  const { orderId, createdTime, lastUpdatedTime, fulfillment, recipient } = order;
  if (site === undefined || orderId === undefined || createdTime === undefined) return undefined;
  const status = STATUSES[fulfillment?.fulfillmentStatus ?? ''] ?? 'pending';
  const lines = (order.orderItems ?? []).flatMap((item) => {
    const line = toLine(site, item);
    if (line === undefined) return [];
    return [status === 'paid' && isFulfilled(item) ? { ...line, isShipped: true as const } : line];
  });
  return {
    externalId: orderId,
    site,
    createdAt: createdTime,
    modifiedAt: lastUpdatedTime ?? createdTime,
    status,
    total: readMoney(order.proceeds?.grandTotal) ?? sumOf(site, lines),
    // Amazon tells no name that a buyer signs in with; the alias address stands for the buyer.
    buyerUsername: order.buyer?.buyerEmail ?? null,
    shipToName: recipient?.deliveryAddress?.name ?? null,
    shipToCountry: recipient?.deliveryAddress?.countryCode ?? null,
    lines,
    ...(fulfillment?.fulfilledBy === 'AMAZON' ? { isFulfilledByMarketplace: true as const } : {}),
  };
}

function isFulfilled({ fulfillment }: OrderItem): boolean {
  return (fulfillment?.quantityFulfilled ?? 0) > 0 && fulfillment?.quantityUnfulfilled === 0;
}

/** A pending order has no prices yet: it reserves stock and counts nothing. */
function toLine(
  site: Site,
  { orderItemId, quantityOrdered = 0, product, proceeds }: OrderItem,
): ExternalOrderLine | undefined {
  if (orderItemId === undefined) return undefined;
  const unit = readMoney(product?.price?.unitPrice);
  const total = readMoney(proceeds?.proceedsTotal) ?? (unit && money(unit.minor * quantityOrdered, unit.currency));
  return {
    externalId: orderItemId,
    sku: product?.sellerSku ?? null,
    // A listing is named by its sku; which family a variation is of, an order does not tell.
    listingId: product?.sellerSku ?? null,
    title: product?.title ?? '',
    quantity: quantityOrdered,
    total: total ?? money(0, currencyOf(site)),
  };
}

function sumOf(site: Site, lines: readonly ExternalOrderLine[]): Money {
  const currency = lines[0]?.total.currency ?? currencyOf(site);
  return money(
    lines.reduce((sum, { total }) => sum + total.minor, 0),
    currency,
  );
}
