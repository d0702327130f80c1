import { contactOf, type ExternalOrder, type ExternalOrderLine } from '@quayside/connector-kit';
import { isCurrency, type Money, money, type Site } from '@quayside/kernel';
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
  // Amazon's own warehouse cannot ship it, so the seller has nothing to do.
  UNFULFILLABLE: 'cancelled',
};

/** Undefined for an order without an id or of an unsupported site. */
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
    // Amazon reveals no user name; the alias address identifies the buyer.
    buyerUsername: order.buyer?.buyerEmail ?? null,
    shipToName: recipient?.deliveryAddress?.name ?? null,
    shipToCountry: recipient?.deliveryAddress?.countryCode ?? null,
    lines,
    contact: toContact(order),
    ...amountsOf(order),
    shipBy: fulfillment?.shipByWindow?.latestDateTime,
    problem: problemOf(order),
    ...(fulfillment?.fulfilledBy === 'AMAZON' ? { isFulfilledByMarketplace: true as const } : {}),
  };
}

/** The readable part of an order that cannot be read as a whole. */
export function leastOf({ orderId, salesChannel, createdTime, lastUpdatedTime = createdTime }: Order) {
  const site = siteOfMarketplace(salesChannel?.marketplaceId);
  if (site === undefined || orderId === undefined || !createdTime || !lastUpdatedTime) return undefined;
  const total = money(0, currencyOf(site));
  return { externalId: orderId, site, createdAt: createdTime, modifiedAt: lastUpdatedTime, total };
}

function toContact({ buyer, recipient }: Order) {
  const at = recipient?.deliveryAddress;
  return contactOf({
    email: buyer?.buyerEmail,
    phone: at?.phone,
    lines: [at?.addressLine1, at?.addressLine2, at?.addressLine3],
    city: at?.city,
    region: at?.stateOrRegion,
    postalCode: at?.postalCode,
  });
}

/** Amazon states its fee only in the settlement. */
function amountsOf({ proceeds }: Order): Pick<ExternalOrder, 'amounts'> {
  const of = (type: string) => readMoney(proceeds?.breakdowns?.find((one) => one.type === type)?.subtotal);
  const items = of('ITEM');
  const shipping = of('SHIPPING');
  const tax = of('TAX');
  return items || shipping || tax ? { amounts: { items, shipping, tax } } : {};
}

/** A total that is stated but cannot be parsed is not replaced by a sum. */
function problemOf({ proceeds }: Order): ExternalOrder['problem'] {
  const total = proceeds?.grandTotal;
  if (total?.amount === undefined || total.currencyCode === undefined || readMoney(total)) return undefined;
  return isCurrency(total.currencyCode) ? 'unreadable' : 'foreign_currency';
}

function isFulfilled({ fulfillment }: OrderItem): boolean {
  return (fulfillment?.quantityFulfilled ?? 0) > 0 && fulfillment?.quantityUnfulfilled === 0;
}

/** A pending order has no prices yet. It reserves stock and has a total of zero. */
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
    // The listing is identified by its SKU. An order does not state the family of a variation.
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
