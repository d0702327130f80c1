import {
  contactOf,
  currencyCode,
  decimalOf,
  type ExternalOrder,
  type ExternalOrderLine,
  instantOf,
  NO_DATE,
  type OrderReading,
  objectsOf,
  wireText,
} from '@quayside/connector-kit';
import { type Currency, isCurrency, type Money, money } from '@quayside/kernel';
import { currencyOf, siteOfMarketplace } from '../sites.ts';
import type { Order, OrderItem, WireMoney } from '../wire.ts';

const STATUSES: ReadonlyMap<unknown, NonNullable<ExternalOrder['status']>> = new Map([
  ['PENDING_AVAILABILITY', 'pending'],
  ['PENDING', 'pending'],
  ['UNSHIPPED', 'paid'],
  ['PARTIALLY_SHIPPED', 'paid'],
  ['SHIPPED', 'shipped'],
  ['CANCELLED', 'cancelled'],
  // Amazon's own warehouse cannot ship it, so the seller has nothing to do.
  ['UNFULFILLABLE', 'cancelled'],
]);

export const idsOf = ({ orderId, orderItems }: Order) => ({
  field: 'orderId',
  id: orderId,
  lineIds: objectsOf(orderItems).map(({ orderItemId }) => orderItemId),
});

export function toExternalOrder(order: Order, reading: OrderReading): Omit<ExternalOrder, 'externalId' | 'doubts'> {
  const { createdTime, lastUpdatedTime, fulfillment, recipient } = order;
  const marketplaceId = order.salesChannel?.marketplaceId;
  const site =
    siteOfMarketplace(wireText(marketplaceId)) ?? reading.doubt('unknown_site', 'marketplaceId', marketplaceId);
  const currency = site === null ? undefined : currencyOf(site);
  const stated = fulfillment?.fulfillmentStatus;
  const status = STATUSES.get(stated) ?? reading.doubt('unknown_status', 'fulfillmentStatus', stated);
  const grandTotal = order.proceeds?.grandTotal;
  const lines = reading
    .lines('orderItems', order.orderItems)
    .map((item) => toLine(item, status === 'pending', currency, reading));
  if (instantOf(createdTime) === undefined) reading.doubt('impossible_date', 'createdTime', createdTime);
  return {
    site,
    createdAt: instantOf(createdTime) ?? NO_DATE,
    modifiedAt: instantOf(lastUpdatedTime) ?? instantOf(createdTime) ?? NO_DATE,
    status,
    total: reading.total('proceeds.grandTotal', isStated(grandTotal) ? amountOf(grandTotal) : null, currency, lines),
    // Amazon reveals no user name; the alias address identifies the buyer.
    buyerUsername: wireText(order.buyer?.buyerEmail) ?? null,
    shipToName: wireText(recipient?.deliveryAddress?.name) ?? null,
    shipToCountry: wireText(recipient?.deliveryAddress?.countryCode) ?? null,
    lines,
    contact: toContact(order),
    ...amountsOf(order),
    shipBy: instantOf(fulfillment?.shipByWindow?.latestDateTime),
    ...(fulfillment?.fulfilledBy === 'AMAZON' ? { isFulfilledByMarketplace: true as const } : {}),
  };
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
  const of = (type: string) => {
    const stated = objectsOf(proceeds?.breakdowns).find((one) => one.type === type)?.subtotal;
    const currency = currencyCode(stated?.currencyCode) ?? '';
    return isCurrency(currency) ? decimalOf(stated?.amount, currency) : undefined;
  };
  const items = of('ITEM');
  const shipping = of('SHIPPING');
  const tax = of('TAX');
  return items || shipping || tax ? { amounts: { items, shipping, tax } } : {};
}

const isStated = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

const amountOf = (stated: WireMoney | null | undefined) => ({
  amount: stated?.amount,
  currency: stated?.currencyCode,
});

/** A pending order has no prices yet. It reserves stock and has a total of zero. */
function toLine(
  item: OrderItem,
  isPending: boolean,
  currency: Currency | undefined,
  reading: OrderReading,
): ExternalOrderLine {
  const { product, fulfillment } = item;
  const externalId = reading.lineId('orderItemId', item.orderItemId);
  // Amazon lowers the quantity of a cancelled item to 0. Nothing is sold of one that it does not say to be cancelled, but a person looks.
  const isGone = wireText(item.quantityOrdered)?.trim() === '0';
  const isExecuted = isStated(item.cancellation?.cancellationExecution);
  if (isGone && !isExecuted) reading.doubt('bad_quantity', 'quantityOrdered', item.quantityOrdered, externalId);
  // Of an item that is cancelled in part, the rest waits to be shipped.
  const quantity = isGone ? 0 : reading.quantity('quantityOrdered', item.quantityOrdered, externalId);
  const shipped = fulfillment?.quantityFulfilled;
  const isPart = Number.isSafeInteger(shipped) && Number(shipped) > 0;
  // Once the rest is shipped, nothing is left to ship of it, but it was sold.
  const isSent = isPart && quantity !== null && Number(shipped) >= quantity;
  const isOver = isExecuted && !isSent && !(Number(fulfillment?.quantityUnfulfilled) > 0);
  const isCancelled = isGone || isOver;
  const sku = wireText(product?.sellerSku)?.trim() ?? null;
  return {
    externalId,
    sku,
    // The listing is identified by its SKU. An order does not state the family of a variation.
    listingId: sku,
    title: wireText(product?.title) ?? '',
    quantity,
    total:
      isGone && currency ? money(0, currency) : priceOf(item, { externalId, quantity, isPending, currency }, reading),
    ...(isPart ? { shipped: Number(shipped) } : {}),
    ...(isCancelled ? { isCancelled: true as const } : {}),
  };
}

interface Priced {
  readonly externalId: string;
  readonly quantity: number | null;
  readonly isPending: boolean;
  readonly currency: Currency | undefined;
}

function priceOf(
  { proceeds, product }: OrderItem,
  { externalId, quantity, isPending, currency }: Priced,
  reading: OrderReading,
): Money | null {
  const stated = proceeds?.proceedsTotal;
  const unitPrice = product?.price?.unitPrice;
  if (!isStated(stated) && !isStated(unitPrice) && isPending && currency) return money(0, currency);
  if (isStated(stated) || !isStated(unitPrice)) {
    return reading.money('proceedsTotal', amountOf(stated), currency, externalId);
  }
  const unit = reading.money('unitPrice', amountOf(unitPrice), currency, externalId);
  return reading.priceOf('unitPrice', unit, quantity, externalId);
}
